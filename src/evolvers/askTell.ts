/**
 * The simplest kind of conversation: once per generation a method asks what some genomes are worth, and is told. Most
 * methods have this form.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Answer, Births, Candidate, Conversation, Emigration, Evolver, Immigration } from './evolver.ts';
import type { Member, Streams } from './evolver.ts';

export interface AskTell<G, S extends Json> {
  start(births?: Births): S;
  /**
   * The candidates to measure next. Asking changes nothing: the same state and stream give the same answer. Their
   * number follows from the settings and from how often `tell` was called, not from chance or worth.
   */
  ask(state: S, rng: Rng): readonly Candidate<G>[];
  /** The state after the candidates were measured; the members are in the same order. */
  tell(state: S, measured: readonly Member<G>[], rng: Rng): S;
  population(state: S): readonly Member<G>[];
  hall(state: S): readonly Member<G>[];
  emigrants(state: S, count: number, by: Emigration, rng: Rng): readonly Member<G>[];
  receive(state: S, newcomers: readonly Member<G>[], by: Immigration): S;
}

/** The method as a conversation. */
export function conversing<G, S extends Json>(method: AskTell<G, S>): Evolver<G, S> {
  return {
    start: (births) => method.start(births),
    *step(state: S, { ask, tell }: Streams): Conversation<G, S> {
      const candidates = method.ask(state, ask);
      const measured = measuredAs(candidates, yield { kind: 'worth', groups: [candidates] });
      return method.tell(state, measured, tell);
    },
    population: (state) => method.population(state),
    hall: (state) => method.hall(state),
    emigrants: (state, count, by, rng) => method.emigrants(state, count, by, rng),
    receive: (state, newcomers, by) => method.receive(state, newcomers, by),
  };
}

/**
 * The candidates of one group with the worths of the answer, and with what they have learnt. Allows only what JSON
 * keeps, which excludes infinity and -0.
 */
export function measuredAs<G>(candidates: readonly Candidate<G>[], answer: Answer): Member<G>[] {
  const [worths = []] = worthsIn(answer);
  const learnt = answer.kind === 'worth' ? (answer.learnt?.[0] as readonly G[] | undefined) : undefined;
  if (worths.length !== candidates.length) {
    throw new RangeError(`got ${worths.length} worths for ${candidates.length} individuals`);
  }
  return candidates.map(({ id, genome, parents }, index) => {
    const worth = worths[index]!;
    if (worth && (worth.length === 0 || !worth.every(Number.isFinite))) {
      throw new RangeError(`the worth of individual ${id} must be finite numbers, not [${worth.join(', ')}]`);
    }
    return { id, genome: learnt?.[index] ?? genome, parents, worth: worth && worth.map((number) => number + 0) };
  });
}

/** The answer to a question of worth. */
export function worthsIn(answer: Answer): (Answer & { readonly kind: 'worth' })['groups'] {
  if (answer.kind === 'worth') return answer.groups;
  throw new TypeError('expected an answer with worths, not with duels');
}
