import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { evaluateExpression } from '../../grammar/expression/evaluateExpression.ts';
import { formatExpression } from '../../grammar/expression/formatExpression.ts';
import { createMersenneTwister, randomBelow } from './mersenneTwister.ts';
import type { OriginalPlayer, OriginalSize } from './originalBoard.ts';
import { afterOriginalMove, originalMoves, originalStart } from './originalBoard.ts';
import { originalFeatures } from './originalFeatures.ts';
import type { OriginalMode } from './originalStrategy.ts';
import { createOriginalStrategy } from './originalStrategy.ts';

const INFINITE = 'mul(1e308, 10.0)';
const NO_NUMBER = `sub(${INFINITE}, ${INFINITE})`;

describe('in position mode at the start', () => {
  // Player 1 chooses from 17-24 17-26 19-26 19-28 21-28 21-30 23-30, player 2 from 40-33 ... 46-37 46-39.
  test.each<[text: string, turn: OriginalPlayer, chosen: number]>([
    ['x[30]', 1, 5],
    ['neg(x[23])', 1, 6],
    ['1.0', 1, 0],
    ['x[39]', -1, 6],
    ['neg(x[39])', -1, 0],
    ['x[74]', 1, 0],
    ['mul(x[74], x[30])', 1, 0],
    ['mul(neg(x[74]), x[30])', 1, 5],
  ])('%s as player %i chooses the first of the greatest values', (text, turn, chosen) => {
    expect(choice(text, 'position', { turn })).toBe(chosen);
  });

  test('NaN is never chosen, and neither is minus infinity', () => {
    expect(choice(NO_NUMBER, 'position')).toBe(0);
    // Zero times infinity is NaN.
    expect(choice(`mul(x[30], ${INFINITE})`, 'position')).toBe(5);
    expect(choice(`neg(mul(x[30], ${INFINITE}))`, 'position')).toBe(0);
    expect(choice(`max_(-5.0, mul(x[30], ${INFINITE}))`, 'position')).toBe(5);
  });

  test('division by 0 gives 1, and a comparison with NaN is false', () => {
    expect(choice('add(pdiv(5.0, x[30]), 0.0)', 'position')).toBe(5);
    expect(choice('add(pdiv(0.5, x[30]), 0.0)', 'position')).toBe(0);
    const condition = `greater_than_or_equal(mul(x[30], ${INFINITE}), 0.0)`;
    expect(choice(`neg(if_(${condition}, 1.0, 2.0))`, 'position')).toBe(5);
  });
});

describe('in index mode', () => {
  test.each([
    ['2.9', 2],
    ['-2.9', 2],
    ['10.0', 3],
    ['x[72]', 0],
    ['add(x[74], 3.0)', 4],
    ['1e300', Number(BigInt(1e300) % 7n)],
    [NO_NUMBER, 0],
    [INFINITE, 0],
    [`neg(${INFINITE})`, 0],
    ['neg(pdiv(5.0, 0.0))', 1],
  ])('%s selects move %i of 7', (text, chosen) => {
    expect(choice(text, 'index')).toBe(chosen);
  });

  test('the sign of player 2 does not matter', () => {
    expect(choice('add(x[74], 3.0)', 'index', { turn: -1 })).toBe(2);
  });
});

describe('errors of the original', () => {
  test.each<[text: string, size: OriginalSize, fault: string | undefined]>([
    ['if_(greater_than_or_equal(x[1], x[2]), x[3], x[30])', 8, 'root'],
    ['pdiv(x[30], 2.0)', 8, 'root'],
    ['if_(less_than_or_equal(1.0, 2.0), 3.0, 4.0)', 6, 'root'],
    ['neg(if_(greater_than_or_equal(x[1], x[2]), x[3], x[30]))', 8, undefined],
    ['add(0.0, pdiv(x[30], 2.0))', 8, undefined],
    ['x[46]', 6, undefined],
    ['x[47]', 6, 'missing-feature'],
    ['x[47]', 8, undefined],
    ['x[74]', 8, undefined],
    ['x[75]', 8, 'missing-feature'],
    ['add(0.0, if_(greater_than_or_equal(1.0, 0.0), x[20], x[47]))', 6, 'missing-feature'],
    ['mul(0.0, x[80])', 8, 'missing-feature'],
    ['if_(greater_than_or_equal(own.men, 3.0), own.men, opponent.men)', 8, undefined],
  ])('%s on %i rows: %s', (text, size, fault) => {
    expect(createOriginalStrategy(text, size, 'position').fault).toBe(fault);
    expect(createOriginalStrategy(text, size, 'index').fault).toBe(fault);
  });

  test.each(['pdiv(x[30], 2.0)', 'sub(x[30], x[75])'])('%s: the first move, or one drawn from the stream', (text) => {
    expect(choice(text, 'position')).toBe(0);
    const [stream, same] = [createMersenneTwister(3), createMersenneTwister(3)];
    const drawn = Array.from({ length: 10 }, () => choice(text, 'index', { stream }));
    expect(drawn).toEqual(drawn.map(() => randomBelow(same, 7)));
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });
});

test('any expression over the vector is played as defined, unless it is an error', () => {
  const names = Array.from({ length: 47 }, (_, index) => `x[${index}]`);
  const features = originalFeatures(6);
  const after = originalMoves(originalStart(6)).map((move) => afterOriginalMove(originalStart(6), move));
  fc.assert(
    fc.property(anyExpression(names), (tree) => {
      const { choose, fault } = createOriginalStrategy(formatExpression(tree), 6, 'position');
      const isRoot = tree.kind === 'conditional' || (tree.kind === 'binary' && tree.operator === 'div');
      expect(fault).toBe(isRoot ? 'root' : undefined);
      const values = after.map((position) =>
        isRoot ? 0 : evaluateExpression(tree, (name) => features[names.indexOf(name)]!(position)),
      );
      const most = Math.max(...values.filter((value) => !Number.isNaN(value)));
      const start = originalStart(6);
      expect(choose(start, originalMoves(start), createMersenneTwister(1))).toBe(Math.max(0, values.indexOf(most)));
    }),
  );
});

test('features of the two kinds do not mix, and there are no others', () => {
  expect(() => createOriginalStrategy('own.men + x[3]', 8, 'position')).toThrow('one expression cannot mix them');
  expect(() => createOriginalStrategy('own.hats', 8, 'position')).toThrow('There is no feature "own.hats" on 8x8');
  expect(() => createOriginalStrategy('x[3', 8, 'position')).toThrow('Expected');
});

interface ChoiceOptions {
  readonly turn?: OriginalPlayer;
  readonly stream?: ReturnType<typeof createMersenneTwister>;
}

/** The index of the move that a strategy chooses at the start of 8x8. */
function choice(text: string, mode: OriginalMode, options: ChoiceOptions = {}): number {
  const { turn = 1, stream = createMersenneTwister(1) } = options;
  const position = { ...originalStart(8), turn };
  return createOriginalStrategy(text, 8, mode).choose(position, originalMoves(position), stream);
}
