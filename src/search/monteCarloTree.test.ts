import { expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { moveFromWord } from '../rules/move.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS, limitPlies } from '../rules/variant.ts';
import { MonteCarloTree } from './monteCarloTree.ts';
import { searchRoot } from './searchRoot.ts';

test.each(VARIANTS)('every play-out is counted once, and the line can be played: $name', (variant) => {
  for (const cutoff of [Infinity, 6]) {
    const game = new Game(variant);
    const tree = grown(game, 3000, cutoff);
    const moves = tree.moves();
    expect(moves).toHaveLength(game.legalMoves.length);
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(3000);
    for (const { chance } of moves) expect(chance).toBeGreaterThan(0.2);
    for (const word of tree.line()) game.playWord(word);
  }
});

test('the same random stream grows the same tree', () => {
  const one = grown(new Game(ENGLISH), 1000, Infinity);
  const two = grown(new Game(ENGLISH), 1000, Infinity);
  expect(two.moves()).toEqual(one.moves());
  expect(two.line()).toEqual(one.line());
});

test('finds an immediate win and avoids an immediate loss', () => {
  const game = new Game(ENGLISH, { start: parseFen('B:W22,32:B18,11', ENGLISH.board) });
  expect(bestMove(grown(game, 2000, Infinity), ENGLISH)).toBe('18 25');
  const giveaway = new Game(GIVEAWAY, { start: parseFen('B:W18:B9', GIVEAWAY.board) });
  expect(bestMove(grown(giveaway, 2000, Infinity), GIVEAWAY)).toBe('9 14');
});

test('a cut-off play-out scores what the evaluator says, for the right side', () => {
  const start = parseFen('B:W21,22,32:BK10', ENGLISH.board);
  // The evaluator only counts Black's pieces, so Black must come out ahead whichever side is to move.
  const tree = new MonteCarloTree(ENGLISH, (own, _other, _kings, turn) => (turn === 0 && own !== 0 ? 400 : -400), {
    cutoff: 1,
    exploration: 0.7,
  });
  tree.start(searchRoot(new Game(ENGLISH, { start })));
  const rng = createRng(1);
  for (let playout = 0; playout < 500; playout++) tree.grow(rng);
  for (const { chance } of tree.moves()) expect(chance).toBeGreaterThan(0.8);
});

test('the forty-move rule applies inside the tree', () => {
  const start = parseFen('W:WK18,K19:BK1', ENGLISH.board);
  const root = { ...searchRoot(new Game(ENGLISH, { start })), quietPlies: 79, earlier: new Int32Array(3 * 79) };
  const tree = new MonteCarloTree(ENGLISH, createEvaluation('material', ENGLISH).evaluate, {
    cutoff: Infinity,
    exploration: 0.7,
  });
  tree.start(root);
  const rng = createRng(1);
  for (let playout = 0; playout < 300; playout++) tree.grow(rng);
  for (const { chance } of tree.moves()) expect(chance).toBe(0.5);
});

test.each([Infinity, 10])('the ply limit applies inside the tree and in play-outs, cut off after %d', (cutoff) => {
  const tree = grown(new Game(limitPlies(ENGLISH, 4)), 300, cutoff);
  for (const { chance } of tree.moves()) expect(chance).toBe(0.5);
});

function grown(game: Game, playouts: number, cutoff: number): MonteCarloTree {
  const { variant } = game;
  const tree = new MonteCarloTree(variant, createEvaluation('material', variant).evaluate, {
    cutoff,
    exploration: 0.7,
  });
  tree.start(searchRoot(game));
  const rng = createRng(9);
  for (let playout = 0; playout < playouts; playout++) tree.grow(rng);
  return tree;
}

function bestMove(tree: MonteCarloTree, variant: Variant): string {
  const { from, to } = moveFromWord(tree.line()[0]!, variant.board);
  return `${from} ${to}`;
}
