/** Plays games for `trainTd.ts` and returns what the learner learns from them. */

import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow, randomFraction } from '../src/base/rng.ts';
import type { Reading } from '../src/features/feature.ts';
import { linearEvaluation } from '../src/evaluators/linear.ts';
import { featureOf, shapeNamed, termsOf } from '../src/evaluators/shapes.ts';
import { Game } from '../src/rules/game.ts';
import type { Position } from '../src/rules/position.ts';
import { BLACK } from '../src/rules/side.ts';
import type { Variant } from '../src/rules/variant.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { provedEnd } from '../src/search/score.ts';
import { PLAIN_SEARCH } from '../src/search/searchOptions.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import type { SearchResult } from '../src/search/searcher.ts';
import { Searcher } from '../src/search/searcher.ts';

/** Who plays against the learner: random moves, a player with these weights, or the learner, who then learns twice. */
export type Trainer = 'random' | 'itself' | readonly number[];

export interface TdTask {
  readonly variant: string;
  /** A shape of differences, with phases that are the same for both sides. */
  readonly shape: string;
  /** The learner's weights. A sum x is worth tanh(x), from -1 for a loss to 1 for a win. */
  readonly weights: readonly number[];
  readonly trainer: Trainer;
  readonly depth: number;
  readonly lambda: number;
  /** The share of the learner's moves that are random. */
  readonly explores: number;
  readonly seed: readonly [number, ...number[]];
  readonly games: number;
}

export interface TdLesson {
  /** For each weight, the sum of what all positions ask for. */
  readonly change: Float64Array;
  readonly positions: number;
  /** The learner's points: 1 for a win, 0.5 for a draw. It has Black in every second game. */
  readonly points: number;
}

/** Games begin with fewer random plies than this. */
const RANDOM_PLIES = 10;

/** The points of a sum of 1 in searches, whose scores are whole. */
const POINTS = 800;

/** A value of the learner, from Black's side. */
interface Valuation {
  readonly value: number;
  /** What the weights are multiplied with; undefined if the search has proved the end. */
  readonly inputs?: Inputs;
}

interface Inputs {
  readonly numbers: Float64Array;
  /** The first weight of the phase. */
  readonly from: number;
}

type Reader = (position: Position) => Inputs;

export default function playForLesson(task: TdTask): TdLesson {
  const variant = variantNamed(task.variant);
  const { trainer } = task;
  const learner = searcherOf(task.shape, task.weights, variant);
  const opponent = typeof trainer === 'string' ? undefined : searcherOf(task.shape, trainer, variant);
  const read = inputReader(task.shape, variant);
  const change = new Float64Array(task.weights.length);
  let positions = 0;
  let points = 0;
  for (let index = 0; index < task.games; index++) {
    const side = index % 2;
    const rng = createRng(...task.seed, index);
    const game = openedGame(variant, rng);
    let chain: Valuation[] = [];
    while (!game.outcome) {
      if (trainer !== 'itself' && game.turn !== side) {
        if (opponent) game.playWord(searched(opponent, game, task.depth, rng).move);
        else playRandom(game, rng);
      } else if (randomFraction(rng) < task.explores) {
        // What follows a random move says nothing about the positions before it.
        positions += addChanges(chain, chain.at(-1)?.value ?? 0, task.lambda, change);
        chain = [];
        playRandom(game, rng);
      } else {
        const result = searched(learner, game, task.depth, rng);
        chain.push(valuationOf(game, result, task.weights, read));
        game.playWord(result.move);
      }
    }
    const end = game.outcome.winner === undefined ? 0 : game.outcome.winner === BLACK ? 1 : -1;
    positions += addChanges(chain, end, task.lambda, change);
    points += (1 + (side === BLACK ? end : -end)) / 2;
  }
  return { change, positions, points };
}

/** Captures are played out, because the value of a position in the middle of them means little. */
function searcherOf(shape: string, weights: readonly number[], variant: Variant): Searcher {
  const points = weights.map((weight) => weight * POINTS);
  const { evaluate } = linearEvaluation({ shape: shapeNamed(shape), weights: points }, variant);
  return new Searcher(variant, evaluate, { ...PLAIN_SEARCH, order: true, extend: true, shuffle: 'root' });
}

function searched(searcher: Searcher, game: Game, depth: number, rng: Rng): SearchResult {
  return searcher.search(searchRoot(game), { limits: { depth }, seed: randomBelow(rng, 2 ** 20) });
}

function openedGame(variant: Variant, rng: Rng): Game {
  const game = new Game(variant);
  const plies = randomBelow(rng, RANDOM_PLIES);
  while (game.plies < plies && !game.outcome) playRandom(game, rng);
  return game;
}

function playRandom(game: Game, rng: Rng): void {
  const legal = game.legalMoves;
  game.play(legal[randomBelow(rng, legal.length)]!);
}

/** The value of the position in which the search expects to end (Baxter, Tridgell and Weaver 1998). */
function valuationOf(game: Game, result: SearchResult, weights: readonly number[], read: Reader): Valuation {
  const end = provedEnd(result.score);
  if (end) return { value: (end.result === 'win') === (game.turn === BLACK) ? 1 : -1 };
  const expected = new Game(game.variant, { start: game.position });
  for (const word of result.line) expected.playWord(word);
  const inputs = read(expected.position);
  const sum = inputs.numbers.reduce((total, number, index) => total + weights[inputs.from + index]! * number, 0);
  return { value: Math.tanh(sum), inputs };
}

/** Reads the differences of a shape from Black's side. */
function inputReader(name: string, { board }: Variant): Reader {
  const shape = shapeNamed(name);
  const terms = termsOf(shape, board);
  const phases = shape.phases[board.size].map(({ condition }) =>
    condition.map(({ feature, from, to }) => ({ read: featureOf(feature, board).read, from, to })),
  );
  return ({ black, white, kings, turn }) => {
    const valueOf = (read: Reading): number => read(black, white, kings, BLACK, turn);
    const phase = phases.findIndex((condition) =>
      condition.every(({ read, from, to }) => valueOf(read) >= from && valueOf(read) <= to),
    );
    const numbers = Float64Array.from(terms, ({ feature, less }) => valueOf(feature.read) - valueOf(less!.read));
    return { numbers, from: phase * terms.length };
  };
}

/**
 * Adds what a chain of positions teaches, given the value of its end: each should be worth what followed it, the next
 * position most and later ones less and less (Sutton 1988). Returns the number of positions that teach anything.
 */
function addChanges(chain: readonly Valuation[], end: number, lambda: number, change: Float64Array): number {
  let next = end;
  let target = end;
  let positions = 0;
  for (const { value, inputs } of chain.toReversed()) {
    target = lambda * target + (1 - lambda) * next;
    next = value;
    if (!inputs) continue;
    // The slope of tanh.
    const step = (target - value) * (1 - value * value);
    for (const [index, number] of inputs.numbers.entries()) change[inputs.from + index]! += step * number;
    positions++;
  }
  return positions;
}
