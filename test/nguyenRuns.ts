/** Made-up evidence for the verdicts of the paper nguyen2018. */

import type { BoutResult } from '../src/papers/nguyen2018/bouts.ts';
import { alphaBetaName } from '../src/papers/nguyen2018/boutPlan.ts';
import type { KeptRecord } from '../src/papers/nguyen2018/crossings.ts';
import { CONDITIONS, DEEP_OURS, DEEP_TEXT, DRASTIC, OURS, TEXT } from '../src/papers/nguyen2018/design.ts';
import type { Evidence, StudiedRun } from '../src/papers/nguyen2018/evidence.ts';

const SEEDS = [2, 3, 4, 5, 6];

/** What differs from even. By condition, or by the name of a bout. */
export interface NguyenStudy {
  /** Elo of the best of generation 0, and of the champion. */
  readonly first?: Readonly<Record<string, number>>;
  readonly last?: Readonly<Record<string, number>>;
  /** Whether the strength of the text falls clearly in the middle of its runs. */
  readonly falls?: boolean;
  /** The share of points of the champion. */
  readonly deeper?: Readonly<Record<string, number>>;
  readonly trainedDeeper?: Readonly<Record<string, number>>;
  readonly tree?: number;
  /** Evaluations of alpha-beta to six plies. */
  readonly evaluations?: number;
  /** How much less than the text other crossovers keep. */
  readonly lost?: number;
}

/** Five seeds of every condition, in which only what is given differs from even, and a spread. */
export function exampleEvidence(study: NguyenStudy): Evidence {
  return {
    runs: CONDITIONS.flatMap(({ name }) => SEEDS.map((seed) => exampleRun(name, seed, study))),
    bouts: SEEDS.flatMap((seed) => exampleBouts(seed, study)),
    strengths: [],
    kept: SEEDS.map((seed) => exampleKept(seed, study.lost ?? 0)),
    efforts: SEEDS.map((seed) => ({
      positions: 10,
      alphaBeta: [10, 100, (study.evaluations ?? 1800) + spread(seed)],
      playouts: 1800,
      line: 2,
    })),
    speed: { plain: 1, quick: 10 },
  };
}

/** Small numbers around 0. */
function spread(seed: number): number {
  return seed - 4;
}

function exampleRun(condition: string, seed: number, { first = {}, last = {}, falls }: NguyenStudy): StudiedRun {
  // No two conditions have the same spread, so that their differences have one too.
  const noise = spread(seed) * (1 + CONDITIONS.findIndex(({ name }) => name === condition) / 10);
  const [start, end] = [first[condition] ?? 191, last[condition] ?? 191];
  const point = (generation: number, elo: number) => ({ generation, elo, low: elo - 20, high: elo + 20 });
  const score = { opponent: 'random', games: 10, wins: 5, draws: 0, winRate: EVEN, points: EVEN };
  const counted = { share: 0.5, king: 1.5, size: 0.5 };
  return {
    condition,
    id: seed,
    seed,
    generations: 3,
    games: 100,
    seconds: 1,
    elo: { value: end - noise, low: end - 30, high: end + 30 },
    curve: [point(0, start + noise), point(1, falls === true ? start + 500 : start), point(2, start)],
    random: score,
    material: score,
    progress: [0],
    plies: [50],
    drawn: [0.1],
    count: { first: counted, last: counted },
  };
}

const EVEN = { value: 0.5, low: 0.4, high: 0.6 };

function exampleBouts(seed: number, { deeper = {}, trainedDeeper = {}, tree }: NguyenStudy): BoutResult[] {
  const bout = (kind: BoutResult['kind'], condition: string, rival: string, share = 0.5): BoutResult => {
    const wins = Math.round(100 * share) + spread(seed);
    return { kind, condition, seed, rival, wins, draws: 0, losses: 100 - wins, plies: 5000, moveMs: [1, 1] };
  };
  return [
    ...[TEXT, OURS].map((name) => bout('deeper search', name, 'itself at depth 2', deeper[name])),
    bout('other condition', DEEP_TEXT, TEXT, trainedDeeper[TEXT]),
    bout('other condition', DEEP_OURS, OURS, trainedDeeper[OURS]),
    bout('tree search', TEXT, alphaBetaName(6), tree),
  ];
}

function exampleKept(seed: number, lost: number): KeptRecord {
  const kept = (value: number) => ({ first: value, last: value + spread(seed) / 100 });
  const others = DRASTIC.map((name) => [name, { first: 0.9 - lost, last: 0.9 - lost }] as const);
  return { crossover: { [TEXT]: kept(0.9), ...Object.fromEntries(others) }, mutation: {} };
}
