/**
 * The root of a search: iterative deepening with windows around the previous score, or MTD(f), over the tree of
 * `alphaBeta.ts`. Keeps what is known about each move, and enforces the limits.
 */

import { createRng, shuffle } from '../base/rng.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import type { Bits } from '../rules/bits.ts';
import { quietMen } from '../rules/endings.ts';
import { generate } from '../rules/kernel.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { AlphaBeta, MAX_DEPTH } from './alphaBeta.ts';
import { INFINITE, provedEnd } from './score.ts';
import type { SearchOptions } from './searchOptions.ts';
import type { SearchRoot } from './searchRoot.ts';
import { STOP } from './stop.ts';
import { completedLine } from './tables/endgameLine.ts';
import type { EndgameTables } from './tables/endgameTables.ts';

export interface SearchLimits {
  /** Plies, at most 100. */
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  /** Called now and then; the search stops soon after it returns true. */
  readonly isStopped?: () => boolean;
}

export interface SearchResult {
  /** The move word of the best move. */
  readonly move: number;
  /** For the side to move; see `score.ts`. */
  readonly score: number;
  /** The last depth that was searched completely. */
  readonly depth: number;
  readonly nodes: number;
  /** The expected moves from here, the best one first. */
  readonly line: readonly number[];
  /** Every legal move in the kernel's order, as far as it was searched. */
  readonly moves: readonly RootMove[];
}

export interface RootMove {
  readonly word: number;
  readonly score: number;
  /** If false, the score is an upper bound. */
  readonly isExact: boolean;
}

export interface SearchRequest {
  readonly limits: SearchLimits;
  /** Score every move exactly, not just the best. Takes several times as long. */
  readonly scoreAll?: boolean;
  /** Only affects noise and random order. */
  readonly seed?: number;
  /** Called after each iteration. */
  readonly onIteration?: (result: SearchResult) => void;
}

/** Half the width, in points, of the first window around the score of the previous iteration. */
const WINDOW = 25;

/** At smaller depths an iteration is too cheap, and its score too unstable, for a window. */
const FIRST_WINDOW_DEPTH = 4;

interface Child {
  readonly word: number;
  readonly own: Bits;
  readonly other: Bits;
  readonly kings: Bits;
  readonly quiet: number;
  /** The score in this iteration, or an upper bound on it. */
  score: number;
  isExact: boolean;
  /** The result of the previous iteration. */
  before?: RootMove;
}

export class Searcher {
  readonly #variant: Variant;
  readonly #endgames: EndgameTables | undefined;
  readonly #tree: AlphaBeta;
  #turn: Side = BLACK;
  /**
   * The root's moves in the kernel's order, and in the order in which they are tried: the best of the previous
   * iteration first.
   */
  #legal: readonly Child[] = [];
  #children: Child[] = [];
  #best: Child | undefined;
  #score = 0;
  #line: readonly number[] = [];
  #depth = 0;

  constructor(variant: Variant, evaluate: Evaluator, options: SearchOptions, endgames?: EndgameTables) {
    this.#variant = variant;
    this.#endgames = endgames;
    this.#tree = new AlphaBeta(variant, evaluate, options, endgames);
  }

  /** Forgets all earlier games. */
  clear(): void {
    this.#tree.clear();
  }

