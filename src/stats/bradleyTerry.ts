/**
 * A rating list of many players from the games between them. All ratings are fitted at once, so that each result counts
 * the same whenever it was played. The model is that of Bradley and Terry (1952) with draws after Davidson (1970): the
 * chances of win, draw and loss are as exp(d/2) : nu : exp(-d/2), where d is the difference of two strengths and nu,
 * one number for all players, says how drawish the game is. Its likelihood has a single maximum, which Newton's method
 * with step halving finds; the curvature there (Fisher's information) gives the intervals. Colour is ignored.
 *
 * Ratings are strengths times 400/ln 10: without draws that is Elo, where 400 means ten wins to one loss. With draws
 * the expected score grows more slowly than Elo's curve, near equality by the factor 2/(2 + nu).
 *
 * A player who won everything would be infinitely strong. So each player gets `priorGames` additional games, spread
 * evenly over the others of the group, half of them won and half lost. That keeps all ratings finite and hardly moves a
 * player with many games. (Drawn games would not work: ten wins and a draw are best explained by an infinite d and nu.)
 * A player who won or lost everything is marked, and so is a group with a gap that only the prior limits.
 */

import { choleskyFactor, choleskyInverseAt, choleskySolve } from './cholesky.ts';
import type { PairResult, PlayerGroup } from './playerGroups.ts';
import { playerGroups } from './playerGroups.ts';
import { standardErrorsFor } from './standardErrorsFor.ts';

export interface RatedPlayer {
  /** Relative to the mean of the player's group. */
  readonly rating: number;
  /** Limits of the difference to the mean of the group; infinite for a player without games. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly points: number;
  /** Index of the group. Ratings of different groups cannot be compared. */
  readonly group: number;
  /** Set if all games were won, so that the rating means "at least", or all were lost, so that it means "at most". */
  readonly extreme: 'won-all' | 'lost-all' | undefined;
}

export interface RatingList {
  /** By the index of the player. */
  readonly players: readonly RatedPlayer[];
  readonly groups: readonly PlayerGroup[];
  /** Davidson's nu: between equals the chance of a draw is nu/(2 + nu). */
  readonly drawParameter: number;
}

export interface BradleyTerryOptions {
  /** Weight of the prior, 1 by default. With 0 there may be no maximum, and then the ratings mean nothing. */
  readonly priorGames?: number;
  /** 0.95 by default. */
  readonly confidence?: number;
}

/** Elo points in one unit of strength. */
const ELO_SCALE = 400 / Math.LN10;

/**
 * The last step is the one that would gain no more log likelihood per game than this. It is far above the rounding of a
 * sum over games, and good enough: the last step of Newton's method doubles the number of correct digits.
 */
const LAST_GAIN = 1e-10;

const MOST_STEPS = 200;

export function bradleyTerry(
  results: readonly PairResult[],
  playerCount: number,
  options: BradleyTerryOptions = {},
): RatingList {
  const { priorGames = 1, confidence = 0.95 } = options;
  if (!(priorGames >= 0)) throw new RangeError(`priorGames must be 0 or more, not ${priorGames}`);
  const z = standardErrorsFor(confidence);
  for (const result of results) checkResult(result, playerCount);
  const groups = playerGroups(results, playerCount);
  const allResults = [...results, ...priorResults(groups, priorGames)];
  const model: Model = {
    results: allResults,
    games: allResults.reduce((sum, result) => sum + gamesOf(result), 0),
    groups,
    playerCount,
    // Without a single draw nu is 0 and its logarithm infinite, so it is not a parameter then.
    hasDraws: results.some(({ draws }) => draws > 0),
  };
  const parameters = mostLikely(model);
  const errors = standardErrors(model, parameters);
  const groupOf = new Map(groups.flatMap((group, index) => group.players.map((player) => [player, index])));
  const players = Array.from({ length: playerCount }, (_, player): RatedPlayer => {
    const rating = ELO_SCALE * parameters[player]!;
    const reach = ELO_SCALE * z * errors[player]!;
    const group = groupOf.get(player)!;
    return { rating, low: rating - reach, high: rating + reach, group, ...record(results, player) };
  });
  return { players, groups, drawParameter: nu(model, parameters) };
}

interface Model {
  /** Including those of the prior. */
  readonly results: readonly PairResult[];
  readonly games: number;
  readonly groups: readonly PlayerGroup[];
  readonly playerCount: number;
  readonly hasDraws: boolean;
}

/** The strengths of all players, with mean 0 in each group, and last, if there were draws, the logarithm of nu. */
type ModelParameters = Float64Array;

interface Derivatives {
  readonly gradient: Float64Array;
  /** Minus the second derivatives; made positive definite, see `pinDown`. */
  readonly information: Float64Array;
}

function checkResult({ first, second, wins, draws, losses }: PairResult, playerCount: number): void {
  const known = [first, second].every((player) => Number.isInteger(player) && player >= 0 && player < playerCount);
  if (!known || first === second) {
    throw new RangeError(`players ${first} and ${second} are not two different players below ${playerCount}`);
  }
  if (!(wins >= 0 && draws >= 0 && losses >= 0)) {
    throw new RangeError(`${wins} wins, ${draws} draws and ${losses} losses are not counts of games`);
  }
}

function gamesOf({ wins, draws, losses }: PairResult): number {
  return wins + draws + losses;
}

