/**
 * Conversations side by side as one: what they ask at the same time is asked in one question, group behind group, and
 * each hears its part of the answer. So islands are measured together and yet evolve apart.
 */

import type { Answer, Conversation, Question } from './evolver.ts';

/** Returns what each of them returned. All must ask the same kind of question at the same time. */
export function* together<G, S>(conversations: readonly Conversation<G, S>[]): Conversation<G, S[]> {
  const turns = conversations.map((conversation) => conversation.next());
  for (;;) {
    const asking = [...turns.keys()].filter((index) => !turns[index]!.done);
    const questions = asking.map((index) => turns[index]!.value as Question<G>);
    if (questions.length === 0) return turns.map(({ value }) => value as S);
    const parts = partsOf(yield merge(questions), questions);
    for (const [place, index] of asking.entries()) turns[index] = conversations[index]!.next(parts[place]!);
  }
}

function merge<G>(questions: readonly Question<G>[]): Question<G> {
  const worths = questions.filter((question) => question.kind === 'worth');
  const duels = questions.filter((question) => question.kind === 'duels');
  if (worths.length > 0 && duels.length > 0) throw new TypeError('conversations side by side ask different questions');
  return worths.length > 0
    ? { kind: 'worth', groups: worths.flatMap(({ groups }) => groups) }
    : { kind: 'duels', pairs: duels.flatMap(({ pairs }) => pairs) };
}

/** The answer to each of the questions that were asked as one. */
function partsOf<G>(answer: Answer, questions: readonly Question<G>[]): Answer[] {
  let from = 0;
  return questions.map((question) => {
    const begin = from;
    from += question.kind === 'worth' ? question.groups.length : question.pairs.length;
    return answer.kind === 'worth'
      ? { kind: 'worth', groups: answer.groups.slice(begin, from) }
      : { kind: 'duels', results: answer.results.slice(begin, from) };
  });
}
