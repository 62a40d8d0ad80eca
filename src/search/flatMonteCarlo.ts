/**
 * Flat Monte-Carlo search with evaluation, as in the program of Nguyen (2018), whose name for it is MCTS-EPT: random
 * lines start with every move equally often, stop after some plies, and an evaluator says who stands better. It keeps
 * no tree, so a move is worth the mean of its lines and not what the best replies leave of it.
 */

import type { Rng } from '../base/rng.ts';
import * as random from '../base/rng.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { quietMen } from '../rules/endings.ts';
import { generate } from '../rules/kernel.ts';
import * as playouts from '../rules/playout.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import * as chances from './chance.ts';
import type { SearchRoot } from './searchRoot.ts';

// Private constants, for speed: see rules/kernel.ts.
const { randomBelow } = random;
const { CUT_OFF, DRAWN, playoutEnd, runPlayout } = playouts;
const { chanceFromPoints } = chances;

export interface FlatOptions {
  /** A mean that is not above zero counts as zero, and so does a move without lines. */
  readonly floor: boolean;
  /** Converts the points of an evaluation to a chance; see `chance.ts`. */
  readonly pointsPerDecade?: number | undefined;
}

export interface FlatMove {
  readonly word: number;
  readonly lines: number;
  /** What decides, from -1 for losses only to 1 for wins only; undefined if it does not take part in the choice. */
  readonly worth: number | undefined;
}

export class FlatMonteCarlo {
  readonly #variant: Variant;
  readonly #evaluate: Evaluator;
  readonly #options: FlatOptions;
  /** The positions after each move of the root, and how many quiet plies lead to them. */
  readonly #successors = new Int32Array(SLICE_WORDS);
  readonly #quiet = new Int32Array(MOST_MOVES);
  readonly #lines = new Int32Array(MOST_MOVES);
  readonly #totals = new Float64Array(MOST_MOVES);
  #count = 0;
  #turn: Side = 0;
  /** The plies that the ply limit leaves after the first move. */
  #pliesLeft = Infinity;

  constructor(variant: Variant, evaluate: Evaluator, options: FlatOptions) {
    this.#variant = variant;
    this.#evaluate = evaluate;
    this.#options = options;
  }

  /** Forgets all lines and starts again from a position. */
  start({ own, other, kings, turn, quietPlies, pliesLeft }: SearchRoot): void {
    const { board, draws } = this.#variant;
    const quietPieces = kings | quietMen(draws);
    const successors = this.#successors;
    const end = generate(own, other, kings, turn, board, successors, 0);
    this.#count = end / SUCCESSOR_WORDS;
    this.#turn = turn;
    this.#pliesLeft = pliesLeft - 1;
    for (let index = 0; index < this.#count; index++) {
      const word = successors[SUCCESSOR_WORDS * index + 3]!;
      this.#quiet[index] = isQuiet(word, quietPieces) ? quietPlies + 1 : 0;
    }
    this.#lines.fill(0);
    this.#totals.fill(0);
  }

  /** The number of legal moves. */
  get count(): number {
    return this.#count;
  }

  /** One line: a random move, then this many times a random reply and a random move. */
  playLine(pairs: number, rng: Rng): void {
    const index = randomBelow(rng, this.#count);
    this.#lines[index]!++;
    this.#totals[index]! += this.#resultOf(index, 2 * pairs, rng);
  }

  /** The moves of the root, in the kernel's order. */
  moves(): FlatMove[] {
    return Array.from({ length: this.#count }, (_, index) => {
      const lines = this.#lines[index]!;
      return {
        word: this.#successors[SUCCESSOR_WORDS * index + 3]!,
        lines,
        worth: this.#worth(lines, this.#totals[index]!),
      };
    });
  }

  #worth(lines: number, total: number): number | undefined {
    const { floor } = this.#options;
    if (lines === 0) return floor ? 0 : undefined;
    return floor ? Math.max(0, total / lines) : total / lines;
  }

  /** The value, -1 to 1, of a random line of at most this many plies after a move, for the side that searches. */
  #resultOf(index: number, plies: number, rng: Rng): number {
    const successors = this.#successors;
    const at = SUCCESSOR_WORDS * index;
    const turn = this.#turn;
    const pliesLeft = this.#pliesLeft;
    const result = runPlayout(
      this.#variant,
      successors[at + 1]!,
      successors[at]!,
      successors[at + 2]!,
      opponent(turn),
      this.#quiet[index]!,
      Math.min(plies, pliesLeft),
      rng,
    );
    if (result === DRAWN || (result === CUT_OFF && playoutEnd[4]! >= pliesLeft)) return 0;
    if (result !== CUT_OFF) return result === turn ? 1 : -1;
    // The number of plies is even, so the opponent is to move, and the points are the opponent's.
    const points = this.#evaluate(playoutEnd[0]!, playoutEnd[1]!, playoutEnd[2]!, playoutEnd[3] as Side);
    return 2 * chanceFromPoints(-points, this.#options.pointsPerDecade) - 1;
  }
}

/** The first of the best moves; undefined if none takes part. */
export function bestOf(moves: readonly FlatMove[]): FlatMove | undefined {
  let best: FlatMove | undefined;
  for (const move of moves) {
    if (move.worth !== undefined && move.worth > (best?.worth ?? -Infinity)) best = move;
  }
  return best;
}

const MOST_MOVES = SLICE_WORDS / SUCCESSOR_WORDS;
