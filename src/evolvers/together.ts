/**
 * Combines parallel conversations into one: their simultaneous questions become one question, group after group, and
 * each gets its part of the answer. So islands are measured together but evolve separately.
 */

import type { Answer, Conversation, Question } from './evolver.ts';

/** Returns what each conversation returned. All must ask the same kind of question at the same time. */
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
  if (worths.length > 0 && duels.length > 0)
    throw new TypeError('parallel conversations must ask the same kind of question');
  return worths.length > 0
    ? { kind: 'worth', groups: worths.flatMap(({ groups }) => groups) }
    : { kind: 'duels', pairs: duels.flatMap(({ pairs }) => pairs) };
}

/** The answers to the questions that were combined. */
function partsOf<G>(answer: Answer, questions: readonly Question<G>[]): Answer[] {
  let from = 0;
  return questions.map((question) => {
    const begin = from;
    from += question.kind === 'worth' ? question.groups.length : question.pairs.length;
    return answer.kind === 'worth'
      ? {
          ...answer,
          groups: answer.groups.slice(begin, from),
          ...(answer.learnt && { learnt: answer.learnt.slice(begin, from) }),
        }
      : { kind: 'duels', results: answer.results.slice(begin, from) };
  });
}
