/**
 * Monte-Carlo tree search by UCT (Kocsis and Szepesvari 2006): plays games of random moves and keeps their results in a
 * tree, which grows by one node per game towards the moves that did well. With a cut-off it uses early play-out
 * termination (Lorentz 2008): a play-out stops after some plies, and an evaluator says who stands better.
 *
 * The tree is stored in typed arrays that grow by doubling and are reused between searches. Each node contains the
 * position from the side to move; its value is that of the player who moved into it.
 */

import type { Rng } from '../base/rng.ts';
import * as random from '../base/rng.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { quietMen } from '../rules/endings.ts';
import * as kernel from '../rules/kernel.ts';
import * as playouts from '../rules/playout.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import * as successor from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { chanceFromPoints } from './chance.ts';
import type { SearchRoot } from './searchRoot.ts';

// Private constants, for speed: see rules/kernel.ts.
const { randomBelow } = random;
const { generate } = kernel;
const { CUT_OFF, DRAWN, playoutEnd, runPlayout } = playouts;
const { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } = successor;

export interface MonteCarloOptions {
  /** How much UCT favours moves that were rarely tried; its exploration constant. */
  readonly exploration: number;
  /** Plies after which a play-out is evaluated; Infinity to play to the end. */
  readonly cutoff: number;
  /** Converts the points of an evaluation to a chance; see `chance.ts`. */
  readonly pointsPerDecade?: number | undefined;
}

export interface MonteCarloMove {
  readonly word: number;
  readonly visits: number;
  /** The average score of the side to move after this move; undefined if it was never tried. */
  readonly chance: number | undefined;
}

/** Words of a node: own, other, kings, the move that led here, first child, number of children, visits, quiet plies. */
const NODE_WORDS = 8;
const UNEXPANDED = -1;

/** At this size, about 170 megabytes, the tree stops growing; its leaves are still played out. */
const MOST_NODES = 1 << 22;

export class MonteCarloTree {
  readonly #variant: Variant;
  readonly #evaluate: Evaluator;
  readonly #options: MonteCarloOptions;
  #words = new Int32Array(NODE_WORDS << 14);
  #totals = new Float64Array(1 << 14);
  #size = 0;
  #turn: Side = 0;
  #earlier: Int32Array = new Int32Array(0);
  /** A path of this length ends the game by its ply limit. */
  #longestPath = Infinity;
  /** The nodes on the path from the root to the current one. */
  readonly #path: number[] = [];

  constructor(variant: Variant, evaluate: Evaluator, options: MonteCarloOptions) {
    this.#variant = variant;
    this.#evaluate = evaluate;
    this.#options = options;
  }

  /** Starts a new tree of one node. */
  start(root: SearchRoot): void {
    this.#size = 0;
    this.#turn = root.turn;
    this.#earlier = root.earlier;
    this.#longestPath = root.pliesLeft + 1;
    this.#addNode(root.own, root.other, root.kings, NO_WORD, root.quietPlies);
  }

  get size(): number {
    return this.#size;
  }

  /** One play-out: descends the tree, adds a node, plays random moves, and records the result. */
  grow(rng: Rng): void {
    const path = this.#path;
    path.length = 1;
    path[0] = 0;
    let node = 0;
    while (this.#childCount(node) > 0) {
      node = this.#select(node, rng);
      path.push(node);
    }
    if (this.#isRipe(node)) {
      this.#expand(node);
      if (this.#childCount(node) > 0) {
        node = this.#select(node, rng);
        path.push(node);
      }
    }
    this.#record(this.#resultFor(node, rng));
  }

  /** Statistics of the root's moves, in the kernel's order. */
  moves(): MonteCarloMove[] {
    const words = this.#words;
    const first = words[4]!;
    return Array.from({ length: this.#childCount(0) }, (_, index) => {
      const child = first + index;
      const visits = this.#visits(child);
      return {
        word: words[NODE_WORDS * child + 3]!,
        visits,
        chance: visits === 0 ? undefined : this.#totals[child]! / visits,
      };
    });
  }