  /** Searches a position that has a legal move. */
  search(root: SearchRoot, request: SearchRequest): SearchResult {
    const { limits, onIteration, scoreAll = false } = request;
    this.#begin(root, request);
    const last = this.#tree.isInEndgames(root) ? 1 : Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);
    try {
      // Without a depth limit there is no last depth to start from.
      const first = this.#tree.options.deepen || limits.depth === undefined ? 1 : last;
      for (let depth = first; depth <= last; depth++) {
        this.#iterate(depth, scoreAll);
        onIteration?.(this.#result());
        if (this.#isSettled(depth, scoreAll)) break;
      }
    } catch (error) {
      if (error !== STOP) throw error;
    }
    const result = this.#result();
    return this.#endgames ? { ...result, line: completedLine(this.#endgames, root, result.line) } : result;
  }

  #begin(root: SearchRoot, { limits, seed = 0 }: SearchRequest): void {
    this.#tree.start(root, { nodes: limits.nodes ?? Infinity, isStopped: limits.isStopped ?? (() => false) }, seed);
    this.#turn = root.turn;
    this.#legal = childrenOf(root, this.#variant);
    this.#children = [...this.#legal];
    if (this.#tree.options.shuffle !== 'off') shuffle(this.#children, createRng(seed));
    this.#best = this.#children[0]!;
    this.#score = 0;
    this.#line = [this.#best.word];
    this.#depth = 0;
  }

  /** One search to a fixed depth. */
  #iterate(depth: number, scoreAll: boolean): void {
    for (const child of this.#children) {
      if (this.#depth > 0) child.before = this.#knownOf(child);
      child.score = INFINITE;
      child.isExact = false;
    }
    const { aspire, mtdf, tableMegabytes } = this.#tree.options;
    // Without a table, a second search with a wider window would begin from scratch.
    const hasTable = tableMegabytes > 0;
    if (scoreAll) this.#scoreAll(depth);
    else if (mtdf) this.#closeIn(depth);
    else if (aspire && hasTable && depth >= FIRST_WINDOW_DEPTH && this.#depth === depth - 1) this.#aspire(depth);
    else this.#window(depth, -INFINITE, INFINITE);
    const best = this.#best!;
    this.#children = [best, ...this.#children.filter((child) => child !== best)];
    this.#depth = depth;
  }

  /** Starts with a narrow window around the previous score and opens it on the side where the score falls outside. */
  #aspire(depth: number): void {
    const guess = this.#score;
    const score = this.#window(depth, guess - WINDOW, guess + WINDOW);
    if (score <= guess - WINDOW) this.#window(depth, -INFINITE, score + 1);
    else if (score >= guess + WINDOW) this.#window(depth, score - 1, INFINITE);
  }

  /** MTD(f): tests bounds on the score, starting from the previous one, until the lower and upper bounds meet. */
  #closeIn(depth: number): void {
    const [bestBefore, scoreBefore, lineBefore] = [this.#best, this.#score, this.#line];
    try {
      this.#askYesOrNo(depth);
    } catch (error) {
      // Bounds that have not met are not a score.
      [this.#best, this.#score, this.#line] = [bestBefore, scoreBefore, lineBefore];
      throw error;
    }
  }

  #askYesOrNo(depth: number): void {
    let low = -INFINITE;
    let high = INFINITE;
    let guess = this.#score;
    while (low < high) {
      const beta = guess === low ? guess + 1 : guess;
      guess = this.#window(depth, beta - 1, beta);
      if (guess < beta) high = guess;
      else low = guess;
    }
    this.#score = guess;
    // Zero-width searches leave no line; one search with a window open around the score finds it.
    const best = this.#best!;
    this.#childScore(best, depth, guess - 1, guess + 1);
    this.#keepBest(best, guess);
  }

  #scoreAll(depth: number): void {
    let best = -INFINITE;
    for (const child of this.#children) {
      child.score = this.#childScore(child, depth, -INFINITE, INFINITE);
      child.isExact = true;
      if (child.score <= best) continue;
      best = child.score;
      this.#keepBest(child, best);
    }
  }

  /** The score of the root if it lies between alpha and beta; otherwise a bound beyond them. */
  #window(depth: number, alpha: number, beta: number): number {
    let best = -INFINITE;
    let floor = alpha;
    for (let index = 0; index < this.#children.length; index++) {
      const child = this.#children[index]!;
      let score;
      if (index > 0 && this.#tree.options.scout && beta - floor > 1) {
        score = this.#childScore(child, depth, floor, floor + 1);
        if (score > floor && score < beta) score = this.#childScore(child, depth, floor, beta);
      } else {
        score = this.#childScore(child, depth, floor, beta);
      }
      if (score < beta) {
        child.score = Math.min(child.score, score);
        child.isExact = score > floor;
      }
      best = Math.max(best, score);
      if (score <= floor) continue;
      floor = score;
      this.#keepBest(child, score);
      if (score >= beta) break;
    }
    return best;
  }

  #childScore({ own, other, kings, quiet }: Child, depth: number, alpha: number, beta: number): number {
    return -this.#tree.search(own, other, kings, opponent(this.#turn), quiet, depth - 1, -beta, -alpha, 1, 0) | 0;
  }

  #keepBest(child: Child, score: number): void {
    this.#best = child;
    this.#score = score;
    this.#line = this.#tree.lineAfter(child.word, 1);
  }

  /**
   * What is known about a move, from the previous iteration if this one has not reached it; never more than the best
   * score.
   */
  #knownOf(child: Child): RootMove {
    const { word, score, isExact, before } = child;
    if (child === this.#best) return { word, score: this.#score, isExact: true };
    if (score === INFINITE && before !== undefined && before.score <= this.#score) return before;
    return { word, score: Math.min(score, this.#score), isExact };
  }

  /** A forced end within the horizon cannot be improved. With all moves scored, this must be true of every move. */
  #isSettled(depth: number, scoreAll: boolean): boolean {
    const scores = scoreAll ? this.#children.map((child) => child.score) : [this.#score];
    return scores.every((score) => (provedEnd(score)?.plies ?? Infinity) <= depth);
  }

  #result(): SearchResult {
    return {
      move: this.#best!.word,
      score: this.#score,
      depth: this.#depth,
      nodes: this.#tree.nodes,
      line: this.#line,
      moves: this.#depth === 0 ? [] : this.#legal.map((child) => this.#knownOf(child)),
    };
  }
}

/** The root's moves in the kernel's order, with the positions they lead to. */
function childrenOf({ own, other, kings, turn, quietPlies }: SearchRoot, { board, draws }: Variant): Child[] {
  const men = quietMen(draws);
  const end = generate(own, other, kings, turn, board, successors, 0);
  return Array.from({ length: end / SUCCESSOR_WORDS }, (_, index): Child => {
    const at = index * SUCCESSOR_WORDS;
    const word = successors[at + 3]!;
    return {
      word,
      own: successors[at + 1]!,
      other: successors[at]!,
      kings: successors[at + 2]!,
      quiet: isQuiet(word, kings | men) ? quietPlies + 1 : 0,
      score: INFINITE,
      isExact: false,
    };
  });
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
