/**
 * Writes expressions in the notation of the original EvoDraughts or in infix notation. Both are exact:
 * `parseExpression` reads back the same tree, to the last bit of every constant.
 */

import type { BinaryOperator, Comparison, Expression, Relation } from './expression.ts';

/** An expression in the notation of the original, with constants as Python prints them: `max_(1.0, neg(x[24]))`. */
export function formatExpression(tree: Expression): string {
  switch (tree.kind) {
    case 'constant':
      return formatFloat(tree.value);
    case 'input':
      return tree.name;
    case 'unary':
      return `${CALLS[tree.operator]}(${formatExpression(tree.operand)})`;
    case 'binary':
      return `${CALLS[tree.operator]}(${formatExpression(tree.left)}, ${formatExpression(tree.right)})`;
    case 'conditional': {
      const branches = `${formatExpression(tree.whenTrue)}, ${formatExpression(tree.whenFalse)}`;
      return `if_(${formatComparison(tree.condition)}, ${branches})`;
    }
  }
}

/** An expression for people, with as few parentheses as the tree allows: `own.men - 2 * max(1, -own.kings)`. */
export function formatInfix(tree: Expression): string {
  const parts = infixParts(tree).map((part) => {
    if (typeof part === 'string') return part;
    return needsBrackets(part.child, part) ? `(${formatInfix(part.child)})` : formatInfix(part.child);
  });
  return parts.join('');
}

/** Where an operand stands in infix notation. */
export interface InfixPlace {
  /** How tightly the operand must hold together to need no parentheses. */
  readonly rank: number;
  /** Behind a minus, where a number would be read with it as its sign. */
  readonly isNegated: boolean;
}

/** The signs and operands of the outermost operation, in the order of infix notation. */
export function infixParts(tree: Expression): readonly (string | (InfixPlace & { readonly child: Expression }))[] {
  const alone = (child: Expression) => ({ child, ...ALONE });
  switch (tree.kind) {
    case 'constant':
      return [formatNumber(tree.value)];
    case 'input':
      return [tree.name];
    case 'unary':
      if (tree.operator === 'abs') return ['abs(', alone(tree.operand), ')'];
      return ['-', { child: tree.operand, rank: ATOM, isNegated: true }];
    case 'binary': {
      const sign = SIGNS[tree.operator];
      if (sign === undefined) return [`${tree.operator}(`, alone(tree.left), ', ', alone(tree.right), ')'];
      const rank = rankOf(tree);
      const left = { child: tree.left, rank, isNegated: false };
      return [left, ` ${sign} `, { child: tree.right, rank: rank + 1, isNegated: false }];
    }
    case 'conditional': {
      const { relation, left, right } = tree.condition;
      const condition = [alone(left), ` ${relation} `, alone(right)];
      return ['if(', ...condition, ', ', alone(tree.whenTrue), ', ', alone(tree.whenFalse), ')'];
    }
  }
}

export function needsBrackets(tree: Expression, { rank, isNegated }: InfixPlace): boolean {
  return rankOf(tree) < rank || (isNegated && tree.kind === 'constant');
}

const CALLS = {
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'pdiv',
  max: 'max_',
  min: 'min_',
  neg: 'neg',
  abs: 'abs_',
} as const;

const COMPARISON_CALLS: Readonly<Record<Relation, string>> = {
  '>=': 'greater_than_or_equal',
  '<=': 'less_than_or_equal',
  '>': 'greater_than',
  '<': 'less_than',
};

const SIGNS: Readonly<Partial<Record<BinaryOperator, string>>> = { add: '+', sub: '-', mul: '*', div: '/' };

/** Operator precedence in infix notation. */
const SUM = 1;
const PRODUCT = 2;
const NEGATION = 3;
const ATOM = 4;

/** The whole of an expression, or an argument of a function. */
export const ALONE: InfixPlace = { rank: SUM, isNegated: false };

function rankOf(tree: Expression): number {
  if (tree.kind === 'unary' && tree.operator === 'neg') return NEGATION;
  if (tree.kind !== 'binary' || SIGNS[tree.operator] === undefined) return ATOM;
  return tree.operator === 'add' || tree.operator === 'sub' ? SUM : PRODUCT;
}

function formatComparison({ relation, left, right }: Comparison): string {
  return `${COMPARISON_CALLS[relation]}(${formatExpression(left)}, ${formatExpression(right)})`;
}

/** The shortest decimal that is read back as the same float64. */
function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a constant is finite, not ${value}`);
  return Object.is(value, -0) ? '-0' : String(value);
}

/**
 * The same digits as Python prints them: always with a point or an exponent, which is used from 1e16 up and below
 * 0.0001.
 */
function formatFloat(value: number): string {
  const short = formatNumber(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
    const [digits, sign, exponent] = value.toExponential().split(/e([+-])/);
    return `${digits}e${sign}${exponent!.padStart(2, '0')}`;
  }
  return short.includes('.') ? short : `${short}.0`;
}
