/**
 * Minimax as it stands in textbooks: every line to the same depth, every leaf evaluated, nothing cut and nothing
 * remembered (Foley 2003, section 2.2). Slow and beyond doubt, it is both a player of the sources and what the fast
 * search is checked against.
 */

import type { Evaluator } from '../evaluators/evaluator.ts';
import type { Bits } from '../rules/bits.ts';
import { QUIET_PLIES_TO_DRAW } from '../rules/game.ts';
import { generate } from '../rules/kernel.ts';
import { jumpers } from '../rules/queries.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, isReversible } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import type { SearchRoot } from './searchRoot.ts';
import { WIN } from './score.ts';

export interface MinimaxOptions {
  /** How many plies to look ahead, from 1. */
  readonly depth: number;
  /** Never stop while the side to move can capture. */
  readonly extend: boolean;
  /** Count a position that came up before, and forty moves without progress, as drawn. */
  readonly draws: boolean;
}

export interface MinimaxResult {
  /** Move words in the kernel's order, with the score of each for the side to move. */
  readonly moves: readonly { readonly word: number; readonly score: number }[];
  readonly nodes: number;
}

interface Node {
  readonly own: Bits;
  readonly other: Bits;
  readonly kings: Bits;
  readonly turn: Side;
  /** The nodes of the quiet plies before, latest last. */
  readonly earlier: readonly Node[];
}

/** Scores every move of a position. */
export function minimax(
  variant: Variant,
  evaluate: Evaluator,
  root: SearchRoot,
  { depth, extend, draws }: MinimaxOptions,
): MinimaxResult {
  let nodes = 0;
  const first = rootNode(root);
  const moves = successorsOf(first, variant).map(({ word, node }) => ({ word, score: -value(node, depth - 1, 1) }));
  return { moves, nodes };

  function value(node: Node, left: number, ply: number): number {
    nodes++;
    if (draws && isRepeated(node)) return 0;
    const successors = successorsOf(node, variant);
    if (successors.length === 0) return variant.giveaway ? WIN - ply : ply - WIN;
    if (draws && node.earlier.length >= QUIET_PLIES_TO_DRAW) return 0;
    const { own, other, kings, turn } = node;
    const goesOn = left > 0 || (extend && jumpers(own, other, kings, turn, variant.board) !== 0);
    if (!goesOn) return evaluate(own, other, kings, turn);
    return Math.max(...successors.map((successor) => -value(successor.node, left - 1, ply + 1)));
  }
}

function rootNode({ own, other, kings, turn, quietPlies, earlier }: SearchRoot): Node {
  const nodes = Array.from({ length: quietPlies }, (_, index): Node => {
    const [before, opposite, crowned] = earlier.subarray(3 * index);
    const mover = (quietPlies - index) % 2 === 0 ? turn : opponent(turn);
    return { own: before!, other: opposite!, kings: crowned!, turn: mover, earlier: [] };
  });
  return { own, other, kings, turn, earlier: nodes };
}

function successorsOf(node: Node, { board }: Variant): { word: number; node: Node }[] {
  const words = new Int32Array(SLICE_WORDS);
  const end = generate(node.own, node.other, node.kings, node.turn, board, words, 0);
  return Array.from({ length: end / SUCCESSOR_WORDS }, (_, index) => {
    const [other, own, kings, word] = words.subarray(index * SUCCESSOR_WORDS) as unknown as [Bits, Bits, Bits, number];
    const earlier = isReversible(word, node.kings) ? [...node.earlier, node] : [];
    return { word, node: { own, other, kings, turn: opponent(node.turn), earlier } };
  });
}

function isRepeated({ own, other, kings, turn, earlier }: Node): boolean {
  return earlier.some(
    (node) => node.turn === turn && node.own === own && node.other === other && node.kings === kings,
  );
}
