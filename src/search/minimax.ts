/**
 * Minimax as in textbooks: every line to the same depth, every leaf evaluated, no pruning and no memory (Foley 2003,
 * section 2.2). It is slow and simple. It serves as a player from the sources, and as the reference for the fast
 * search.
 */

import type { Evaluator } from '../evaluators/evaluator.ts';
import type { Bits } from '../rules/bits.ts';
import { quietMen } from '../rules/endings.ts';
import { generate } from '../rules/kernel.ts';
import { jumpers } from '../rules/queries.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import type { SearchRoot } from './searchRoot.ts';
import { WIN } from './score.ts';
import { NODES_PER_CHECK, STOP } from './stop.ts';

export interface MinimaxOptions {
  /** Search depth in plies, at least 1. */
  readonly depth: number;
  /** Never stop while the side to move can capture. */
  readonly extend: boolean;
  /** Score positions as drawn if the draw rules of the variant end the game, or if they have occurred before. */
  readonly draws: boolean;
  /** The maximum number of nodes; no limit by default. */
  readonly nodes?: number | undefined;
  /** Called now and then; the search stops soon after it returns true. */
  readonly isStopped?: () => boolean;
}

export interface MinimaxResult {
  /** Move words in the kernel's order, with the score of each for the side to move. */
  readonly moves: readonly { readonly word: number; readonly score: number }[];
  readonly nodes: number;
  /** False if the search was stopped; then only the first moves have a score. */
  readonly isComplete: boolean;
}

/** Each ply beyond the depth captures at least one piece. */
const MOST_EXTRA_PLIES = 24;

/** Scores every move of a position. */
export function minimax(
  variant: Variant,
  evaluate: Evaluator,
  root: SearchRoot,
  { depth, extend, draws, nodes: mostNodes = Infinity, isStopped = () => false }: MinimaxOptions,
): MinimaxResult {
  const { board } = variant;
  const seesRepetitions = draws && variant.draws.repetitions < Infinity;
  const men = quietMen(variant.draws);
  const stack = new Int32Array(SLICE_WORDS * (depth + MOST_EXTRA_PLIES));
  /** The positions on the path here, three words each, including those of the game. */
  const path = [...root.earlier];
  let nodes = 0;

  /** The value of the successor at an index of the stack, for the side that moved to it. */
  function valueOf(at: number, kings: Bits, turn: Side, quiet: number, left: number, ply: number): number {
    const nextQuiet = isQuiet(stack[at + 3]!, kings | men) ? quiet + 1 : 0;
    return 0 - value(stack[at + 1]!, stack[at]!, stack[at + 2]!, opponent(turn), nextQuiet, left - 1, ply + 1);
  }

  function value(own: Bits, other: Bits, kings: Bits, turn: Side, quiet: number, left: number, ply: number): number {
    if (nodes >= mostNodes || (nodes % NODES_PER_CHECK === NODES_PER_CHECK - 1 && isStopped())) throw STOP;
    nodes++;
    if (seesRepetitions && isRepeated(path, own, other, kings, quiet)) return 0;
    const top = SLICE_WORDS * ply;
    const end = generate(own, other, kings, turn, board, stack, top);
    if (end === top) return variant.giveaway ? WIN - ply : ply - WIN;
    if (draws && (quiet >= variant.draws.quietPlies || ply >= root.pliesLeft)) return 0;
    const goesOn = left > 0 || (extend && jumpers(own, other, kings, turn, board) !== 0);
    if (!goesOn) return evaluate(own, other, kings, turn);
    path.push(own, other, kings);
    let best = -Infinity;
    for (let at = top; at < end; at += SUCCESSOR_WORDS)
      best = Math.max(best, valueOf(at, kings, turn, quiet, left, ply));
    path.length -= 3;
    return best;
  }

  const { own, other, kings, turn, quietPlies } = root;
  const end = generate(own, other, kings, turn, board, stack, 0);
  path.push(own, other, kings);
  const moves = [];
  try {
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      moves.push({ word: stack[at + 3]!, score: valueOf(at, kings, turn, quietPlies, depth, 0) });
    }
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return { moves, nodes, isComplete: SUCCESSOR_WORDS * moves.length === end };
}

/** Whether a position with the same side to move has occurred within the quiet plies at the end of the path. */
function isRepeated(path: readonly number[], own: Bits, other: Bits, kings: Bits, quiet: number): boolean {
  for (let back = 2; back <= quiet; back += 2) {
    const at = path.length - 3 * back;
    if (path[at] === own && path[at + 1] === other && path[at + 2] === kings) return true;
  }
  return false;
}
