/** The numbers of chapter 4 and Table 3.1, from the search trees of games. */

import { median } from '../../stats/quartiles.ts';
import { mean } from '../../stats/spread.ts';
import type { MeanInterval } from '../../stats/studentT.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { ExponentialFit } from './exponentialFit.ts';
import { fitExponential, placeOfDepth } from './exponentialFit.ts';
import type { GameKind } from './sampleGames.ts';
import type { GameTrees } from './searchTrees.ts';

export function treesOf(trees: readonly GameTrees[], kind: GameKind): GameTrees[] {
  return trees.filter((one) => one.kind === kind);
}

/** The mean nodes of a search at each depth, over all positions of all games. */
export function nodesByDepth(trees: readonly GameTrees[]): { depth: number; nodes: number }[] {
  const [first] = trees;
  return (first?.depths ?? []).map((depth, index) => ({
    depth,
    nodes: mean(trees.flatMap(({ nodes }) => nodes[index]!)),
  }));
}

export function fitOfNodes(trees: readonly GameTrees[]): ExponentialFit {
  return fitExponential(nodesByDepth(trees).map(({ depth, nodes }) => ({ x: placeOfDepth(depth), value: nodes })));
}

/** How many times as many nodes minimax visits: in a typical position, and in all positions together. */
export interface MinimaxRatio {
  readonly positions: number;
  readonly median: number;
  readonly total: number;
}

export function minimaxRatio(trees: readonly GameTrees[]): MinimaxRatio {
  const [plain, pruned] = [trees.flatMap((one) => one.minimax), trees.flatMap((one) => one.alphaBeta)];
  const ratios = plain.map((nodes, index) => nodes / pruned[index]!);
  return { positions: ratios.length, median: median(ratios), total: mean(plain) / mean(pruned) };
}

/** The legal moves of both sides in decided games. */
export interface Branching {
  readonly games: number;
  readonly mean: number;
  readonly most: number;
  /** The share of positions with a single legal move. */
  readonly forced: number;
  readonly winner: SideBranching;
  readonly loser: SideBranching;
}

export interface SideBranching {
  /** Over all of its moves, by game. */
  readonly mean: MeanInterval;
  /** The last third of its moves less the first third, by game. */
  readonly trend: MeanInterval;
  /** By its move, over the games that last so long. */
  readonly byMove: readonly (MeanInterval & { readonly move: number; readonly games: number })[];
}

export function branchingOf(trees: readonly GameTrees[]): Branching {
  const decided = trees.filter(({ winner }) => winner !== null);
  const all = decided.flatMap(({ legalMoves }) => legalMoves);
  return {
    games: decided.length,
    mean: mean(all),
    most: Math.max(...all),
    forced: mean(all.map((moves) => (moves === 1 ? 1 : 0))),
    winner: sideBranching(decided.map((one) => movesOf(one, one.winner!))),
    loser: sideBranching(decided.map((one) => movesOf(one, 1 - one.winner!))),
  };
}

/** The legal moves of one side, at each of its moves. */
function movesOf({ turns, legalMoves }: GameTrees, side: number): number[] {
  return legalMoves.filter((_, index) => turns[index] === side);
}

function sideBranching(games: readonly (readonly number[])[]): SideBranching {
  const longest = Math.max(0, ...games.map(({ length }) => length));
  return {
    mean: meanInterval(games.map(mean)),
    trend: meanInterval(games.map(trendOf)),
    byMove: Array.from({ length: longest }, (_, index) => {
      const own = games.flatMap((moves) => moves[index] ?? []);
      return { move: index + 1, games: own.length, ...meanInterval(own) };
    }),
  };
}

function trendOf(moves: readonly number[]): number {
  const third = Math.max(1, Math.floor(moves.length / 3));
  return mean(moves.slice(-third)) - mean(moves.slice(0, third));
}

/** Table 3.1 as ratios. */
export interface Profile {
  readonly games: number;
  readonly movesPerGame: number;
  readonly nodesPerSearch: number;
  readonly evaluationsPerSearch: number;
  readonly evaluationsPerNode: number;
}

export function profileOf(trees: readonly GameTrees[]): Profile {
  const [nodes, evaluations] = [trees.flatMap(({ played }) => played), trees.flatMap((one) => one.evaluations)];
  return {
    games: trees.length,
    movesPerGame: mean(trees.map(({ turns }) => turns.length)),
    nodesPerSearch: mean(nodes),
    evaluationsPerSearch: mean(evaluations),
    evaluationsPerNode: mean(evaluations) / mean(nodes),
  };
}
