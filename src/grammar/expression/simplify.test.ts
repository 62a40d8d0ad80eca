import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRangedExpression, sampleValues } from '../../../test/anyRangedExpression.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import type { Expression } from './expression.ts';
import { binary, comparison, conditional, constant, input, unary } from './expression.ts';
import { formatInfix } from './formatExpression.ts';
import { measureExpression } from './measureExpression.ts';
import { parseExpression } from './parseExpression.ts';
import type { Range } from './range.ts';
import { wholeRange } from './range.ts';
import type { Purpose } from './simplify.ts';
import { simplify } from './simplify.ts';

const RUNS = { numRuns: 2000 };

describe('for any tree, any ranges and any inputs within them', () => {
  test('the value stays the same to the last bit, except for the sign of a zero', () => {
    fc.assert(
      fc.property(anyRangedExpression(), (ranged) => {
        const simpler = simplify(ranged.tree, (name) => ranged.ranges[name]);
        expect(sampleValues(simpler, ranged)).toEqual(sampleValues(ranged.tree, ranged));
      }),
      RUNS,
    );
  });

  test('the order stays the same, including ties, NaN and infinities', () => {
    fc.assert(
      fc.property(anyRangedExpression(), (ranged) => {
        const simpler = simplify(ranged.tree, (name) => ranged.ranges[name], 'order');
        expect(orderOf(sampleValues(simpler, ranged))).toEqual(orderOf(sampleValues(ranged.tree, ranged)));
      }),
      RUNS,
    );
  });

  test('the tree becomes neither larger nor deeper, and a simplified tree stays unchanged', () => {
    fc.assert(
      fc.property(anyRangedExpression(), anyPurpose(), ({ tree, ranges }, purpose) => {
        const simpler = simplify(tree, (name) => ranges[name], purpose);
        const [before, after] = [measureExpression(tree), measureExpression(simpler)];
        expect(after.size).toBeLessThanOrEqual(before.size);
        expect(after.depth).toBeLessThanOrEqual(before.depth);
        expect(simplify(simpler, (name) => ranges[name], purpose)).toBe(simpler);
      }),
      RUNS,
    );
  });
});

describe('nothing changes where rounding or NaN would make a difference', () => {
  const ranges: Readonly<Record<string, Range>> = {
    x: wholeRange(0, 12),
    y: wholeRange(0, 12),
    wide: wholeRange(0, 2 ** 40),
    huge: wholeRange(-(2 ** 53), 2 ** 53),
    far: wholeRange(2 ** 52, 2 ** 52 + 5),
    other: wholeRange(2 ** 52, 2 ** 52 + 5),
    further: wholeRange(2 ** 52, 2 ** 52 + 5),
    another: wholeRange(2 ** 52, 2 ** 52 + 5),
    finite: { low: 0, high: Number.MAX_VALUE, step: 0, canBeNaN: false },
    tiny: { low: 0, high: 2 ** -1000, step: 2 ** -1074, canBeNaN: false },
    fraction: { low: 0, high: 1, step: 0, canBeNaN: false },
    holey: { low: 0, high: 12, step: 1, canBeNaN: true },
    open: { low: 0, high: Infinity, step: 1, canBeNaN: false },
  };
  const expectUnchanged = (text: string, purpose: Purpose = 'value') => {
    const tree = parseExpression(text);
    expect(formatInfix(simplify(tree, (name) => ranges[name], purpose))).toBe(formatInfix(tree));
  };

  test('sums that round are not regrouped', () => {
    expectUnchanged('x + 0.1 + 0.2');
    expectUnchanged('x + 0.1 - 0.1');
    expectUnchanged('fraction + x - x');
    expectUnchanged('2 * (fraction / 2)');
    expectUnchanged('2 * (0.5 * fraction)');
    expectUnchanged('far - other + (further - another)');
    expectUnchanged('0.1 * x + 0.2 * x');
    expectUnchanged('huge + 1 - 1');
    expectUnchanged('0.3 * (0.1 * x)');
    expectUnchanged('if(x + 0.1 > y + 0.1, x, 3)');
    expectUnchanged('if(fraction - 0.1 > 0.2, x, y)');
  });

  test('infinities and NaN are not lost', () => {
    expectUnchanged('0 * open');
    expectUnchanged('0 * unknown');
    expectUnchanged('0 * holey');
    expectUnchanged('open - open');
    expectUnchanged('open / open');
    expectUnchanged('unknown - unknown');
    expectUnchanged('unknown / unknown');
    expectUnchanged('holey / holey');
    expectUnchanged('0 / x');
    expectUnchanged('max(x, min(x, holey))');
    expectUnchanged('max(3, min(holey, 3))');
    expectUnchanged('if(holey >= x, holey, x)');
    expectUnchanged('if(unknown >= 3, 1, if(unknown < 3, 2, 3))');
    expectUnchanged('if(unknown >= unknown, 1, 2)');
    expectUnchanged('1e308 * 10 * x');
  });

  test('division by zero has no sign', () => {
    expectUnchanged('-(x / y)');
    expectUnchanged('-(3 / x)');
    expectUnchanged('x / -y');
  });

  test('operations that merge or reverse values stay at the root', () => {
    expectUnchanged('wide + 1e17', 'order');
    expectUnchanged('wide - 1e17', 'order');
    expectUnchanged('1e17 - wide', 'order');
    expectUnchanged('huge + 1', 'order');
    expectUnchanged('3 * huge', 'order');
    expectUnchanged('huge / 3', 'order');
    expectUnchanged('1e-320 * fraction', 'order');
    expectUnchanged('1e-320 * (0.1 * x)', 'order');
    expectUnchanged('1e300 * (1e300 * x)', 'order');
    expectUnchanged('2 * open', 'order');
    expectUnchanged('2 * finite', 'order');
    expectUnchanged('tiny / 8.095e-320', 'order');
    expectUnchanged('unknown + 1', 'order');
    expectUnchanged('holey + 1', 'order');
    expectUnchanged('-x', 'order');
    expectUnchanged('0.5 * fraction', 'order');
    expectUnchanged('(x - 6) * (x - 6)', 'order');
  });
});

