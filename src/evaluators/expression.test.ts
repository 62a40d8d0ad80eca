import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression, anyValue } from '../../test/anyExpression.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { featuresOf } from '../features/features.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
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
      }),
    );
  });
});

test('the side to move gets what the side that has moved likes least', () => {
  const { black, white, kings, turn } = ENGLISH.start;
  expect(createEvaluator('own.men - opponent.kings', ENGLISH)(black, white, kings, turn)).toBe(-1200);
  // Black's pieces, seen by Black: White, who has moved, wants few of them.
  expect(createEvaluator('x[64]', ENGLISH)(black, white, kings, turn)).toBe(1200);
  expect(createEvaluator('x[64]', ENGLISH)(white, black, kings, 1)).toBe(-1200);
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
    expect([1, -0.5, 0.014, 200].map(pointsOf)).toEqual([100, -50, 1, 20_000]);
    expect([201, 1e9, Infinity].map(pointsOf)).toEqual([20_040, 28_000, 28_000]);
    expect([Number.NaN, -Infinity].map(pointsOf)).toEqual([-28_000, -28_000]);
  });
});
