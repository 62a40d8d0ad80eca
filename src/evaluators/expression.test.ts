import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression, anyValue } from '../../test/anyExpression.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { parseFen } from '../rules/fen.ts';
import { featuresOf } from '../features/features.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';
import { ENGLISH, ENGLISH_6X6 } from '../rules/variant.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { createEvaluator } from './evaluators.ts';
import { pointsOf } from './expression.ts';

describe.each([ENGLISH, ENGLISH_6X6])('expressions over what the player sees, in $name', (variant) => {
  const names = [...featuresOf(variant.board).values()].filter(({ isRelative }) => isRelative).map(({ name }) => name);

  test('are whole points that search can use, the same for both colours', () => {
    fc.assert(
      fc.property(anyExpression(names), anyPosition(variant.board), (tree, position) => {
        const evaluate = createEvaluator(formatExpression(tree), variant);
        const valueOf = (one: Position): number => evaluate(ownPieces(one), otherPieces(one), one.kings, one.turn);
        const value = valueOf(position);
        expect(Number.isInteger(value) && Math.abs(value) < 29_000 && !Object.is(value, -0)).toBe(true);
        expect(valueOf(rotatePosition(position, variant.board))).toBe(value);
        // What one side gains the other loses, so that lines with either side to move can be compared.
        expect(valueOf({ ...position, turn: opponent(position.turn) }) + value).toBe(0);
      }),
    );
  });
});

test('what weighs both sides alike keeps its value, and the rest is balanced', () => {
  const { black, white, kings } = parseFen('B:W21,22,K30:B1,2,3,4,5', ENGLISH.board);
  const points = (text: string): number => createEvaluator(text, ENGLISH)(black, white, kings, BLACK);
  expect(points('own.men - opponent.men')).toBe(300);
  expect(points('own.men')).toBe(150);
  expect(points('-opponent.men')).toBe(150);
  expect(points('own.men + opponent.men')).toBe(0);
  expect(points('x[64]')).toBe(500);
  expect(createEvaluator('x[64]', ENGLISH)(white, black, kings, WHITE)).toBe(-500);
});

test('values of any size become points that tell them apart', () => {
  const { black, white, kings } = parseFen('B:W21,22,K30:B1,2,3,4,5', ENGLISH.board);
  for (const factor of ['0.0001', '0.3', '7.0', '1e7', '1e300']) {
    const points = createEvaluator(`${factor} * (own.men - opponent.men)`, ENGLISH)(black, white, kings, BLACK);
    const fewer = createEvaluator(`${factor} * (own.kings - opponent.kings)`, ENGLISH)(black, white, kings, BLACK);
    expect(points).toBeGreaterThan(20);
    expect(points).toBeLessThan(20_001);
    expect(fewer).toBeLessThan(-20);
  }
});

describe('points', () => {
  test('keep the order of values', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), (one, two) => {
        if (one <= two) expect(pointsOf(one)).toBeLessThanOrEqual(pointsOf(two));
      }),
    );
  });

  test('are a hundred to one as far as values are ordinary, and bounded beyond', () => {
    expect([1, -0.5, 0.014, 200].map((value) => pointsOf(value))).toEqual([100, -50, 1, 20_000]);
    expect([201, 1e9, Infinity].map((value) => pointsOf(value))).toEqual([20_040, 28_000, 28_000]);
    expect([Number.NaN, -Infinity].map((value) => pointsOf(value))).toEqual([-28_000, -28_000]);
  });
});
