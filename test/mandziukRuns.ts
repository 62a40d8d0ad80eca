/** Evidence of Mańdziuk, Kusiak and Walędzik (2007) with made-up numbers, so that every verdict can be brought about. */

import type { ClashResult } from '../src/papers/mandziuk2007/clash.ts';
import { CONTROLS } from '../src/papers/mandziuk2007/design.ts';
import type { DuelRecord } from '../src/papers/mandziuk2007/duelAccuracy.ts';
import type { Evidence, StudiedRun } from '../src/papers/mandziuk2007/evidence.ts';
import type { Game, Heuristic } from '../src/papers/mandziuk2007/heuristics.ts';
import { GAMES, HEURISTICS } from '../src/papers/mandziuk2007/heuristics.ts';

const SEEDS = [1, 2, 3] as const;
const GAMES_OF_CLASH = 200;

/** What makes the evidence; everything else is even. */
interface Study {
  /** How much more than others a champion scores, from -0.2 to 0.2. */
  readonly strength?: (heuristic: Heuristic, game: Game) => number;
  /** By seed, the score of the unchanged heuristic against a control. */
  readonly controls?: Readonly<Record<string, readonly number[]>>;
  /** The scores of the fifteen against null, at equal depth and if it searches deeper. */
  readonly nulls?: readonly [readonly number[], readonly number[]];
  readonly run?: (run: StudiedRun) => Partial<StudiedRun>;
  readonly duels?: readonly DuelRecord[];
  readonly known?: readonly [checkers: number, giveAway: number];
}

export function exampleEvidence(study: Study): Evidence {
  const { controls = {}, nulls = [[], []], run = () => ({}), duels = [], known = [0.5, 0.5] } = study;
  return {
    runs: exampleRuns().map((one) => ({ ...one, ...run(one) })),
    clashes: [
      ...tournaments(study.strength ?? (() => 0)),
      ...Object.entries(controls).flatMap(([second, scores]) =>
        scores.map((score, index) => {
          const first = CONTROLS.find(({ name }) => name === second)!.baseline;
          return exampleClash({ kind: 'control', seed: index + 1, first, second }, score);
        }),
      ),
      ...nulls.flatMap((scores, place) =>
        scores.map((score, index) =>
          exampleClash(
            {
              kind: place === 0 ? 'null at equal depth' : 'null searching deeper',
              game: 'give-away',
              first: HEURISTICS[index]!.name,
              second: 'null',
            },
            score,
          ),
        ),
      ),
      ...GAMES.map((game, index) =>
        exampleClash({ kind: 'known player', game, first: 'HG:8F', second: 'material' }, known[index]!),
      ),
    ],
    trees: [],
    duels,
  };
}

/** A clash with a score of the first player, without draws. */
export function exampleClash(change: Partial<ClashResult>, score: number): ClashResult {
  const wins = Math.round(GAMES_OF_CLASH * score);
  return {
    kind: 'tournament',
    game: 'checkers',
    seed: 1,
    first: 'HG:8F',
    second: 'SHG:8F',
    wins,
    draws: 0,
    losses: GAMES_OF_CLASH - wins,
    searches: [10, 20],
    nodes: [1000, 4000],
    ...change,
  };
}

export function exampleDuel(outcomes: readonly [number, number], points: number): DuelRecord {
  return { game: 'checkers', shape: '8F', number: 0, depths: [3, 4], outcomes, points, games: 40 };
}

/** Every two of the fifteen in each seed. Each has a good, a fair and a bad seed, so that means have intervals. */
function tournaments(strength: (heuristic: Heuristic, game: Game) => number): ClashResult[] {
  return GAMES.flatMap((game) =>
    SEEDS.flatMap((seed) => {
      const all = HEURISTICS.map((one, index) => ({
        name: one.name,
        worth: strength(one, game) + 0.02 * (((seed + index) % 3) - 1),
      }));
      return all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .map((two) => exampleClash({ game, seed, first: one.name, second: two.name }, 0.5 + one.worth - two.worth)),
      );
    }),
  );
}

/** Runs of all heuristics and controls of checkers. */
function exampleRuns(): StudiedRun[] {
  const main = GAMES.flatMap((game) => HEURISTICS.map((heuristic) => ({ ...heuristic, game, isControl: false })));
  const controls = CONTROLS.map(({ name, baseline }) => ({
    ...HEURISTICS.find((heuristic) => heuristic.name === baseline)!,
    name,
    game: 'checkers' as const,
    isControl: true,
  }));
  return [...main, ...controls].flatMap((one, index) =>
    SEEDS.map((seed): StudiedRun => ({
      ...one,
      id: 10 * index + seed,
      seed,
      population: one.generator === 'HG' ? 350 : 100,
      depth: one.generator === 'HG' ? 6 : 3,
      traits: {
        crossings: [1000, 1000],
        effective: [0.85, 0.85],
        undecided: one.generator === 'HG' ? [] : [0.2, 0.3],
        mutants: [0, 0.01],
        fall: [1, 4],
        fallen: [0, 0.9],
        aboveLeast: one.generator === 'HG' ? [0.2, 0.1] : [],
      },
      spread: { firstDeviation: 5000, lastDeviation: 1, small: 0.5 },
      effort: { tasks: 1000, nodesPerTask: 100 },
    })),
  );
}
