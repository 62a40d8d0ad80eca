import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../test/anyExpression.ts';
import { inReadingOrder } from '../../test/inReadingOrder.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { createRng } from '../base/rng.ts';
import { featuresOf, thesisVector } from '../features/features.ts';
import { evaluateExpression } from '../grammar/expression/evaluateExpression.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { legalMoves, positionAfter } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6 } from '../rules/variant.ts';
import { createPlayer } from './players.ts';

const VARIANTS = [ENGLISH, ENGLISH_6X6];

describe.each(VARIANTS)('in $name', (variant) => {
  const { board } = variant;
  const all = [...featuresOf(board).values()];
  const absolute = all.filter(({ isRelative }) => !isRelative).map(({ name }) => name);
  const relative = all.filter(({ isRelative }) => isRelative).map(({ name }) => name);
  const positions = anyPosition(board).filter((position) => legalMoves(position, board).length > 0);

  test('an absolute expression is played as the original defines it, with the value negated for White', () => {
    fc.assert(
      fc.property(anyExpression(absolute), positions, (tree, position) => {
        const valueAfter = (move: Move): number => {
          const vector = thesisVector(positionAfter(position, move, board), board);
          const value = evaluateExpression(tree, (name) => vector[Number(name.slice(2, -1))]!);
          return position.turn === BLACK ? value : -value;
        };
        expect(chosen(tree, position, variant)).toBe(pathOf(slowChoice(position, variant, valueAfter)));
      }),
    );
  });

  test('a relative expression is seen by the player who moves', () => {
    fc.assert(
      fc.property(anyExpression(relative), positions, (tree, position) => {
        const { turn } = position;
        const valueAfter = (move: Move): number => {
          const after = positionAfter(position, move, board);
          const words = [otherPieces(after), ownPieces(after), after.kings, turn, opponent(turn)] as const;
          return evaluateExpression(tree, (name) =>
            featuresOf(board)
              .get(name)!
              .read(...words),
          );
        };
        expect(chosen(tree, position, variant)).toBe(pathOf(slowChoice(position, variant, valueAfter)));
      }),
    );
  });

  test('in index mode the value selects the move', () => {
    fc.assert(
      fc.property(anyExpression(absolute), positions, (tree, position) => {
        const vector = thesisVector(position, board);
        const value = evaluateExpression(tree, (name) => vector[Number(name.slice(2, -1))]!);
        const moves = inReadingOrder(legalMoves(position, board), board);
        const index = Number.isFinite(value) ? Number(BigInt(Math.trunc(Math.abs(value))) % BigInt(moves.length)) : 0;
        expect(chosen(tree, position, variant, ',mode=index')).toBe(pathOf(moves[index]!));
      }),
    );
  });

  test('a one-ply search by the same expression, if it weighs both sides equally, scores every move the same', () => {
    const text = 'add(mul(3.0, sub(own.pieces, opponent.pieces)), sub(own.mobility, opponent.mobility))';
    const player = createPlayer(`expression:${text},mode=position`, variant);
    const searching = createPlayer(`minimax:depth=1,eval=${text}`, variant);
    fc.assert(
      fc.property(positions, (position) => {
        const game = new Game(variant, { start: position });
        const scores = new Map(
          player.choose(game, createRng(1)).scores!.map(({ move, score }) => [pathOf(move), score]),
        );
        for (const { move, score } of searching.choose(game, createRng(1)).scores!) {
          // The search sees the end of the game, the expression does not.
          if (Math.abs(score) < 29_000) expect(score).toBe(scores.get(pathOf(move)));
        }
      }),
    );
  });
});

test('a constant plays like first', () => {
  const constant = createPlayer('expression:1.0,mode=position', ENGLISH);
  const first = createPlayer('first', ENGLISH);
  fc.assert(
    fc.property(anyPosition(ENGLISH.board), (position) => {
      const game = new Game(ENGLISH, { start: position });
      if (game.outcome) return;
      expect(constant.choose(game, createRng(1)).move).toEqual(first.choose(game, createRng(1)).move);
    }),
  );
});

test('x[47], which 6x6 does not have, makes a strategy fail as in the original', () => {
  const game = new Game(ENGLISH_6X6, { start: parseFen('W:W16,17,18:B1,2,3', ENGLISH_6X6.board) });
  const spoilt = createPlayer('expression:add(x[47], x[45]),mode=position', ENGLISH_6X6);
  expect(spoilt.choose(game, createRng(1)).move).toEqual(
    createPlayer('first', ENGLISH_6X6).choose(game, createRng(1)).move,
  );
  const random = createPlayer('expression:add(x[47], x[45]),mode=index', ENGLISH_6X6);
  expect(random.isRandom).toBe(true);
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => pathOf(random.choose(game, createRng(seed)).move));
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('features of the two kinds do not mix, and each board has its own', () => {
  expect(() => createPlayer('expression:own.men + x[64]', ENGLISH)).toThrow('one expression cannot mix them');
  expect(() => createPlayer('expression:x[60]', ENGLISH_6X6)).toThrow('There is no feature "x[60]" on 6x6');
});

function chosen(tree: Expression, position: Position, variant: Variant, options = ',mode=position'): string {
  const player = createPlayer(`expression:${formatExpression(tree)}${options}`, variant);
  return pathOf(player.choose(new Game(variant, { start: position }), createRng(1)).move);
}

/** Every move in order, a strictly greater value wins. */
function slowChoice(position: Position, variant: Variant, valueAfter: (move: Move) => number): Move {
  const moves = inReadingOrder(legalMoves(position, variant.board), variant.board);
  let best = moves[0]!;
  let most = -Infinity;
  for (const move of moves) {
    const value = valueAfter(move);
    if (!(value > most)) continue;
    best = move;
    most = value;
  }
  return best;
}

function pathOf({ path }: Move): string {
  return path.join('-');
}
