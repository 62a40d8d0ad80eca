/** Settled mode against a plain minimax over captures, move by move on objects. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../test/anyExpression.ts';
import { inReadingOrder } from '../../test/inReadingOrder.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { createRng } from '../base/rng.ts';
import { pointsOf } from '../evaluators/expression.ts';
import { featuresOf, thesisVector } from '../features/features.ts';
import { evaluateExpression } from '../grammar/expression/evaluateExpression.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { legalMoves, positionAfter } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, VARIANTS } from '../rules/variant.ts';
import type { Decision } from './player.ts';
import { createPlayer } from './players.ts';

const FOLLOWED = 6;

describe.each(VARIANTS)('settled mode in $name', (variant) => {
  const { board } = variant;
  const all = [...featuresOf(board).values()];
  const positions = anyPosition(board).filter((start) => !new Game(variant, { start }).outcome);
  const trees = [true, false].map((isRelative) =>
    anyExpression(all.filter((feature) => feature.isRelative === isRelative).map(({ name }) => name)),
  );

  test('is minimax over captures; in a tie the first in reading order', () => {
    fc.assert(
      fc.property(fc.oneof(...trees), positions, (tree, start) => {
        const { move, score, scores } = decide(tree, start, variant, 'settled');
        const expected = slowScores(tree, start, variant, FOLLOWED);
        expect(pointsByMove(scores!, start, variant)).toEqual(
          new Map([...expected].map(([name, worth]) => [name, pointsOf(worth)])),
        );
        const legal = legalMoves(start, board);
        const most = Math.max(...expected.values());
        const best = inReadingOrder(legal, board).find((one) => expected.get(formatMove(one, legal)) === most);
        expect([move, score]).toEqual([best, pointsOf(most)]);
      }),
      { numRuns: 300 },
    );
  });

  test('is position mode if no move leads to a capture', () => {
    const isQuiet = (position: Position): boolean =>
      legalMoves(position, board).every(({ captures }) => captures === 0);
    const quiet = positions.filter((position) =>
      legalMoves(position, board).every((move) => isQuiet(positionAfter(position, move, board))),
    );
    fc.assert(
      fc.property(fc.oneof(...trees), quiet, (tree, start) => {
        expect(decide(tree, start, variant, 'settled')).toEqual(decide(tree, start, variant, 'position'));
      }),
    );
  });

  test.each([
    'own.men * 1e308 * 10',
    'opponent.men * -1e308 * 10',
    'own.men * 1e308 * 10 - opponent.men * 1e308 * 10',
    'if(own.men >= opponent.men, own.men, own.men * 1e308 * 10 - opponent.men * 1e308 * 10)',
  ])('plays on whatever the value of %s', (text) => {
    const tree = parseExpression(text);
    fc.assert(
      fc.property(positions, (start) => {
        const { scores } = decide(tree, start, variant, 'settled');
        const expected = slowScores(tree, start, variant, FOLLOWED);
        for (const [name, score] of pointsByMove(scores!, start, variant)) {
          expect(score).toBe(pointsOf(expected.get(name)!));
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('follows an exchange to its end', () => {
  const start = parseFen('B:W18,22,25:B9,10,6,11', ENGLISH.board);
  const scoresIn = (mode: string): unknown =>
    Object.fromEntries(pointsByMove(decide(MATERIAL, start, ENGLISH, mode).scores!, start, ENGLISH));
  const quiet = { '9-13': 100, '10-14': 100, '10-15': 100, '11-16': 100 };
  expect(scoresIn('position')).toEqual({ ...quiet, '9-14': 100, '11-15': 100 });
  // After 9-14 White jumps two and has a king; after 11-15 it jumps one.
  expect(scoresIn('settled')).toEqual({ ...quiet, '9-14': -200, '11-15': 0 });
});

test.each([
  [ENGLISH, 'B:WK8,K11,K12,14,K16,21,K31:B3,4,6,7,K13,K26,K27,K28'],
  [ENGLISH_6X6, 'W:WK1,K2,K6,K7,K8,K9,K14:BK3,K4,K10,K12,K13,K15,K16,K18'],
])('follows six captures, but not a seventh: $name', (variant, fen) => {
  const start = parseFen(fen, variant.board);
  const scores = pointsByMove(decide(MATERIAL, start, variant, 'settled').scores!, start, variant);
  const points = (captures: number): unknown =>
    new Map([...slowScores(MATERIAL, start, variant, captures)].map(([name, worth]) => [name, pointsOf(worth)]));
  expect(scores).toEqual(points(6));
  expect(scores).not.toEqual(points(7));
  expect(scores).not.toEqual(points(5));
});

const MATERIAL = parseExpression('own.men - opponent.men + 2 * (own.kings - opponent.kings)');

function decide(tree: Expression, start: Position, variant: Variant, mode: string): Decision {
  const player = createPlayer(`expression:${formatExpression(tree)},mode=${mode}`, variant);
  return player.choose(new Game(variant, { start }), createRng(1));
}

function pointsByMove(
  scores: NonNullable<Decision['scores']>,
  start: Position,
  { board }: Variant,
): Map<string, number> {
  const legal = legalMoves(start, board);
  return new Map(scores.map(({ move, score }) => [formatMove(move, legal), score]));
}

/** The worth of each move to the side that makes it. */
function slowScores(tree: Expression, start: Position, variant: Variant, captures: number): Map<string, number> {
  const { board } = variant;
  const legal = legalMoves(start, board);
  return new Map(
    legal.map((move) => [
      formatMove(move, legal),
      slowWorth(tree, positionAfter(start, move, board), start.turn, variant, captures),
    ]),
  );
}

function slowWorth(tree: Expression, position: Position, viewer: Side, variant: Variant, captures: number): number {
  const { board } = variant;
  const due = legalMoves(position, board).filter((move) => move.captures !== 0);
  if (captures === 0 || due.length === 0) {
    const worth = plainWorth(tree, position, viewer, variant);
    return Number.isNaN(worth) ? -Infinity : worth;
  }
  const worths = due.map((move) =>
    slowWorth(tree, positionAfter(position, move, board), viewer, variant, captures - 1),
  );
  return position.turn === viewer ? Math.max(...worths) : Math.min(...worths);
}

/** Features of the thesis are seen by Black, and White negates the value; others are seen by the viewer. */
function plainWorth(tree: Expression, position: Position, viewer: Side, { board }: Variant): number {
  const { black, white, kings, turn } = position;
  const [own, other] = viewer === BLACK ? [black, white] : [white, black];
  const vector = thesisVector(position, board);
  const value = evaluateExpression(tree, (name) => {
    const feature = featuresOf(board).get(name)!;
    if (feature.isRelative) return feature.read(own, other, kings, viewer, turn);
    return vector[Number(name.slice(2, -1))]!;
  });
  const isTurned = viewer !== BLACK && measureExpression(tree).inputs.some((name) => name.startsWith('x['));
  return isTurned ? -value : value;
}
