/** Arbitrary expressions and edge-case numbers, for tests of laws that apply to every tree and every value. */

import * as fc from 'fast-check';
import type {
  BinaryOperator,
  Comparison,
  Expression,
  Relation,
  UnaryOperator,
} from '../src/grammar/expression/expression.ts';
import { binary, comparison, conditional, constant, input, unary } from '../src/grammar/expression/expression.ts';

export interface AnyExpressionOptions {
  /** The maximum number of operators between the root and a leaf; 6 by default. */
  readonly maxDepth?: number;
  /** The values of constants: finite numbers of all kinds by default. */
  readonly constants?: fc.Arbitrary<number>;
}

/** Trees over some inputs, from a single leaf to some hundred nodes; they shrink towards leaves. */
export function anyExpression(inputs: readonly string[], options: AnyExpressionOptions = {}): fc.Arbitrary<Expression> {
  const { maxDepth = 6, constants = anyConstant() } = options;
  const leaf = anyLeaf(inputs, constants);
  const { tree } = fc.letrec<{ tree: Expression; inner: Expression; comparison: Comparison }>((tie) => ({
    tree: fc.oneof({ maxDepth, depthIdentifier: 'expression', withCrossShrink: true }, leaf, {
      arbitrary: tie('inner'),
      weight: 8,
    }),
    inner: fc.oneof(
      fc.tuple(fc.constantFrom(...UNARY_OPERATORS), tie('tree')).map(([operator, operand]) => unary(operator, operand)),
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...BINARY_OPERATORS), tie('tree'), tie('tree'))
          .map(([operator, left, right]) => binary(operator, left, right)),
        weight: 4,
      },
      fc
        .tuple(tie('comparison'), tie('tree'), tie('tree'))
        .map(([condition, whenTrue, whenFalse]) => conditional(condition, whenTrue, whenFalse)),
    ),
    comparison: fc
      .tuple(fc.constantFrom(...RELATIONS), tie('tree'), tie('tree'))
      .map(([relation, left, right]) => comparison(relation, left, right)),
  }));
  return tree;
}

/** Any float64, with a bias towards edge cases: NaN, infinities, both zeros, denormals, huge and equal numbers. */
export function anyValue(): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(Number.NaN, Infinity, -Infinity), anyConstant());
}

/** Any float64 that may occur in a tree: finite, including -0. */
function anyConstant(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: -12, max: 12 }),
    fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
    fc.constantFrom(...NOTABLE),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
}

const UNARY_OPERATORS: readonly UnaryOperator[] = ['neg', 'abs'];
const BINARY_OPERATORS: readonly BinaryOperator[] = ['add', 'sub', 'mul', 'div', 'max', 'min'];
const RELATIONS: readonly Relation[] = ['>=', '<=', '>', '<'];

const NOTABLE: readonly number[] = [
  0,
  -0,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  2 ** -1022,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.EPSILON,
  2 ** 53,
  2 ** 53 + 2,
  1 / 3,
  1e16,
  1e21,
  1e-7,
];

function anyLeaf(inputs: readonly string[], constants: fc.Arbitrary<number>): fc.Arbitrary<Expression> {
  const constantLeaf = constants.map(constant);
  return inputs.length === 0 ? constantLeaf : fc.oneof(fc.constantFrom(...inputs).map(input), constantLeaf);
}
