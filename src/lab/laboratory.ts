/**
 * An experiment at work: the step from one generation to the next, and from the last one to a champion. All randomness
 * comes from the run's seed and the number of the generation, and the state contains everything else that a step needs.
 * So a run can be stopped after any step and continued on any machine.
 */

import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import { bestFirst } from '../evolvers/bestFirst.ts';
import type { Evolver, Member } from '../evolvers/evolver.ts';
import { createEvolver } from '../evolvers/evolvers.ts';
import { createIslands } from '../evolvers/islands.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { isSearched } from '../experiments/experimentType.ts';
import type { Phenotype, Representation } from '../genomes/representation.ts';
import { createRepresentation } from '../genomes/representations.ts';
import { parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import type { GenerationRecord, IndividualRecord, Traits } from '../store/records.ts';
import type { Bred } from '../trials/rounds.ts';
import type { Path, Trial, Verdict } from '../trials/trial.ts';
import type { TrialPool } from '../trials/trialPool.ts';
import { createTrial } from '../trials/trials.ts';
import { statisticsOf } from './statistics.ts';

export interface Laboratory {
  readonly variant: Variant;
  readonly representation: Representation;
  readonly evolver: Evolver<Json, Json>;
  readonly trial: Trial;
  /** The spec of a phenotype as a player in training. */
  playerOf(phenotype: Phenotype): string;
  /** Its spec as a champion. */
  championOf(phenotype: Phenotype): string;
  /** Champions with the same key play alike. */
  championKeyOf(phenotype: Phenotype): string;
}

/** The state from which a run continues. A type, not an interface, so that it is Json. */
export type LabState = { readonly evolver: Json; readonly trial: Json };

/** A complete generation. */
export interface Step {
  readonly state: LabState;
  readonly record: Omit<GenerationRecord, 'timeMs'>;
  readonly members: readonly IndividualRecord[];
}

/** Random streams of a run's seed. Each game has its own path below its stream. */
export const STREAMS = { ask: 1, tell: 2, games: 4, validation: 5, confirmation: 6, strength: 7 } as const;

export function createLaboratory(experiment: Experiment): Laboratory {
  const variant = variantNamed(experiment.variant);
  const { search, shuffle, championDepth } = experiment.strategy;
  const playing = { ...experiment.strategy, variant, isSearched: isSearched(experiment.strategy) };
  const representation = createRepresentation(experiment.genome, playing);
  const evolver = createEvolver(experiment.evolver, representation);
  const playerOf = remembering(({ evaluation }) => trainedSpec(evaluation, experiment.strategy));
  return {
    variant,
    representation,
    evolver: experiment.islands.count === 1 ? evolver : createIslands(evolver, experiment.islands),
    trial: createTrial(experiment.fitness, {
      variant: variant.name,
      express: (genome) => representation.express(genome),
      playerOf,
      // An alpha-beta search without chance and without a table shared between games.
      isDeterministic: playing.isSearched && search === 'alphabeta' && !shuffle,
      taught: representation.taught && ((genome, evaluation) => representation.taught!(genome, evaluation)),
      linear: representation.linear && ((genome) => representation.linear!(genome)),
    }),
    playerOf,
    championOf: ({ evaluation }) =>
      championDepth === 0
        ? trainedSpec(evaluation, experiment.strategy)
        : specOf(evaluation, experiment.strategy, championDepth),
    championKeyOf: (phenotype) =>
      championDepth === 0 ? phenotype.key : (representation.searchKey?.(phenotype) ?? phenotype.key),
  };
}

/** The stored state, or the one before the first generation. In 0.1.0 it was that of the evolver alone. */
export function stateFrom(stored: Json | undefined, { evolver, trial }: Laboratory): LabState {
  if (stored === undefined) return { evolver: evolver.start(), trial: trial.firstMemory };
  const { evolver: evolving, trial: trying } = Object(stored) as Partial<LabState>;
  return evolving === undefined || trying === undefined
    ? { evolver: stored, trial: trial.firstMemory }
    : { evolver: evolving, trial: trying };
}

/** Caches the answer for each phenotype. */
function remembering(answer: (phenotype: Phenotype) => string): (phenotype: Phenotype) => string {
  const known = new WeakMap<Phenotype, string>();
  return (phenotype) => {
    const found = known.get(phenotype) ?? answer(phenotype);
    known.set(phenotype, found);
    return found;
  };
}

/** An evaluation as a player in training. */
function trainedSpec(evaluation: string, strategy: Experiment['strategy']): string {
  const { search, depth, playouts, cutoff } = strategy;
  switch (search) {
    case 'alphabeta':
      return specOf(evaluation, strategy, depth);
    case 'mcts':
      return parseSpec(`mcts:playouts=${playouts},cutoff=${cutoff},eval=${evaluation}`).name;
    case 'flat':
      return parseSpec(`flat:plies=${cutoff},lines=${playouts},eval=${evaluation}`).name;
  }
}

/**
 * An evaluation as a player: one move deep, or in a search whose moves depend only on the game, and on chance if equal
 * moves are chosen at random. Deepening would prefer a move that was best at a smaller depth, so it is then off.
 */
function specOf(evaluation: string, { mode, exact, shuffle }: Experiment['strategy'], depth: number): string {
  if (depth === 0) return parseSpec(`expression:${evaluation},mode=${mode}`).name;
  const options = ['table=0', 'tables=off', exact && 'extend=off', shuffle && 'shuffle=root,deepen=off'].filter(
    Boolean,
  );
  return parseSpec(`alphabeta:depth=${depth},eval=${evaluation},${options.join()}`).name;
}

/** Breeds and measures one generation from the state before it, and stores nothing. */
export async function stepGeneration(
  laboratory: Laboratory,
  experiment: Experiment,
  seed: number,
  number: number,
  state: LabState,
  pool: TrialPool,
  onGames?: (games: number, total: number) => void,
): Promise<Step> {
  const { evolver, representation, trial } = laboratory;
  const bred = bredBy(laboratory, state);
  const lived = new Map(
    [...evolver.hall(state.evolver), ...evolver.population(state.evolver)].map(({ id, worth }) => [id, worth]),
  );
  const streams = { ask: createRng(seed, STREAMS.ask, number), tell: createRng(seed, STREAMS.tell, number) };
  const conversation = evolver.step(state.evolver, streams);
  const verdicts: Verdict[] = [];
  let memory = state.trial;
  let turn = conversation.next();
  while (!turn.done) {
    const path = pathOf([seed, STREAMS.games, number], verdicts.length);
    const { done } = turn.value;
    if (done !== undefined) onGames?.(done, 1);
    const heard = done === undefined ? onGames : undefined;
    const verdict = await trial.answer(turn.value, {
      generation: number,
      memory,
      bred,
      lived,
      path,
      pool,
      onGames: heard,
    });
    verdicts.push(verdict);
    memory = verdict.memory;
    turn = conversation.next(verdict.answer);
  }
  const next = { evolver: turn.value, trial: memory };
  const alive = evolver.population(next.evolver);
  const best = evolver.leader?.(next.evolver) ?? bestFirst(alive)[0]!;
  return {
    state: next,
    record: {
      number,
      opponents: largest(verdicts)?.opponents ?? [],
      statistics: {
        ...withTraits(statisticsOf(alive, best, experiment, representation, evolver.islands?.(next.evolver)), {
          ...evolver.traits?.(next.evolver),
          ...verdicts.at(-1)?.traits,
        }),
        measured: sumOf(verdicts, ({ measured }) => measured),
        games: sumOf(verdicts, ({ games }) => games),
      },
      best: { ...recordOf(best, representation), player: playerOfMember(laboratory, best) },
    },
    members: alive.map((member) => recordOf(member, representation)),
  };
}

/** The random streams of a question. The first question has the streams that generations always had. */
function pathOf(generation: Path, question: number): Path {
  return question === 0 ? generation : [...generation, LATER_QUESTIONS, question];
}

/** A number that no trial uses. */
const LATER_QUESTIONS = -3;

/** The first of the verdicts with the most games. */
function largest(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.reduce<Verdict | undefined>((most, one) => (most && most.games >= one.games ? most : one), undefined);
}

/** The numbers of the method and of the trial come before those of the genome. */
function withTraits<Own extends { readonly traits?: Traits }>(statistics: Own, traits: Traits): Own {
  if (Object.keys(traits).length === 0) return statistics;
  return { ...statistics, traits: { ...traits, ...statistics.traits } };
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

/** The valid individuals that a run has bred so far. */
export function bredBy({ evolver, representation }: Laboratory, state: LabState): Bred<Phenotype> {
  const valid = (members: readonly Member<Json>[]): Phenotype[] =>
    members.map(({ genome }) => representation.express(genome)).filter((phenotype) => phenotype !== undefined);
  return { hall: valid(evolver.hall(state.evolver)), previous: valid(evolver.population(state.evolver)) };
}

/** The stored form of an individual. */
export function recordOf(
  { id, genome, parents, worth }: Member<Json>,
  representation: Representation,
): IndividualRecord {
  return { id, genome, parents, worth, text: representation.express(genome)?.text ?? null };
}

/** A run without valid individuals still has a best one, which plays the first move of the list. */
function playerOfMember(laboratory: Laboratory, { genome }: Member<Json>): string {
  const phenotype = laboratory.representation.express(genome);
  return phenotype ? laboratory.playerOf(phenotype) : 'first';
}