  /** The line of most visited moves. */
  line(): number[] {
    const line: number[] = [];
    for (let node = 0; this.#childCount(node) > 0;) {
      node = this.#mostVisited(node);
      if (this.#visits(node) === 0) break;
      line.push(this.#words[NODE_WORDS * node + 3]!);
    }
    return line;
  }

  #mostVisited(node: number): number {
    const first = this.#words[NODE_WORDS * node + 4]!;
    let best = first;
    for (let child = first; child < first + this.#childCount(node); child++) {
      if (this.#visits(child) > this.#visits(best)) best = child;
    }
    return best;
  }

  /** A random untried child; if there is none, the child with the highest upper confidence bound. */
  #select(node: number, rng: Rng): number {
    const words = this.#words;
    const first = words[NODE_WORDS * node + 4]!;
    const end = first + words[NODE_WORDS * node + 5]!;
    let untried = 0;
    for (let child = first; child < end; child++) if (words[NODE_WORDS * child + 6] === 0) untried++;
    if (untried > 0) return this.#untriedChild(first, randomBelow(rng, untried));
    const logVisits = Math.log(words[NODE_WORDS * node + 6]!);
    let best = first;
    let bestBound = -1;
    for (let child = first; child < end; child++) {
      const visits = words[NODE_WORDS * child + 6]!;
      const bound = this.#totals[child]! / visits + this.#options.exploration * Math.sqrt(logVisits / visits);
      if (bound > bestBound) {
        best = child;
        bestBound = bound;
      }
    }
    return best;
  }

  #untriedChild(first: number, index: number): number {
    for (let child = first; ; child++) {
      if (this.#visits(child) === 0 && index-- === 0) return child;
    }
  }

  /** A leaf is expanded at its second visit, the root immediately, while there is room. */
  #isRipe(node: number): boolean {
    const isUnexpanded = this.#words[NODE_WORDS * node + 5] === UNEXPANDED;
    return isUnexpanded && (node === 0 || this.#visits(node) > 0) && this.#size < MOST_NODES;
  }

  #expand(node: number): void {
    const at = NODE_WORDS * node;
    const own = this.#words[at]!;
    const other = this.#words[at + 1]!;
    const kings = this.#words[at + 2]!;
    const quiet = this.#words[at + 7]!;
    const { board, draws } = this.#variant;
    const men = quietMen(draws);
    // The root is always searched, even if the game before it makes it a draw.
    const isOver = quiet >= draws.quietPlies || this.#path.length >= this.#longestPath;
    const isDrawn = node !== 0 && (isOver || this.#isRepeated());
    const end = isDrawn ? 0 : generate(own, other, kings, this.#turnAt(), board, successors, 0);
    this.#words[at + 4] = this.#size;
    this.#words[at + 5] = end / SUCCESSOR_WORDS;
    for (let next = 0; next < end; next += SUCCESSOR_WORDS) {
      const word = successors[next + 3]!;
      const nextQuiet = isQuiet(word, kings | men) ? quiet + 1 : 0;
      this.#addNode(successors[next + 1]!, successors[next]!, successors[next + 2]!, word, nextQuiet);
    }
  }

  #addNode(own: number, other: number, kings: number, word: number, quiet: number): void {
    if (NODE_WORDS * (this.#size + 1) > this.#words.length) this.#enlarge();
    const at = NODE_WORDS * this.#size;
    this.#words[at] = own;
    this.#words[at + 1] = other;
    this.#words[at + 2] = kings;
    this.#words[at + 3] = word;
    this.#words[at + 4] = 0;
    this.#words[at + 5] = UNEXPANDED;
    this.#words[at + 6] = 0;
    this.#words[at + 7] = quiet;
    this.#totals[this.#size] = 0;
    this.#size++;
  }

  #enlarge(): void {
    const words = new Int32Array(2 * this.#words.length);
    words.set(this.#words);
    this.#words = words;
    const totals = new Float64Array(2 * this.#totals.length);
    totals.set(this.#totals);
    this.#totals = totals;
  }

  /** The score, 0 to 1, of the side to move at a leaf in one play-out. */
  #resultFor(node: number, rng: Rng): number {
    if (node !== 0 && this.#isRepeated()) return 0.5;
    const words = this.#words;
    const at = NODE_WORDS * node;
    const turn = this.#turnAt();
    const pliesLeft = this.#longestPath - this.#path.length;
    const result = runPlayout(
      this.#variant,
      words[at]!,
      words[at + 1]!,
      words[at + 2]!,
      turn,
      words[at + 7]!,
      Math.min(this.#options.cutoff, pliesLeft),
      rng,
    );
    if (result === DRAWN || (result === CUT_OFF && playoutEnd[4]! >= pliesLeft)) return 0.5;
    if (result !== CUT_OFF) return result === turn ? 1 : 0;
    const last = playoutEnd[3] as Side;
    const points = this.#evaluate(playoutEnd[0]!, playoutEnd[1]!, playoutEnd[2]!, last);
    const chance = chanceFromPoints(points, this.#options.pointsPerDecade);
    return last === turn ? chance : 1 - chance;
  }

  /** Adds a result, given for the side to move at the end of the path, to every node of the path. */
  #record(result: number): void {
    const path = this.#path;
    // A node's value is that of the player who moved into it, the one who is not to move there.
    let share = 1 - result;
    for (let index = path.length - 1; index >= 0; index--) {
      const node = path[index]!;
      this.#words[NODE_WORDS * node + 6]!++;
      this.#totals[node]! += share;
      share = 1 - share;
    }
  }

  /** Whether the position at the end of the path has occurred on the path or, since the last capture, in the game. */
  #isRepeated(): boolean {
    if (this.#variant.draws.repetitions === Infinity) return false;
    const words = this.#words;
    const path = this.#path;
    const at = NODE_WORDS * path.at(-1)!;
    const quiet = words[at + 7]!;
    const earlier = this.#earlier;
    const played = earlier.length / 3;
    for (let back = 4; back <= quiet; back += 2) {
      const index = path.length - 1 - back;
      if (index < -played) return false;
      const isSame =
        index >= 0
          ? samePosition(words, NODE_WORDS * path[index]!, words, at)
          : samePosition(earlier, 3 * (played + index), words, at);
      if (isSame) return true;
    }
    return false;
  }

  /** The side to move at the end of the path. */
  #turnAt(): Side {
    return this.#path.length % 2 === 1 ? this.#turn : opponent(this.#turn);
  }

  #childCount(node: number): number {
    return Math.max(0, this.#words[NODE_WORDS * node + 5]!);
  }

  #visits(node: number): number {
    return this.#words[NODE_WORDS * node + 6]!;
  }
}

/** The move word of the root: no move led to it. */
const NO_WORD = -1;

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);

function samePosition(one: Int32Array, at: number, two: Int32Array, to: number): boolean {
  return one[at] === two[to] && one[at + 1] === two[to + 1] && one[at + 2] === two[to + 2];
}
