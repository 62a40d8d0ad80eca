/**
 * The root of a search: iterative deepening with windows around the last score, or MTD(f), over the tree of
 * `alphaBeta.ts`; what is known of each move; limits that are kept.
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
  /** Plies; 100 at the most. */
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  /** Asked now and then; the search ends soon after it says so. */
  readonly isStopped?: () => boolean;
}

export interface SearchResult {
  /** The move word of the best move. */
  readonly move: number;
  /** For the side to move; see `score.ts`. */
  readonly score: number;
  /** The last depth that was searched to its end. */
  readonly depth: number;
  readonly nodes: number;
  /** The moves expected from here, the best one first. */
  readonly line: readonly number[];
  /** Every legal move, in the kernel's order, as far as the search came. */
  readonly moves: readonly RootMove[];
}

export interface RootMove {
  readonly word: number;
  readonly score: number;
  /** Otherwise the move is worth at most its score. */
  readonly isExact: boolean;
}

export interface SearchRequest {
  readonly limits: SearchLimits;
  /** Score every move exactly, not only the best. Takes several times as long. */
  readonly scoreAll?: boolean;
  /** Matters only where the options ask for noise or random order. */
  readonly seed?: number;
  /** Told after each iteration. */
  readonly onIteration?: (result: SearchResult) => void;
}

/** Half the width of the first window around the score of the last iteration, in points. */
const WINDOW = 25;

/** Below this depth an iteration is too cheap and its score too unsteady for a window. */
const FIRST_WINDOW_DEPTH = 4;

interface Child {
  readonly word: number;
  readonly own: Bits;
  readonly other: Bits;
  readonly kings: Bits;
  readonly quiet: number;
  /** The score in this iteration, or the lowest bound on it. */
  score: number;
  isExact: boolean;
  /** What the iteration before found. */
  before?: RootMove;
}

export class Searcher {
  readonly #variant: Variant;
  readonly #endgames: EndgameTables | undefined;
  readonly #tree: AlphaBeta;
  #turn: Side = BLACK;
  /** The moves of the root in the kernel's order, and as they are tried: the best of the last iteration first. */
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

  /** Forgets all games before. */
  clear(): void {
    this.#tree.clear();
  }

  /** Searches a position that has a move. */
  search(root: SearchRoot, request: SearchRequest): SearchResult {
    const { limits, onIteration, scoreAll = false } = request;
    this.#begin(root, request);
    const last = this.#tree.isInEndgames(root) ? 1 : Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);
    try {
      // Without a last depth there is nothing to search to at once.
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
    if (this.#tree.options.shuffle) shuffle(this.#children, createRng(seed));
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
    const { aspire, mtdf } = this.#tree.options;
    if (scoreAll) this.#scoreAll(depth);
    else if (mtdf) this.#closeIn(depth);
    else if (aspire && depth >= FIRST_WINDOW_DEPTH && this.#depth === depth - 1) this.#aspire(depth);
    else this.#window(depth, -INFINITE, INFINITE);
    const best = this.#best!;
    this.#children = [best, ...this.#children.filter((child) => child !== best)];
    this.#depth = depth;
  }

  /** A narrow window around the last score, opened on the side where the score falls out of it. */
  #aspire(depth: number): void {
    const guess = this.#score;
    const score = this.#window(depth, guess - WINDOW, guess + WINDOW);
    if (score <= guess - WINDOW) this.#window(depth, -INFINITE, score + 1);
    else if (score >= guess + WINDOW) this.#window(depth, score - 1, INFINITE);
  }

  /** MTD(f): the score is asked for by yes or no, from the last score on, until the answers meet. */
  #closeIn(depth: number): void {
    const [bestBefore, scoreBefore, lineBefore] = [this.#best, this.#score, this.#line];
    try {
      this.#askYesOrNo(depth);
    } catch (error) {
      // Answers that have not met yet are no score.
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
    // Yes and no leave no line behind; one look through a window that is open around the score finds it.
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

  /** The score of the root if it lies between alpha and beta; else a bound beyond. */
  #window(depth: number, alpha: number, beta: number): number {
    let best = -INFINITE;
    let floor = alpha;
    for (const [index, child] of this.#children.entries()) {
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
    this.#line = [child.word, ...this.#tree.lineFrom(1)];
  }

  /** What is known of a move, from the iteration before if this one has not come to it; never more than the best. */
  #knownOf(child: Child): RootMove {
    const { word, score, isExact, before } = child;
    if (child === this.#best) return { word, score: this.#score, isExact: true };
    if (score === INFINITE && before !== undefined && before.score <= this.#score) return before;
    return { word, score: Math.min(score, this.#score), isExact };
  }

  /** A forced end within the horizon cannot be improved upon; with all moves scored, none may be open. */
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

/** The moves of the root in the kernel's order, with the positions they lead to. */
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

/** Scratch space of this file; nothing in it outlives a call. */
const successors = new Int32Array(SLICE_WORDS);
