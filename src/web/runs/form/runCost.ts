/** The cost of a run: its games, and how long they take on this machine. */

import type { ExperimentsView } from '../../../api/runApi.ts';
import { fieldsOf } from '../../../base/json.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { formatCount } from '../../numberText.ts';
import { formatTime } from '../runState.ts';
import { gamesPerGeneration } from './gamesPerGeneration.ts';

type Speeds = ExperimentsView['speeds'];

export interface RunCost {
  readonly perGeneration: number;
  /** In all generations. */
  readonly games: number;
  /** Including the choice and the test of the champion. */
  readonly timeMs: number;
}

/** Expects an experiment with its defaults filled in. Undefined while a number in it is invalid. */
export function runCost(experiment: unknown, speeds: Speeds): RunCost | undefined {
  const { variant, generations, strategy, validation, test } = fieldsOf(experiment);
  const perGeneration = gamesPerGeneration(experiment);
  if (perGeneration === undefined || typeof generations !== 'number' || typeof variant !== 'string') return undefined;
  const { depth, championDepth } = fieldsOf(strategy);
  const trained = Number(depth);
  const games = perGeneration * (generations + 1);
  const timeMs =
    games * gameMs(variant, trained, speeds) +
    lastGames(validation, test) * gameMs(variant, Number(championDepth) || trained, speeds);
  return Number.isFinite(timeMs) ? { perGeneration, games, timeMs } : undefined;
}

export function costText({ perGeneration, games, timeMs }: RunCost): string {
  const all = `${formatCount(games)} games of training, ${formatCount(perGeneration)} in each generation`;
  return `It will take ${formatTime(timeMs)} on this machine: about ${all}.`;
}

/** Games after the last generation. */
function lastGames(validation: unknown, test: unknown): number {
  const { by, candidates, games, finalists, finalGames, confirmationGames } = fieldsOf(validation);
  const { games: tested, opponents } = fieldsOf(test);
  const opponentCount = Array.isArray(opponents) ? opponents.length : Number.NaN;
  // The games between the best of the islands are too few to count.
  const choosing = by === 'islands' ? 0 : Number(candidates) * Number(games) + Number(finalists) * Number(finalGames);
  return choosing + Number(confirmationGames) + Number(tested) * opponentCount;
}

/** If no run of the same depth was measured, each extra ply is assumed to cost three times as much. */
function gameMs(variant: string, depth: number, speeds: Speeds): number {
  const same = speeds.filter((speed) => speed.variant === variant);
  const nearest = same.toSorted((one, two) => Math.abs(one.depth - depth) - Math.abs(two.depth - depth))[0];
  const known = nearest ?? {
    depth: 0,
    gameMs: variantNamed(variant).board.size === 6 ? SMALL_BOARD_MS : LARGE_BOARD_MS,
  };
  return known.gameMs * 3 ** (depth - known.depth);
}

/** The time of a game between players that look one move ahead, on two cores, by board size. */
const SMALL_BOARD_MS = 0.02;
const LARGE_BOARD_MS = 0.06;
