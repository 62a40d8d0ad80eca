import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { moveFromWord } from '../rules/move.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS, limitPlies } from '../rules/variant.ts';
import type { FlatMove } from './flatMonteCarlo.ts';
import { FlatMonteCarlo, bestOf } from './flatMonteCarlo.ts';
import type { SearchRoot } from './searchRoot.ts';
import { searchRoot } from './searchRoot.ts';

describe('flat Monte-Carlo search', () => {
  test.each(VARIANTS)('counts every line once, and tries all moves equally often: $name', (variant) => {
    const moves = searched(variant, searchRoot(new Game(variant)), 7000);
    const { legalMoves } = new Game(variant);
    expect(moves.map(({ word }) => moveFromWord(word, variant.board))).toEqual(legalMoves);
    expect(moves.reduce((sum, { lines }) => sum + lines, 0)).toBe(7000);
    for (const { lines, worth } of moves) {
      expect(lines / (7000 / legalMoves.length)).toBeCloseTo(1, 0);
      expect(Math.abs(worth!)).toBeLessThan(0.5);
    }
  });

  test('finds an immediate win and avoids an immediate loss', () => {
    const win = new Game(ENGLISH, { start: parseFen('B:W22,32:B18,11', ENGLISH.board) });
    expect(bestMove(win)).toBe('18 25');
    const giveaway = new Game(GIVEAWAY, { start: parseFen('B:W18:B9', GIVEAWAY.board) });
    expect(bestMove(giveaway)).toBe('9 14');
  });

  test('is worth 1 if all lines win, and -1 if all lose', () => {
    const start = parseFen('W:WK18:B14', ENGLISH.board);
    expect(worths(ENGLISH, searchRoot(new Game(ENGLISH, { start })))).toEqual([1]);
    expect(worths(GIVEAWAY, searchRoot(new Game(GIVEAWAY, { start })))).toEqual([-1]);
  });

  test.each(VARIANTS)('evaluates from the side that searches: $name', (variant) => {
    const root = searchRoot(new Game(variant));
    const forBlack = (_own: number, _other: number, _kings: number, turn: number): number => (turn === 0 ? 400 : -400);
    const chance = 10 ** 2 / (1 + 10 ** 2);
    for (const worth of worths(variant, root, forBlack)) expect(worth).toBeCloseTo(2 * chance - 1, 12);
    const white = { ...root, turn: 1 } as const;
    for (const worth of worths(variant, white, forBlack)) expect(worth).toBeCloseTo(1 - 2 * chance, 12);
  });

  test('applies the forty-move rule and the ply limit', () => {
    const start = parseFen('W:WK18,K19:BK1', ENGLISH.board);
    const root = searchRoot(new Game(ENGLISH, { start }));
    const late = { ...root, quietPlies: 79, earlier: new Int32Array(3 * 79) };
    for (const worth of worths(ENGLISH, late)) expect(worth).toBe(0);
    const limited = limitPlies(ENGLISH, 8);
    for (const worth of worths(limited, searchRoot(new Game(limited)), () => -300)) expect(worth).toBe(0);
  });

  test('counts nothing below zero with a floor, and then takes the first move', () => {
    const root = searchRoot(new Game(ENGLISH));
    const lost = searched(ENGLISH, root, 300, () => 500, true);
    expect(lost.map(({ worth }) => worth)).toEqual(lost.map(() => 0));
    expect(bestOf(lost)).toBe(lost[0]);
    for (const worth of worths(ENGLISH, root, () => 500)) expect(worth).toBeLessThan(-0.9);
  });

  test('leaves moves without lines out, or counts them as zero with a floor', () => {
    const root = searchRoot(new Game(ENGLISH));
    const untried = (floor: boolean, points: number): FlatMove[] => searched(ENGLISH, root, 1, () => points, floor);
    expect(untried(false, 500).filter(({ worth }) => worth !== undefined)).toHaveLength(1);
    expect(bestOf(untried(false, 500))!.lines).toBe(1);
    expect(bestOf(untried(true, 500))).toMatchObject({ worth: 0 });
    expect(bestOf(untried(true, -500))!.lines).toBe(1);
  });
});

function searched(
  variant: Variant,
  root: SearchRoot,
  lines: number,
  evaluate = createEvaluation('material', variant).evaluate,
  floor = false,
): FlatMove[] {
  const search = new FlatMonteCarlo(variant, evaluate, { floor });
  search.start(root);
  const rng = createRng(9);
  for (let line = 0; line < lines; line++) search.playLine(4, rng);
  return search.moves();
}

function worths(variant: Variant, root: SearchRoot, evaluate?: Evaluator): (number | undefined)[] {
  return searched(variant, root, 400, evaluate).map(({ worth }) => worth);
}

function bestMove(game: Game): string {
  const { word } = bestOf(searched(game.variant, searchRoot(game), 2000))!;
  const { from, to } = moveFromWord(word, game.variant.board);
  return `${from} ${to}`;
}
