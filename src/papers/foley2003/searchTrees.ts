/**
 * The size of search trees over the positions of a game: plain alpha-beta at several depths, and minimax at depth 6,
 * with material as the evaluation and the extension of section 2.6. Stored as plain numbers, one record for each game.
 */

import { createEvaluation } from '../../evaluators/evaluators.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { minimax } from '../../search/minimax.ts';
import { Searcher } from '../../search/searcher.ts';
import type { GameKind } from './sampleGames.ts';
import { THESIS_SEARCH, sampleGame } from './sampleGames.ts';

/** A type, not an interface, so that it is Json. */
export type GameTrees = {
  readonly kind: GameKind;
  readonly game: number;
  /** 0 for Black, 1 for White, null for a draw. */
  readonly winner: number | null;
  /** The side to move, and its legal moves, in each position. */
  readonly turns: readonly number[];
  readonly legalMoves: readonly number[];
  /** The nodes of each position at each depth of the search. */
  readonly depths: readonly number[];
  readonly nodes: readonly (readonly number[])[];
  /** In some of the positions: the nodes of minimax, and of alpha-beta, at the same depth. */
  readonly minimax: readonly number[];
  readonly alphaBeta: readonly number[];
  /** Nodes and evaluations of the searches that chose the moves; empty where they were not counted. */
  readonly played: readonly number[];
  readonly evaluations: readonly number[];
};

/** The depth of figure 4.3. */
export const MINIMAX_DEPTH = 6;

/** Minimax visits one position of so many. */
export function measureGameTrees(
  kind: GameKind,
  game: number,
  { depths, oneIn }: { readonly depths: readonly number[]; readonly oneIn: number },
): GameTrees {
  const { moves, winner } = sampleGame(kind, game);
  const { evaluate } = createEvaluation('material', ENGLISH);
  const searcher = new Searcher(ENGLISH, evaluate, THESIS_SEARCH);
  const roots = moves.map(({ root }) => root);
  const nodesAt = (depth: number) => (root: (typeof roots)[number]) =>
    searcher.search(root, { limits: { depth } }).nodes;
  const compared = roots.filter((_, index) => index % oneIn === 0);
  const options = { depth: MINIMAX_DEPTH, extend: true, draws: false };
  return {
    kind,
    game,
    winner: winner ?? null,
    turns: roots.map(({ turn }) => turn),
    legalMoves: moves.map(({ legalMoves }) => legalMoves),
    depths,
    nodes: depths.map((depth) => roots.map(nodesAt(depth))),
    minimax: compared.map((root) => minimax(ENGLISH, evaluate, root, options).nodes),
    alphaBeta: compared.map(nodesAt(MINIMAX_DEPTH)),
    played: moves.flatMap(({ nodes }) => nodes ?? []),
    evaluations: moves.flatMap(({ evaluations }) => evaluations ?? []),
  };
}
