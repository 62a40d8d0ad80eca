/**
 * The tree of an alpha-beta search in negamax form (Knuth and Moore 1975), with the enhancements of `searchOptions.ts`.
 * One object serves many searches and owns all the memory they need: nothing is allocated below the root. A node is a
 * few numbers on the stack; successors are stored in one array that grows with the ply.
 *
 * The score of a search to depth d is exactly that of minimax to depth d, whatever the options: the table only answers
 * for the same depth. Draws are the exception, as in every search with a table, because they depend on the path to a
 * position.
 */

import * as random from '../base/rng.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import { quietMen } from '../rules/endings.ts';
import * as kernel from '../rules/kernel.ts';
import * as queries from '../rules/queries.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as successor from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { LineDraws } from './lineDraws.ts';
import { MoveOrder } from './moveOrder.ts';
import * as positionKeys from './positionKey.ts';
import * as scores from './score.ts';
import type { SearchOptions } from './searchOptions.ts';
import type { SearchRoot } from './searchRoot.ts';
import { NODES_PER_CHECK, STOP } from './stop.ts';
import type { EndgameTables } from './tables/endgameTables.ts';
import { distanceOf } from './tables/endgameTables.ts';
import * as transpositions from './transpositionTable.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { generate } = kernel;
const { jumpers, steppers } = queries;
const { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } = successor;
const { keyHigh, keyLow } = positionKeys;
const { scramble } = random;
const { INFINITE, WIN, clampEstimate, fromTable, toTable } = scores;
const { AT_LEAST, AT_MOST, EXACT, NO_MOVE, TranspositionTable } = transpositions;
const { opponent } = sides;

/** The greatest search depth. A line is at most this long, plus one capture for each piece. */
export const MAX_DEPTH = 100;
const MAX_PLY = MAX_DEPTH + 28;

/** The score of a position that the endgame tables do not decide. */
const UNKNOWN = INFINITE;

export interface TreeLimits {
  readonly nodes: number;
  isStopped(): boolean;
}

export class AlphaBeta {
  readonly options: SearchOptions;
  readonly #variant: Variant;
  readonly #evaluate: Evaluator;
  readonly #table: InstanceType<typeof TranspositionTable> | undefined;
  readonly #endgames: EndgameTables | undefined;
  /** The greatest number of pieces in the endgame tables. */
  readonly #endgamePieces: number;
  readonly #stack = new Int32Array(SLICE_WORDS * MAX_PLY);
  readonly #order = new MoveOrder(SLICE_WORDS * MAX_PLY, MAX_PLY);
  readonly #draws: LineDraws;
  /** The best line from each ply, and where it ends. */
  readonly #lines = new Int32Array(MAX_PLY * MAX_PLY);
  readonly #lineEnds = new Int32Array(MAX_PLY);
  readonly #quietMen: Bits;
  /** Whether moves below the root are tried in random order. */
  readonly #isShuffled: boolean;
  #nodes = 0;
  #nextCheck = 0;
  #limits: TreeLimits = { nodes: Infinity, isStopped: () => false };
  /** Makes noise and random order differ between searches. */
  #seed = 0;

