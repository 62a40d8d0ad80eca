/**
 * Plans and their evolution, written slowly and simply: the tests expect the same games and the same survivors from the
 * fast ones. A plan is a list of genes by the number of the move in the game, a child is a new plan, and games are
 * played by the slow rules. Random numbers are drawn in the same order as by the fast evolution.
 */

import type { Rng } from '../src/base/rng.ts';
import { randomBelow, randomFraction } from '../src/base/rng.ts';
import type { Evaluator } from '../src/evaluators/evaluator.ts';
import type { Board } from '../src/rules/board.ts';
import { columnOfBit, rowOfBit } from '../src/rules/board.ts';
import type { Move } from '../src/rules/move.ts';
import { legalMoves } from '../src/rules/move.ts';
import { BLACK, WHITE, opponent } from '../src/rules/side.ts';
import type { Variant } from '../src/rules/variant.ts';
import type { Genes, Order, PlanOptions } from '../src/search/plans/planOptions.ts';
import { normalQuantile } from '../src/stats/normal.ts';
import { valueOf } from './gamePositions.ts';
import { inReadingOrder } from './inReadingOrder.ts';
import { positionOf } from './slowPositions.ts';
import type { SlowBoard, SlowMove } from './slowRules.ts';
import { slowMoves } from './slowRules.ts';

/** How genes are read. */
export interface Reading {
  readonly genes: Genes;
  readonly order: Order;
}

export interface SlowEnd {
  readonly end: 'stuck' | 'last ply' | 'cut off';
  readonly plies: number;
  readonly board: SlowBoard;
}

/** The genes of a plan by the number of the move in the game. */
type SlowPlan = (move: number) => number;

/** The place that a gene can mean at which a move begins: four for each square, in reading order. */
export function placeOf({ path }: Pick<Move, 'path'>, board: Board): number {
  const [from, to] = [board.bitOfSquare[path[0]!]!, board.bitOfSquare[path[1]!]!];
  const isDown = rowOfBit(to) > rowOfBit(from);
  const isRight = columnOfBit(to) > columnOfBit(from);
  return 4 * from + (isDown ? 2 : 0) + (isRight ? 1 : 0);
}

/** The move that a gene means in a position that has moves. */
export function slowlyRead(gene: number, moves: readonly Move[], board: Board, { genes, order }: Reading): Move {
  const listed = inReadingOrder(moves, board);
  if (genes === 'square') return listed.find((move) => placeOf(move, board) >= Math.floor(128 * gene)) ?? listed[0]!;
  return (order === 'square' ? listed : moves)[Math.floor(gene * moves.length)]!;
}

/** A game between two plans, Black's first, from a position after `ply` plies. */
export function slowPlannedGame(
  start: SlowBoard,
  board: Board,
  { ply, lastPly, cutPly }: { readonly ply: number; readonly lastPly: number; readonly cutPly: number },
  plans: readonly [SlowPlan, SlowPlan],
  reading: Reading,
): SlowEnd {
  let now = start;
  for (let plies = ply; ; plies++) {
    if (plies === lastPly) return { end: 'last ply', plies, board: now };
    const moves = slowMoves(now);
    if (moves.length === 0) return { end: 'stuck', plies, board: now };
    if (plies >= cutPly && moves.every(({ captured }) => captured.length === 0)) {
      return { end: 'cut off', plies, board: now };
    }
    const plan = plans[now.turn === 'black' ? BLACK : WHITE];
    // Only the order of the moves is that of the kernel.
    const { path } = slowlyRead(plan(Math.floor(plies / 2)), legalMoves(positionOf(now), board), board, reading);
    now = moves.find((move) => isSame(move, path))!.after;
  }
}

function isSame(move: SlowMove, path: readonly number[]): boolean {
  return move.path.join() === path.join();
}

/** The greatest gene, and how many moves of each side plans look ahead at least. */
const MOST = 1 - 2 ** -24;
const LEAST_MOVES = 25;

/** The plans of both sides, the best first. */
export class SlowEvolution {
  readonly #variant: Variant;
  readonly #options: PlanOptions;
  readonly #evaluate: Evaluator;
  #plans: [number[][], number[][]] = [[], []];
  #lastPly = 0;

  constructor(variant: Variant, options: PlanOptions, evaluate: Evaluator) {
    this.#variant = variant;
    this.#options = options;
    this.#evaluate = evaluate;
  }

  start(ply: number, rng: Rng): void {
    const { population } = this.#options;
    this.#plans = [Array.from({ length: population }, () => []), Array.from({ length: population }, () => [])];
    this.#lastPly = ply;
    this.lookAhead(ply, rng);
  }

