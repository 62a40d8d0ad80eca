/**
 * Tells whether two expressions are the same computation in different clothes. Both are brought to a canonical form, by
 * laws that hold for every float64, NaN and the infinities included; only the sign of a zero may differ, and nothing
 * but another zero can come of that, since division by any zero is 1 and comparisons do not see it.
 *
 * The form keeps the sign of each node apart from the rest, so that a minus wanders outward as far as it can: `a - b`
 * is `a + -b` is `-(b - a)`, and `min(a, b)` is `-max(-a, -b)`. What rounds differently stays different: sums and
 * products are sorted but not regrouped, and no common factor is taken out.
 */

import { applyBinary, compare } from './evaluateExpression.ts';
import type { Binary, Comparison, Conditional, Expression } from './expression.ts';

/** The same key promises the same value for all inputs; different keys promise nothing. */
export function canonicalKey(tree: Expression): string {
  return signedKey(canonical(tree));
}

export function sameExpression(one: Expression, two: Expression): boolean {
  return canonicalKey(one) === canonicalKey(two);
}

/** A canonical form: a key for all but the sign, and what has to be known of it further up. */
interface Form {
  readonly isNegative: boolean;
  readonly key: string;
  /** The value of a constant, without its sign. */
  readonly constant?: number;
  /** What it is the greatest of. */
  readonly candidates?: readonly Form[];
  /** Whether it is known not to be negative but for its sign. */
  readonly isAbsolute?: boolean;
}

const ONE = constantForm(1);
const TWO = constantForm(2);

function canonical(tree: Expression): Form {
  switch (tree.kind) {
    case 'constant':
      return constantForm(tree.value);
    case 'input':
      return positive(JSON.stringify(tree.name));
    case 'unary': {
      const operand = canonical(tree.operand);
      return tree.operator === 'neg' ? negated(operand) : absolute(operand);
    }
    case 'binary':
      return canonicalBinary(tree);
    case 'conditional':
      return canonicalConditional(tree);
  }
}

function canonicalBinary(tree: Binary): Form {
  const left = canonical(tree.left);
  const right = canonical(tree.right);
  if (left.constant !== undefined && right.constant !== undefined) {
    return constantForm(applyBinary(tree.operator, valueOf(left), valueOf(right)));
  }
  switch (tree.operator) {
    case 'add':
      return sum(left, right);
    case 'sub':
      return sum(left, negated(right));
    case 'mul':
      return product(left, right);
    case 'div':
      return quotient(left, right);
    case 'max':
      return greatest([left, right]);
    case 'min':
      return negated(greatest([negated(left), negated(right)]));
  }
}

function sum(left: Form, right: Form): Form {
  if (left.constant === 0) return right;
  if (right.constant === 0) return left;
  const [first, second] = [left, right].sort(byKey) as [Form, Form];
  if (signedKey(first) === signedKey(second)) return product(TWO, first);
  // Of two equal terms of opposite sign the positive one is sorted first, and a zero has no sign to lose.
  const relative = first.isNegative ? negated(second) : second;
  return withSign(first.isNegative, positive(`add(${first.key},${signedKey(relative)})`));
}

function product(left: Form, right: Form): Form {
  const isNegative = left.isNegative !== right.isNegative;
  if (left.constant === 1) return withSign(isNegative, right);
  if (right.constant === 1) return withSign(isNegative, left);
  const keys = [left.key, right.key].sort();
  return withSign(isNegative, positive(`mul(${keys.join()})`));
}

/** Where the divisor may be zero the quotient 1 has no sign to follow; then only the signs of both together cancel. */
function quotient(dividend: Form, divisor: Form): Form {
  if (divisor.constant === 0) return ONE;
  if (divisor.constant === undefined) {
    const relative = divisor.isNegative ? negated(dividend) : dividend;
    return positive(`div(${signedKey(relative)},${divisor.key})`);
  }
  if (hasExactReciprocal(divisor.constant)) return product(dividend, constantForm(1 / valueOf(divisor)));
  return withSign(dividend.isNegative !== divisor.isNegative, positive(`div(${dividend.key},${divisor.key})`));
}

/** Unlike sums, the greatest of several numbers is the same however they are grouped or repeated. */
function greatest(forms: readonly Form[]): Form {
  const all = forms.flatMap((form) => (form.candidates && !form.isNegative ? form.candidates : [form]));
  const constants = all.filter((form) => form.constant !== undefined).map(valueOf);
  const others = all.filter((form) => form.constant === undefined);
  if (constants.length > 0) others.push(constantForm(Math.max(...constants)));
  const candidates = [...new Map(others.map((form) => [signedKey(form), form])).values()].sort(byKey);
  if (candidates.length === 1) return candidates[0]!;
  return { ...positive(`max(${candidates.map(signedKey).join()})`), candidates };
}

function canonicalConditional({ condition, whenTrue, whenFalse }: Conditional): Form {
  const yes = canonical(whenTrue);
  const no = canonical(whenFalse);
  if (signedKey(yes) === signedKey(no)) return yes;
  const test = canonicalComparison(condition);
  if (typeof test === 'boolean') return test ? yes : no;
  const relative = yes.isNegative ? negated(no) : no;
  return withSign(yes.isNegative, positive(`if(${test},${yes.key},${signedKey(relative)})`));
}

/** A comparison as "greater", or whether it holds, if that is certain. `a >= b` is also `-b >= -a`. */
function canonicalComparison({ relation, left, right }: Comparison): string | boolean {
  const [one, two] = [canonical(left), canonical(right)];
  if (one.constant !== undefined && two.constant !== undefined) return compare(relation, valueOf(one), valueOf(two));
  const isStrict = relation === '>' || relation === '<';
  // No number is greater than itself; whether it is as great depends on its not being NaN.
  if (isStrict && signedKey(one) === signedKey(two)) return false;
  const [greater, lesser] = relation.startsWith('>') ? [one, two] : [two, one];
  const readings = [
    [greater, lesser],
    [negated(lesser), negated(greater)],
  ].map((pair) => pair.map(signedKey).join(isStrict ? '>' : '>='));
  return readings.sort()[0]!;
}

function constantForm(value: number): Form {
  const size = Math.abs(value);
  return { ...positive(String(size)), isNegative: value < 0, constant: size, isAbsolute: true };
}

function positive(key: string): Form {
  return { isNegative: false, key };
}

/** A form with its sign set. Zero has none. */
function withSign(isNegative: boolean, form: Form): Form {
  return isNegative === form.isNegative || form.constant === 0 ? form : { ...form, isNegative };
}

function negated(form: Form): Form {
  return withSign(!form.isNegative, form);
}

function absolute(form: Form): Form {
  const size = withSign(false, form);
  return size.isAbsolute ? size : { ...positive(`abs(${size.key})`), isAbsolute: true };
}

function valueOf({ isNegative, constant }: Form): number {
  return isNegative ? -constant! : constant!;
}

function signedKey({ isNegative, key }: Form): string {
  return isNegative ? `-${key}` : key;
}

/** By key; of equal keys the positive comes first. */
function byKey(one: Form, two: Form): number {
  if (one.key !== two.key) return one.key < two.key ? -1 : 1;
  return Number(one.isNegative) - Number(two.isNegative);
}

/** Powers of two: dividing by them and multiplying by the reciprocal round alike, unless that overflows. */
function hasExactReciprocal(size: number): boolean {
  return Number.isFinite(1 / size) && 2 ** Math.round(Math.log2(size)) === size;
}
