/** The cost of a run: its games, or the positions that it searches instead, and how long they take on this machine. */

import type { ExperimentsView } from '../../../api/runApi.ts';
import { fieldsOf } from '../../../base/json.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { formatCount } from '../../numberText.ts';
import { formatTime } from '../runState.ts';
import { gamesPerGeneration } from './gamesPerGeneration.ts';

type Speeds = ExperimentsView['speeds'];

export interface RunCost {
  readonly what: 'games' | 'positions';
  readonly perGeneration: number;
  /** In all generations. */
  readonly total: number;
  /** Including the choice and the test of the champion. */
  readonly timeMs: number;
}

/** Expects an experiment with its defaults filled in. Undefined while a number in it is invalid. */
export function runCost(experiment: unknown, speeds: Speeds): RunCost | undefined {
  const { variant, generations, strategy, fitness, validation, test } = fieldsOf(experiment);
  const { method, positions, depth: searched } = fieldsOf(fitness);
  const what = method === 'positions' ? 'positions' : 'games';
  const perGeneration = what === 'games' ? gamesPerGeneration(experiment) : Number(positions) || undefined;
  if (perGeneration === undefined || typeof generations !== 'number' || typeof variant !== 'string') return undefined;
  const { championDepth } = fieldsOf(strategy);
  const trainedMs = trainedGameMs(variant, strategy, speeds);
  const total = perGeneration * (generations + 1);
  const trainingMs =
    what === 'games'
      ? total * trainedMs
      : total * POSITION_MS * COST_OF_PLY ** Number(searched) + (generations + 1) * CONVERGENCE_MS;
  const last = lastGames(validation, test, what === 'games');
  const timeMs =
    trainingMs + last * (Number(championDepth) > 0 ? gameMs(variant, Number(championDepth), speeds) : trainedMs);
  return Number.isFinite(timeMs) ? { what, perGeneration, total, timeMs } : undefined;
}

export function costText({ what, perGeneration, total, timeMs }: RunCost): string {
  const work = what === 'games' ? 'games of training' : 'positions to search';
  const all = `${formatCount(total)} ${work}, ${formatCount(perGeneration)} in each generation`;
  return `It will take ${formatTime(timeMs)} on this machine: about ${all}.`;
}

/** Games after the last generation. */
function lastGames(validation: unknown, test: unknown, isConfirmed: boolean): number {
  const { by, candidates, games, finalists, finalGames, confirmationGames } = fieldsOf(validation);
  const { games: tested, opponents } = fieldsOf(test);
  const opponentCount = Array.isArray(opponents) ? opponents.length : Number.NaN;
  // The games between the best of the islands are too few to count, and the fittest of the last generation plays none.
  const choosing = by === 'opponents' ? Number(candidates) * Number(games) + Number(finalists) * Number(finalGames) : 0;
  return choosing + (isConfirmed ? Number(confirmationGames) : 0) + Number(tested) * opponentCount;
}

/** A search by random play takes as long as its random plies. */
function trainedGameMs(variant: string, strategy: unknown, speeds: Speeds): number {
  const { search, depth, playouts, cutoff } = fieldsOf(strategy);
  if (search !== 'mcts' && search !== 'flat') return gameMs(variant, Number(depth), speeds);
  const lines = search === 'flat' ? Number(playouts) * Number(cutoff) : Number(playouts);
  const plies = search === 'flat' ? 2 * Number(cutoff) : Number(cutoff);
  return MOVES_IN_GAME * lines * (plies + PLIES_PER_LINE) * RANDOM_PLY_MS;
}

/** If no run of the same depth was measured, each extra ply is assumed to cost three times as much. */
function gameMs(variant: string, depth: number, speeds: Speeds): number {
  const same = speeds.filter((speed) => speed.variant === variant);
  const nearest = same.toSorted((one, two) => Math.abs(one.depth - depth) - Math.abs(two.depth - depth))[0];
  const known = nearest ?? {
    depth: 0,
    gameMs: variantNamed(variant).board.size === 6 ? SMALL_BOARD_MS : LARGE_BOARD_MS,
  };
  return known.gameMs * COST_OF_PLY ** (depth - known.depth);
}

/** How many times as much a search takes that looks one ply further. */
const COST_OF_PLY = 3;

/** The time to draw a position and search it, on two cores, for depth 0. */
const POSITION_MS = 0.0002;
/** The time in which a generation converges once its positions are known, roughly. */
const CONVERGENCE_MS = 1000;

/** The time of a game between players that look one move ahead, on two cores, by board size. */
const SMALL_BOARD_MS = 0.02;
const LARGE_BOARD_MS = 0.06;

/** The time of a random ply, on two cores, and the plies that take as long as everything else about a random line. */
const RANDOM_PLY_MS = 0.00004;
const PLIES_PER_LINE = 5;
/** The moves of one player in a game, roughly. */
const MOVES_IN_GAME = 30;
