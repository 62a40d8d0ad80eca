/**
 * An experiment at work: what it takes to go from one generation to the next, and from the last one to a champion. All
 * randomness comes from the run's seed and the number of the generation, and what a step needs to know stands in the
 * state, so a run can be stopped after any step and go on anywhere.
 */

import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import { strategyKey } from '../evaluators/strategy.ts';
import { bestFirst } from '../evolvers/bestFirst.ts';
import type { Candidate, Evolver, Member } from '../evolvers/evolver.ts';
import { createEvolver } from '../evolvers/evolvers.ts';
import { createIslands } from '../evolvers/islands.ts';
import { samplePositions } from '../explanations/samplePositions.ts';
import { createTellsApart } from '../explanations/tellsApart.ts';
import type { Codons, GrammarGenome, Phenotype } from '../genomes/grammarGenome.ts';
import { createGrammarGenome } from '../genomes/grammarGenome.ts';
import { playedAs } from '../genomes/originalSlips.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import { readGrammar } from '../grammar/readGrammar.ts';
import { parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import type { GenerationRecord, IndividualRecord } from '../store/records.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { measureCandidates } from './fitness.ts';
import type { RoundsPool } from './measure.ts';
import type { Bred } from './rounds.ts';
import { statisticsOf } from './statistics.ts';

export interface Laboratory {
  readonly variant: Variant;
  readonly genome: GrammarGenome;
  readonly evolver: Evolver<Codons, Json>;
  /** The spec of the player that a strategy is in training. */
  playerOf(phenotype: Phenotype): string;
  /** The spec of the player that it is as a champion. */
  championOf(phenotype: Phenotype): string;
  /** Champions of the same key play alike. */
  championKeyOf(phenotype: Phenotype): string;
}

/** A generation that is over. */
export interface Step {
  readonly state: Json;
  readonly record: Omit<GenerationRecord, 'timeMs'>;
  readonly members: readonly IndividualRecord[];
}

/** Streams of a run's seed. Games have a path of their own below theirs. */
export const STREAMS = { ask: 1, tell: 2, games: 4, validation: 5, confirmation: 6 } as const;

/** Positions on which first individuals have to tell moves apart. */
const APART_POSITIONS = 20;

export function createLaboratory(experiment: Experiment): Laboratory {
  const variant = variantNamed(experiment.variant);
  const { mode, depth, championDepth } = experiment.strategy;
  const { grammarText, apart, grammar: _file, ...settings } = experiment.genome;
  const genome = createGrammarGenome({
    ...settings,
    grammar: readGrammar(grammarText, {}).grammar,
    board: variant.board,
    playedAs: playedAs(experiment.strategy),
    byOrder: mode !== 'index' && depth === 0,
    ...(apart && {
      accept: createTellsApart(
        variant,
        samplePositions(variant, APART_POSITIONS, 1),
        mode === 'index' ? 'position' : mode,
      ),
    }),
  });
  const evolver = createEvolver(experiment.evolver, genome);
  return {
    variant,
    genome,
    evolver: experiment.islands.count === 1 ? evolver : createIslands(evolver, experiment.islands),
    playerOf: remembering(({ played }) => specOf(played, mode, depth)),
    championOf: ({ played }) => specOf(played, mode, championDepth || depth),
    championKeyOf: ({ played, key }) =>
      championDepth === 0 ? key : strategyKey(parseExpression(played), variant.board, false),
  };
}

/** The same answer for the same phenotype without asking again. */
function remembering(answer: (phenotype: Phenotype) => string): (phenotype: Phenotype) => string {
  const known = new WeakMap<Phenotype, string>();
  return (phenotype) => {
    const found = known.get(phenotype) ?? answer(phenotype);
    known.set(phenotype, found);
    return found;
  };
}

/** A strategy as a player: one move deep, or as the evaluation of a search that depends on nothing but the game. */
function specOf(text: string, mode: string, depth: number): string {
  const spec =
    depth === 0 ? `expression:${text},mode=${mode}` : `alphabeta:depth=${depth},eval=${text},table=0,tables=off`;
  return parseSpec(spec).name;
}

/** Breeds and measures one generation from the state before it, and stores nothing. */
export async function stepGeneration(
  laboratory: Laboratory,
  experiment: Experiment,
  seed: number,
  number: number,
  state: Json,
  pool: RoundsPool,
  onGames?: (games: number, total: number) => void,
): Promise<Step> {
  const { evolver, genome } = laboratory;
  const candidates = evolver.ask(state, createRng(seed, STREAMS.ask, number));
  const bred = bredBy(laboratory, state);
  const lived = [...evolver.hall(state), ...evolver.population(state)];
  const earlier = new Map(lived.map(({ id, worth }) => [id, worth]));
  const { worths, measured, games, opponents } = await measureCandidates({
    experiment,
    express: (codons) => genome.express(codons),
    playerOf: (phenotype) => laboratory.playerOf(phenotype),
    candidates: candidates.map((candidate) => ({
      candidate,
      ...(earlier.has(candidate.id) && { before: earlier.get(candidate.id)! }),
    })),
    bred,
    path: [seed, STREAMS.games, number],
    pool,
    onGames,
  });
  const members = candidates.map(({ id, genome: codons, parents }: Candidate<Codons>, index): Member<Codons> => ({
    id,
    genome: codons,
    parents,
    worth: worths[index]!,
  }));
  const next = evolver.tell(state, members, createRng(seed, STREAMS.tell, number));
  const alive = evolver.population(next);
  const best = bestFirst(alive)[0]!;
  return {
    state: next,
    record: {
      number,
      opponents,
      statistics: { ...statisticsOf(alive, genome), measured, games },
      best: { ...recordOf(best, genome), player: playerOfMember(laboratory, best) },
    },
    members: alive.map((member) => recordOf(member, genome)),
  };
}

/** Those whom a run has bred so far, the valid ones. */
export function bredBy({ evolver, genome }: Laboratory, state: Json): Bred<Phenotype> {
  const valid = (members: readonly Member<Codons>[]): Phenotype[] =>
    members.map((member) => genome.express(member.genome)).filter((phenotype) => phenotype !== undefined);
  return { hall: valid(evolver.hall(state)), previous: valid(evolver.population(state)) };
}

/** What is kept of an individual. */
export function recordOf(
  { id, genome: codons, parents, worth }: Member<Codons>,
  genome: GrammarGenome,
): IndividualRecord {
  return { id, genome: codons, parents, worth, text: genome.express(codons)?.text ?? null };
}

/** A run in which nobody is valid still has a best one, which plays the first move of the list. */
function playerOfMember(laboratory: Laboratory, member: Member<Codons>): string {
  const phenotype = laboratory.genome.express(member.genome);
  return phenotype ? laboratory.playerOf(phenotype) : 'first';
}
