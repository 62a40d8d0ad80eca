/**
 * Converts our runs to results of the original EvoDraughts, and its results to runs. Its fitness is the share lost,
 * ours the share won: each is 1 minus the other.
 */

import type { Json } from '../../base/json.ts';
import type { ChampionRecord, GenerationRecord, ImportedRun, RunRecord, TestRecord } from '../../store/records.ts';
import { jsonAt, numberAt, textAt } from '../../reports/jsonAt.ts';
import type { OriginalResult, OriginalStatistics, OriginalTest } from './originalResult.ts';
import { ORIGINAL_VERSION } from '../../reports/condition.ts';
import { testScores } from '../../reports/testScores.ts';

/** The stored data of a run that matters here. */
export interface ToldRun {
  readonly run: RunRecord;
  readonly generations: readonly GenerationRecord[];
  readonly champion: ChampionRecord | undefined;
  readonly tests: readonly TestRecord[];
  /** How its best individual was mapped, if known. */
  readonly mapping?: { readonly depth: number; readonly usedCodons: number } | undefined;
}

/** The spec of the player in a result. */
export function originalPlayer({ phenotype, mode }: OriginalResult): string {
  return `expression:${phenotype},mode=${mode}`;
}

export function originalVariant({ board }: OriginalResult): string {
  return board === 8 ? 'english' : 'english-6x6';
}

/** A result as a run. The caller gives the player in canonical form, and the explanation as sentences. */
export function importedFromOriginal(
  result: OriginalResult,
  name: string,
  player: string,
  explanation: readonly string[],
): ImportedRun {
  const { phenotype, fitness, statistics, test } = result;
  const variant = originalVariant(result);
  const best = { id: 0, genome: null, parents: [], worth: [1 - fitness], text: phenotype };
  const last = statistics.length - 1;
  return {
    run: {
      name,
      variant,
      seed: 0,
      version: ORIGINAL_VERSION,
      generations: Math.max(result.generations ?? 0, last),
      experiment: experimentOf(result, name),
    },
    generations: statistics.map((values, number) => ({
      number,
      statistics: statisticsOf(values, result.population ?? 0),
      // The file only gives the final best individual.
      best:
        number === last
          ? { ...best, player }
          : { id: 0, genome: null, parents: [], worth: null, text: null, player: '' },
      opponents: [],
      timeMs: 0,
    })),
    champion: {
      individual: best,
      player,
      generation: Math.max(0, last),
      training: 1 - fitness,
      validation: { points: 0, games: 0, candidates: 1 },
      confirmation: { points: 0, games: 0 },
      explanation,
      ancestry: [],
    },
    tests: test ? [{ player, variant, protocol: 'original', result: { opponent: 'random', ...test } }] : [],
  };
}

/** A run as the original would report it. */
export function originalFromRun({ run, generations, champion, tests, mapping }: ToldRun): OriginalResult {
  const { experiment, variant } = run;
  const best = champion ?? { individual: generations.at(-1)!.best, training: generations.at(-1)!.statistics.best };
  // As in the lines of the generations, where the fitness is the points minus the cost of the strategy's form.
  const fitness = best.individual.worth?.[0] ?? best.training;
  const games = numberAt(experiment, 'fitness', 'games');
  const { genome } = best.individual;
  return {
    mode: jsonAt(experiment, 'strategy', 'mode') === 'index' ? 'index' : 'position',
    board: variant.endsWith('6x6') ? 6 : 8,
    date: textAt(experiment, 'original', 'date') ?? dateOf(run),
    population: (generations[0]?.statistics.population || numberAt(experiment, 'evolver', 'population')) ?? null,
    generations: run.generations,
    rounds: games === undefined ? null : games / 2,
    ...coevolutionOf(experiment),
    phenotype: best.individual.text ?? '',
    fitness: 1 - fitness,
    depth: mapping?.depth ?? numberAt(experiment, 'original', 'depth') ?? null,
    genomeLength: Array.isArray(genome) ? genome.length : (numberAt(experiment, 'original', 'genomeLength') ?? null),
    usedCodons: mapping?.usedCodons ?? numberAt(experiment, 'original', 'usedCodons') ?? null,
    test: testOf(tests),
    statistics: generations.map(({ statistics }) => ({ best: 1 - statistics.best, average: 1 - statistics.mean })),
    remarks: remarksOf(experiment),
  };
}

/** The start of an imported run is unknown; its time here is that of the import. */
function dateOf({ status, createdAt }: RunRecord): string | null {
  return status === 'imported' ? null : createdAt.slice(0, 19).replace('T', ' ');
}

/** The table with one line for each generation, as the original writes it. */
export function formatOriginalTable(generations: readonly GenerationRecord[]): string {
  const rows = generations.map(({ number, statistics }) => `${number},${1 - statistics.best},${1 - statistics.mean}`);
  return `${['Generation,Best_Fitness,Avg_Fitness', ...rows].join('\n')}\n`;
}

/** The known settings, under the names of our experiments. */
function experimentOf(result: OriginalResult, name: string): Json {
  const { population, generations, rounds, mode, date, depth, genomeLength, usedCodons, remarks } = result;
  const { coevolution, coevolutionOpponents } = result;
  return {
    name,
    description: 'A result of the original EvoDraughts, whose file does not tell seeds and rates of mutation.',
    variant: originalVariant(result),
    ...(generations !== null && { generations }),
    evolver: population === null ? {} : { population },
    strategy: { mode },
    fitness: rounds === null ? {} : { games: 2 * rounds },
    original: { date, coevolution, coevolutionOpponents, depth, genomeLength, usedCodons, remarks },
  };
}

function statisticsOf({ best, average }: OriginalStatistics, population: number): GenerationRecord['statistics'] {
  return {
    best: best === null ? 0 : 1 - best,
    mean: average === null ? 0 : 1 - average,
    deviation: 0,
    bestSize: 0,
    meanSize: 0,
    diversity: 0,
    valid: best === null ? 0 : population,
    population,
    measured: 0,
    games: 0,
  };
}

/** In our experiments, co-evolution means opponents from a bred pool. */
function coevolutionOf(experiment: Json): Pick<OriginalResult, 'coevolution' | 'coevolutionOpponents'> {
  const opponents = jsonAt(experiment, 'fitness', 'opponents');
  const pool = Array.isArray(opponents)
    ? (opponents as readonly Json[]).find(
        (opponent) => (numberAt(opponent, 'weight') ?? 0) > 0 && jsonAt(opponent, 'pool'),
      )
    : undefined;
  const size = (name: string): number => (pool === undefined ? 0 : (numberAt(pool, 'pool', name) ?? 0));
  return pool === undefined
    ? {
        coevolution: jsonAt(experiment, 'original', 'coevolution') === true,
        coevolutionOpponents: numberAt(experiment, 'original', 'coevolutionOpponents') ?? null,
      }
    : { coevolution: true, coevolutionOpponents: size('hall') + size('previous') };
}

/** The test against random moves that came with the run; others may have been added later. */
function testOf(tests: readonly TestRecord[]): OriginalTest | null {
  const found = tests.flatMap((test) =>
    testScores(test)
      .filter(({ opponent }) => opponent === 'random')
      .map(({ wins, games, draws }) => ({ wins, games, draws, seed: numberAt(test.result, 'seed') ?? null })),
  );
  return found[0] ?? null;
}

function remarksOf(experiment: Json): string[] {
  const remarks = jsonAt(experiment, 'original', 'remarks');
  return Array.isArray(remarks) ? remarks.filter((remark) => typeof remark === 'string') : [];
}