  constructor(variant: Variant, evaluate: Evaluator, options: SearchOptions, endgames?: EndgameTables) {
    this.#variant = variant;
    this.#evaluate = evaluate;
    this.#endgames = endgames;
    this.#endgamePieces = endgames?.maxPieces ?? 0;
    this.options = options;
    this.#draws = new LineDraws(variant.draws, MAX_PLY, options.draws);
    this.#quietMen = quietMen(variant.draws);
    this.#isShuffled = options.shuffle === 'all';
    if (options.tableMegabytes > 0) this.#table = new TranspositionTable(options.tableMegabytes);
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Whether the endgame tables contain the root, so that a search of one ply is enough. */
  isInEndgames({ own, other }: SearchRoot): boolean {
    return popcount(own | other) <= this.#endgamePieces;
  }

  /** Forgets all earlier games. */
  clear(): void {
    this.#table?.clear();
    this.#order.clear();
  }

  /** Prepares a search from a root. `seed` only affects noise and random order. */
  start(root: SearchRoot, limits: TreeLimits, seed: number): void {
    this.#table?.startSearch();
    this.#order.fade();
    this.#draws.start(root);
    this.#nodes = 0;
    this.#limits = limits;
    this.#nextCheck = Math.min(limits.nodes + 1, NODES_PER_CHECK);
    const isRandom = this.options.noisePoints > 0 || this.#isShuffled;
    this.#seed = isRandom ? seed : 0;
  }

  /** A move and the best moves found after it, from a ply onwards. */
  lineAfter(move: number, ply: number): number[] {
    const line = [move];
    const end = this.#lineEnds[ply]!;
    for (let at = ply * MAX_PLY + ply; at < end; at++) line.push(this.#lines[at]!);
    return line;
  }

  /** The score of a node for its side to move if it lies between alpha and beta; otherwise a bound beyond them. */
  search(
    own: Bits,
    other: Bits,
    kings: Bits,
    turn: Side,
    quiet: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
  ): number {
    if (++this.#nodes >= this.#nextCheck) this.#check();
    this.#lineEnds[ply] = ply * MAX_PLY + ply;
    const settled = this.#settledScore(own, other, kings, turn, quiet, depth, ply);
    if (settled !== UNKNOWN) return settled;

    const { options } = this;
    // One ply above the horizon a search is cheaper than a table lookup.
    const table = depth > 1 ? this.#table : undefined;
    let tableMove = NO_MOVE;
    let low = 0;
    let high = 0;
    if (table !== undefined) {
      low = keyLow(own, other, kings, turn) ^ this.#seed;
      high = keyHigh(own, other, kings, turn);
      const entry = table.find(low, high);
      if (entry !== -1) {
        tableMove = table.moveAt(entry);
        const bound = table.boundAt(entry);
        const score = fromTable(table.scoreAt(entry), ply);
        const decides = bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
        if (decides && table.depthAt(entry) === depth) return score;
      }
    }
    const end = generate(own, other, kings, turn, this.#variant.board, this.#stack, top);
    if (end === top) return this.#stuckScore(ply);
    if (this.#draws.isDrawn(quiet, ply)) return 0;

    // One ply above the horizon, ranking moves costs more time than it saves.
    const isOrdered = options.order && depth > 1;
    if (this.#isShuffled) this.#order.shuffle(top, end, keyHigh(own, other, kings, turn), this.#seed);
    else if (isOrdered) this.#order.rank(this.#stack, top, end, tableMove, turn, ply);
    const isRanked = isOrdered || this.#isShuffled;
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let floor = alpha;
    for (let next = top; next < end; next += SUCCESSOR_WORDS) {
      const child = isRanked ? this.#order.take(top, end) : next;
      let score;
      if (next !== top && options.scout && beta - floor > 1) {
        score = this.#childScore(child, kings, turn, quiet, depth, floor, floor + 1, ply, end);
        if (score > floor && score < beta) {
          score = this.#childScore(child, kings, turn, quiet, depth, floor, beta, ply, end);
        }
      } else {
        score = this.#childScore(child, kings, turn, quiet, depth, floor, beta, ply, end);
      }
      if (score <= best) continue;
      best = score;
      if (score <= floor) continue;
      floor = score;
      bestMove = this.#stack[child + 3]!;
      if (score >= beta) {
        if (isOrdered) this.#order.reward(bestMove, turn, ply, depth);
        break;
      }
      this.#keepLine(bestMove, ply);
    }
    if (table !== undefined) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      table.store(low, high, bestMove, toTable(best, ply), depth, bound);
    }
    return best;
  }

  /** The score of a successor for the side that moved to it. */
  #childScore(
    child: number,
    kings: Bits,
    turn: Side,
    quiet: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    end: number,
  ): number {
    const stack = this.#stack;
    const nextQuiet = isQuiet(stack[child + 3]!, kings | this.#quietMen) ? quiet + 1 : 0;
    const score = this.search(
      stack[child + 1]!,
      stack[child]!,
      stack[child + 2]!,
      opponent(turn),
      nextQuiet,
      depth > 0 ? depth - 1 : 0,
      -beta,
      -alpha,
      ply + 1,
      end,
    );
    // Not -score: a negative zero would make the compiler treat an integer as a fraction.
    return 0 - score;
  }

  /** The score of a node that needs no further search, or `UNKNOWN`. */
  #settledScore(own: Bits, other: Bits, kings: Bits, turn: Side, quiet: number, depth: number, ply: number): number {
    const { options } = this;
    if (this.#draws.isRepeated(own, other, kings, quiet, ply)) return 0;
    if (this.#endgamePieces !== 0 && popcount(own | other) <= this.#endgamePieces) {
      const score = this.#endgameScore(own, other, kings, turn, quiet, ply);
      if (score !== UNKNOWN) return score;
    }
    if (depth > 0 || (options.extend && jumpers(own, other, kings, turn, this.#variant.board) !== 0)) return UNKNOWN;
    return this.#leaf(own, other, kings, turn, quiet, ply);
  }

  /** The score at the end of a line. */
  #leaf(own: Bits, other: Bits, kings: Bits, turn: Side, quiet: number, ply: number): number {
    const { board } = this.#variant;
    if (steppers(own, other, kings, turn, board) === 0 && jumpers(own, other, kings, turn, board) === 0) {
      return this.#stuckScore(ply);
    }
    if (this.#draws.isDrawn(quiet, ply)) return 0;
    const estimate = this.#evaluate(own, other, kings, turn);
    const { noisePoints } = this.options;
    if (noisePoints === 0) return clampEstimate(estimate);
    const noise = scramble(keyHigh(own, other, kings, turn) ^ this.#seed) / 0x8000_0000;
    return clampEstimate(estimate + Math.round(noise * noisePoints));
  }

  /**
   * The score from the endgame tables. They ignore quiet plies, so they are not used where the quiet-move rule draws.
   */
  #endgameScore(own: Bits, other: Bits, kings: Bits, turn: Side, quiet: number, ply: number): number {
    if (this.#draws.isDrawn(quiet, ply)) return UNKNOWN;
    const value = this.#endgames!.probe(own, other, kings, turn);
    if (value === 0) return 0;
    const plies = ply + distanceOf(value);
    if (this.#draws.isTooLate(plies)) return 0;
    return value > 0 ? WIN - plies : plies - WIN;
  }

  #stuckScore(ply: number): number {
    return this.#variant.giveaway ? WIN - ply : ply - WIN;
  }

  /** Stores the best line from here: this move, then the best line of the node it leads to. */
  #keepLine(word: number, ply: number): void {
    const lines = this.#lines;
    const childStart = (ply + 1) * MAX_PLY + ply + 1;
    const childEnd = this.#lineEnds[ply + 1]!;
    let to = ply * MAX_PLY + ply;
    lines[to++] = word;
    for (let from = childStart; from < childEnd; from++) lines[to++] = lines[from]!;
    this.#lineEnds[ply] = to;
  }

  #check(): void {
    if (this.#nodes > this.#limits.nodes || this.#limits.isStopped()) {
      // The node over the limit does not count.
      this.#nodes--;
      throw STOP;
    }
    this.#nextCheck = Math.min(this.#limits.nodes + 1, this.#nodes + NODES_PER_CHECK);
  }
}