describe('large trees', () => {
  const whole = () => wholeRange(-2, 12);
  const chain = (link: (tree: Expression, index: number) => Expression) =>
    Array.from({ length: 99 }, (_, index) => index).reduce(link, input('start'));

  test('of thousands of nodes are simplified quickly', () => {
    const tree = anyLargeTree(4000, 100, createRng(1));
    const { size, depth } = measureExpression(tree);
    const simpler = measureExpression(simplify(tree, whole, 'order'));
    expect(size).toBeGreaterThan(4000);
    expect(simpler.size).toBeLessThan(size);
    expect(simpler.depth).toBeLessThanOrEqual(depth);
  });

  test('of great depth are simplified correctly', () => {
    const sum = chain((tree, index) => binary(index % 2 ? 'add' : 'sub', tree, input('x')));
    expect(formatInfix(simplify(sum, whole))).toBe('start - x');
    const signs = chain((tree, index) => unary(index % 2 ? 'neg' : 'abs', tree));
    expect(formatInfix(simplify(signs, whole))).toBe('abs(start)');
    const greatest = chain((tree, index) => binary('max', tree, index % 2 ? input('x') : input('start')));
    expect(formatInfix(simplify(greatest, whole))).toBe('max(start, x)');
    const nested = chain((tree, index) =>
      conditional(comparison('>', input('x'), constant(index % 7)), tree, input('y')),
    );
    expect(formatInfix(simplify(nested, whole))).toBe('if(x > 0, if(x > 6, start, y), y)');
  });

  test('in which a sum has many terms stay as balanced as they were', () => {
    const bushy = (low: number, high: number): Expression =>
      high - low === 1
        ? input(`x${low % 60}`)
        : binary('add', bushy(low, (low + high) / 2), bushy((low + high) / 2, high));
    const simpler = measureExpression(simplify(bushy(0, 64), whole));
    expect(simpler.depth).toBeLessThanOrEqual(7);
    expect(simpler.size).toBeLessThan(127);
  });
});

/** A random tree with about the given number of operators, deep in some places and shallow in others. */
function anyLargeTree(operators: number, maxDepth: number, rng: Rng): Expression {
  const names = ['x', 'y', 'z', 'u', 'v', 'w'];
  const numbers = [0, 1, -1, 2, 0.5, 0.1];
  if (operators === 0 || maxDepth === 1) {
    return randomBelow(rng, 4) === 0 ? constant(pick(numbers, rng)) : input(pick(names, rng));
  }
  const first = randomBelow(rng, operators);
  const part = (share: number) => anyLargeTree(share, maxDepth - 1, rng);
  if (randomBelow(rng, 6) === 0) {
    const condition = comparison(pick(['>=', '<'] as const, rng), input(pick(names, rng)), part(0));
    return conditional(condition, part(first), part(operators - 1 - first));
  }
  const operator = pick(['add', 'sub', 'mul', 'div', 'max', 'min'] as const, rng);
  return binary(operator, part(first), part(operators - 1 - first));
}

function pick<Item>(items: readonly Item[], rng: Rng): Item {
  return items[randomBelow(rng, items.length)]!;
}

function anyPurpose(): fc.Arbitrary<Purpose> {
  return fc.constantFrom('value', 'order');
}

/** What comparisons of the numbers with each other can reveal, and which of them are NaN or infinite. */
function orderOf(values: readonly number[]): readonly string[] {
  return values.map((value) => {
    const kind = Number.isFinite(value) ? 'number' : String(value);
    const outcomes = values.map((other) => (value < other ? '<' : value > other ? '>' : value === other ? '=' : '?'));
    return kind + outcomes.join('');
  });
}