  /** Gives plans random genes for the moves that they did not reach before. */
  lookAhead(ply: number, rng: Rng): void {
    const { moves } = this.#options;
    const number = Math.floor(ply / 2);
    const lastPly = 2 * Math.max(moves, number + Math.min(LEAST_MOVES, moves));
    for (let move = Math.floor(this.#lastPly / 2); move < lastPly / 2; move++) {
      for (const plan of this.#plans.flat()) plan[move] = Math.fround(Math.min(MOST, randomFraction(rng)));
    }
    this.#lastPly = lastPly;
  }

  /** The genes of the survivors of each side from a ply on, the best first. */
  survivors(ply: number): number[][][] {
    return this.#plans.map((plans) => plans.map((plan) => plan.slice(Math.floor(ply / 2), this.#lastPly / 2)));
  }

  generation(start: SlowBoard, ply: number, pliesLeft: number, generation: number, rng: Rng): void {
    const { population, games, generations, deviation, judge } = this.#options;
    const spread = deviation * (1 - generation / generations);
    const all = this.#plans.map((plans) => [...plans, ...plans.map((plan) => this.#child(plan, ply, spread, rng))]);
    const worths = all.map((plans) => plans.map((): number[] => []));
    const own = start.turn === 'black' ? BLACK : WHITE;
    const other = opponent(own);
    const rivals = Array.from({ length: 2 * population }, (_, place) => place);
    for (let round = 0; round < games; round++) {
      for (let last = rivals.length - 1; last > 0; last--) {
        const place = randomBelow(rng, last + 1);
        [rivals[last], rivals[place]] = [rivals[place]!, rivals[last]!];
      }
      for (const [place, rival] of rivals.entries()) {
        const [one, two] = [all[own]![place]!, all[other]![rival]!];
        const worth = this.#worth(start, ply, pliesLeft, own === BLACK ? [one, two] : [two, one]);
        worths[own]![place]!.push(worth[0]);
        worths[other]![rival]!.push(worth[1]);
      }
    }
    const scoreOf = {
      mean: (list: readonly number[]) => list.reduce((sum, worth) => sum + worth, 0),
      minimum: (list: readonly number[]) => Math.min(...list),
      maximum: (list: readonly number[]) => Math.max(...list),
    }[judge];
    for (const side of [BLACK, WHITE] as const) {
      const scored = all[side]!.map((plan, place) => ({
        plan,
        score: Math.round(100 * scoreOf(worths[side]![place]!)),
      }));
      const best = scored.toSorted((one, two) => two.score - one.score).slice(0, population);
      this.#plans[side] = best.map(({ plan }) => plan);
    }
  }

  #child(parent: readonly number[], ply: number, spread: number, rng: Rng): number[] {
    const { moves, cutoff } = this.#options;
    const child = [...parent];
    const first = Math.floor(ply / 2);
    const end = Math.min(this.#lastPly / 2, cutoff === 0 ? Infinity : first + cutoff);
    let bits = 0;
    for (let move = first, drawn = 0; move < end; move++, drawn++) {
      // A random number is enough for two genes; where the row of a plan begins again, so do the pairs.
      if (move % moves === 0) drawn = 0;
      bits = drawn % 2 === 0 ? rng.next() : bits << 12;
      const normal = Math.fround(normalQuantile(((bits >>> 20) + 0.5) / 4096));
      child[move] = Math.fround(this.#bounded(parent[move]! + spread * normal));
    }
    return child;
  }

  #bounded(gene: number): number {
    const { bounds } = this.#options;
    if (bounds === 'clamp') return Math.min(MOST, Math.max(0, gene));
    let inside = gene;
    while (inside < 0 || (bounds === 'wrap' ? inside >= 1 : inside > 1)) {
      if (bounds === 'wrap') inside += inside < 0 ? 1 : -1;
      else inside = inside < 0 ? -inside : 2 - inside;
    }
    return Math.min(MOST, inside);
  }

  /** What a game is worth to the side to move and to the other. */
  #worth(
    start: SlowBoard,
    ply: number,
    pliesLeft: number,
    [black, white]: readonly [number[], number[]],
  ): [number, number] {
    const { cutoff, score, wins, genes, order } = this.#options;
    const cutPly = cutoff === 0 ? Infinity : Math.max(ply + 1, ply + cutoff);
    const plans = [(move: number) => black[move]!, (move: number) => white[move]!] as const;
    const bounds = { ply, lastPly: Math.min(this.#lastPly, ply + pliesLeft), cutPly };
    const { end, plies, board } = slowPlannedGame(start, this.#variant.board, bounds, plans, { genes, order });
    if (end === 'last ply') return [0, 0];
    const isOwnTurn = board.turn === start.turn;
    if (end === 'cut off') {
      const points = valueOf(this.#evaluate, positionOf(board));
      const worth = Math.max(-200, Math.min(200, (isOwnTurn ? points : -points) / 10));
      return [worth, -worth];
    }
    const isWon = isOwnTurn === this.#variant.giveaway;
    // The winner's moves in the whole game: the side that began it has made the odd ones.
    const isBeginner = (ply % 2 === 0) === isWon;
    const moves = isBeginner ? Math.ceil(plies / 2) : Math.floor(plies / 2);
    const worth = (cutoff === 0 ? 0 : 200) + (score === 'result' ? 1 : this.#lastPly / 2 - moves);
    return isWon ? [wins * worth, -worth] : [-worth, wins * worth];
  }
}
