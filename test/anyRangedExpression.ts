/**
 * Arbitrary expressions with ranges for their inputs and values within these, for tests of what ranges guarantee.
 * Sub-trees are repeated and constants are those that laws mention, so that most trees can be simplified somewhere.
 */

import * as fc from 'fast-check';
import { evaluateExpression } from '../src/grammar/expression/evaluateExpression.ts';
import type { Expression } from '../src/grammar/expression/expression.ts';
import { binary, comparison, conditional, unary } from '../src/grammar/expression/expression.ts';
import type { Range } from '../src/grammar/expression/range.ts';
import { ANY_NUMBER, onGrid, wholeRange } from '../src/grammar/expression/range.ts';
import { anyExpression, anyValue } from './anyExpression.ts';

export interface RangedExpression {
  readonly tree: Expression;
  readonly ranges: Readonly<Record<string, Range>>;
  /** Some values of all the inputs. */
  readonly samples: readonly Readonly<Record<string, number>>[];
}

export function anyRangedExpression(): fc.Arbitrary<RangedExpression> {
  const anyRanges = fc.record(Object.fromEntries(NAMES.map((name) => [name, anyRange()])));
  return fc.tuple(anyRanges, anyRepetitiveTree()).chain(([ranges, tree]) => {
    const sample = fc.record(Object.fromEntries(NAMES.map((name) => [name, anyValueIn(ranges[name]!)])));
    return fc.array(sample, { minLength: 10, maxLength: 10 }).map((samples) => ({ tree, ranges, samples }));
  });
}

/** The values of a tree for all samples, with only one kind of zero. */
export function sampleValues(tree: Expression, { samples }: RangedExpression): readonly number[] {
  return samples.map((sample) => evaluateExpression(tree, (name) => sample[name]!) + 0);
}

const NAMES = ['u', 'v', 'w', 'x', 'y'];
/** Placeholders for sub-trees. */
const PARTS = ['#0', '#1', '#2'];

function anyRepetitiveTree(): fc.Arbitrary<Expression> {
  const constants = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(0, 1, -1, 2, -2, 3, 0.5, 0.1, 4, -0.3, 6) },
    { weight: 1, arbitrary: fc.constantFrom(-0, 1e17, 1e-320, 1e300, 2 ** 52, 2 ** -1060) },
  );
  const part = anyExpression(NAMES, { maxDepth: 2, constants });
  const whole = fc.oneof(
    anyExpression([...NAMES, ...PARTS, ...PARTS], { maxDepth: 3, constants }),
    anyExpression([...NAMES, ...PARTS], { maxDepth: 5, constants }),
    anyExpression(['u', '#0', '#0'], { maxDepth: 2, constants }),
    anyConditional(['u', '#0'], constants),
  );
  return fc.tuple(whole, part, part, part).map(([tree, ...parts]) => withParts(tree, parts));
}

/** Conditionals whose branches contain what their comparison compares. */
function anyConditional(names: readonly string[], constants: fc.Arbitrary<number>): fc.Arbitrary<Expression> {
  const part = anyExpression(names, { maxDepth: 1, constants });
  const relation = fc.constantFrom('>=' as const, '<=' as const, '>' as const, '<' as const);
  const level = fc.tuple(relation, part, part, part);
  return fc
    .tuple(level, level, part)
    .map(([outer, inner, last]) =>
      [outer, inner].reduce<Expression>(
        (rest, [sign, left, right, branch]) => conditional(comparison(sign, left, right), branch, rest),
        last,
      ),
    );
}

function withParts(tree: Expression, parts: readonly Expression[]): Expression {
  const inside = (part: Expression) => withParts(part, parts);
  switch (tree.kind) {
    case 'constant':
      return tree;
    case 'input':
      return PARTS.includes(tree.name) ? parts[PARTS.indexOf(tree.name)]! : tree;
    case 'unary':
      return unary(tree.operator, inside(tree.operand));
    case 'binary':
      return binary(tree.operator, inside(tree.left), inside(tree.right));
    case 'conditional': {
      const { relation, left, right } = tree.condition;
      const condition = comparison(relation, inside(left), inside(right));
      return conditional(condition, inside(tree.whenTrue), inside(tree.whenFalse));
    }
  }
}

function anyRange(): fc.Arbitrary<Range> {
  const small = fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 12 }))
    .map(([low, width]) => wholeRange(low, low + width));
  const single = fc.integer({ min: -2, max: 2 }).map((value) => wholeRange(value, value));
  return fc.oneof(
    { weight: 10, arbitrary: small },
    { weight: 1, arbitrary: single },
    { weight: 5, arbitrary: fc.constantFrom(...NOTABLE_RANGES) },
  );
}

const NOTABLE_RANGES: readonly Range[] = [
  ANY_NUMBER,
  wholeRange(0, 2 ** 40),
  wholeRange(-(2 ** 53), 2 ** 53),
  wholeRange(2 ** 52, 2 ** 52 + 5),
  { low: 0, high: 12, step: 1, canBeNaN: true },
  { low: -Infinity, high: Infinity, step: 0, canBeNaN: false },
  { low: -1, high: 1, step: 0, canBeNaN: false },
  { low: -2, high: 2, step: 0.5, canBeNaN: false },
  { low: 0, high: 2 ** -1000, step: 2 ** -1074, canBeNaN: false },
  { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, step: 0, canBeNaN: false },
  { low: 3, high: Infinity, step: 1, canBeNaN: false },
  { low: 0.1, high: 0.3, step: 2 ** -60, canBeNaN: false },
];

function anyValueIn(range: Range): fc.Arbitrary<number> {
  const { low, high, canBeNaN } = range;
  const inside = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), anyValue()).map(([share, wild]) => {
    // Without bounds, take the middle.
    const from = Math.max(low, -1e6);
    const to = Math.max(Math.min(high, 1e6), Math.min(high, from + 1e6));
    const value = wild >= low && wild <= high ? wild : from + share * (to - from);
    return Math.min(onGrid({ ...range, low: value }).low, high);
  });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...(canBeNaN ? [low, high, Number.NaN] : [low, high])) },
    { weight: 6, arbitrary: inside },
  );
}