function priorResults(groups: readonly PlayerGroup[], priorGames: number): PairResult[] {
  const results: PairResult[] = [];
  if (priorGames === 0) return results;
  for (const { players } of groups) {
    const half = priorGames / (players.length - 1) / 2;
    for (const [index, first] of players.entries()) {
      for (const second of players.slice(0, index)) results.push({ first, second, wins: half, draws: 0, losses: half });
    }
  }
  return results;
}

function record(results: readonly PairResult[], player: number): Pick<RatedPlayer, 'games' | 'points' | 'extreme'> {
  let games = 0;
  let points = 0;
  for (const result of results) {
    const { first, second, wins, draws, losses } = result;
    if (first !== player && second !== player) continue;
    games += gamesOf(result);
    points += (first === player ? wins : losses) + draws / 2;
  }
  const extreme = games === 0 ? undefined : points === games ? 'won-all' : points === 0 ? 'lost-all' : undefined;
  return { games, points, extreme };
}

function nu(model: Model, parameters: ModelParameters): number {
  return model.hasDraws ? Math.exp(parameters[model.playerCount]!) : 0;
}

/** Newton's method from equal strengths. A step that overshoots is halved until it gains. */
function mostLikely(model: Model): ModelParameters {
  let current: ModelParameters = new Float64Array(model.playerCount + (model.hasDraws ? 1 : 0));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { gradient, information } = derivatives(model, current);
    const size = current.length;
    const step = choleskySolve(choleskyFactor(information, size), size, gradient);
    const gain = step.reduce((sum, change, index) => sum + change * gradient[index]!, 0) / 2;
    if (gain <= LAST_GAIN * model.games) return moved(current, step, 1);
    const before = logLikelihood(model, current);
    let share = 1;
    while (share > LAST_GAIN && !(logLikelihood(model, moved(current, step, share)) > before)) share /= 2;
    current = moved(current, step, share);
  }
  throw new RangeError('the results have no most likely ratings; set priorGames above 0');
}

function moved(parameters: ModelParameters, step: Float64Array, share: number): ModelParameters {
  return parameters.map((parameter, index) => parameter + share * step[index]!);
}

function logLikelihood(model: Model, parameters: ModelParameters): number {
  const drawWeight = nu(model, parameters);
  const logDrawWeight = model.hasDraws ? parameters[model.playerCount]! : 0;
  return model.results.reduce((sum, result) => {
    const { first, second, wins, draws, losses } = result;
    const half = (parameters[first]! - parameters[second]!) / 2;
    const total = Math.exp(half) + drawWeight + Math.exp(-half);
    return sum + (wins - losses) * half + draws * logDrawWeight - gamesOf(result) * Math.log(total);
  }, 0);
}

/**
 * The model is an exponential family. So the gradient is what was scored, or drawn, minus what was expected, and the
 * information is the variance of points and draws under the model.
 */
function derivatives(model: Model, parameters: ModelParameters): Derivatives {
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const drawWeight = nu(model, parameters);
  const drawRow = model.playerCount * size;
  for (const result of model.results) {
    const { first, second, wins, draws, losses } = result;
    const games = gamesOf(result);
    const half = (parameters[first]! - parameters[second]!) / 2;
    const total = Math.exp(half) + drawWeight + Math.exp(-half);
    const draw = drawWeight / total;
    const edge = (Math.exp(half) - Math.exp(-half)) / total / 2;
    const surplus = (wins - losses) / 2 - games * edge;
    gradient[first]! += surplus;
    gradient[second]! -= surplus;
    const variance = games * ((1 - draw) / 4 - edge * edge);
    information[first * size + first]! += variance;
    information[second * size + second]! += variance;
    information[Math.max(first, second) * size + Math.min(first, second)]! -= variance;
    if (!model.hasDraws) continue;
    gradient[model.playerCount]! += draws - games * draw;
    information[drawRow + first]! -= games * draw * edge;
    information[drawRow + second]! += games * draw * edge;
    information[drawRow + model.playerCount]! += games * draw * (1 - draw);
  }
  pinDown(model, information, size);
  return { gradient, information };
}

/**
 * Adding the same to all strengths of a group changes nothing, so in that direction the information is 0. A constant
 * added to the block of each group fills just this direction: steps then keep the mean at 0, and the only change in the
 * block's inverse is that 1/pin is added to each element. A pin of the size of the information keeps precision.
 */
function pinDown(model: Model, information: Float64Array, size: number): void {
  for (const { players } of model.groups) {
    const share = pin(model) / players.length ** 2;
    for (const row of players) {
      for (const column of players) if (column <= row) information[row * size + column]! += share;
    }
  }
}

function pin(model: Model): number {
  return Math.max(1, model.games);
}

/** The standard error of each strength's difference to the mean of its group. */
function standardErrors(model: Model, parameters: ModelParameters): number[] {
  const size = parameters.length;
  const factor = choleskyFactor(derivatives(model, parameters).information, size);
  const errors: number[] = [];
  for (const { players } of model.groups) {
    for (const player of players) {
      const variance = choleskyInverseAt(factor, size, player) - 1 / pin(model);
      errors[player] = players.length === 1 ? Infinity : Math.sqrt(Math.max(0, variance));
    }
  }
  return errors;
}
