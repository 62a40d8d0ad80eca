/**
 * Recognises expressions that compute the same in different notation. It brings them to a canonical form by laws that
 * are valid for every float64, including NaN and the infinities. Only the sign of a zero may differ, and that has no
 * other effect: division by either zero is 1, and comparisons ignore it.
 *
 * The form keeps the sign of each node separate, so that a minus moves outward as far as possible: `a - b` is `a + -b`
 * is `-(b - a)`, and `min(a, b)` is `-max(-a, -b)`. Expressions that round differently stay different: sums and
 * products are sorted but not regrouped, and common factors are not taken out.
 */

import { applyBinary, compare } from './evaluateExpression.ts';
import type { Binary, Comparison, Conditional, Expression } from './expression.ts';

/** Expressions with the same key have the same value for all inputs. Those with different keys may or may not. */
export function canonicalKey(tree: Expression): string {
  return signedKey(canonical(tree));
}

export function sameExpression(one: Expression, two: Expression): boolean {
  return canonicalKey(one) === canonicalKey(two);
}

/** A canonical form: a key for everything but the sign, and what outer nodes need to know. */
interface Form {
  readonly isNegative: boolean;
  readonly key: string;
  /** The value of a constant, without its sign. */
  readonly constant?: number;
  /** The operands of a maximum. */
  readonly candidates?: readonly Form[];
  /** Whether it is known to be non-negative apart from its sign. */
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
  // Of two equal terms with opposite signs, the positive one is sorted first. A zero has no sign to lose.
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

/**
 * If the divisor may be zero, the quotient may be 1, which has no sign. Then only the signs of both operands together
 * cancel.
 */
function quotient(dividend: Form, divisor: Form): Form {
  if (divisor.constant === 0) return ONE;
  if (divisor.constant === undefined) {
    const relative = divisor.isNegative ? negated(dividend) : dividend;
    return positive(`div(${signedKey(relative)},${divisor.key})`);
  }
  if (hasExactReciprocal(divisor.constant)) return product(dividend, constantForm(1 / valueOf(divisor)));
  return withSign(dividend.isNegative !== divisor.isNegative, positive(`div(${dividend.key},${divisor.key})`));
}

/** Unlike a sum, a maximum does not depend on how its operands are grouped or repeated. */
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

/** A comparison in the form "greater", or its truth value if that is certain. `a >= b` is also `-b >= -a`. */
function canonicalComparison({ relation, left, right }: Comparison): string | boolean {
  const [one, two] = [canonical(left), canonical(right)];
  if (one.constant !== undefined && two.constant !== undefined) return compare(relation, valueOf(one), valueOf(two));
  const isStrict = relation === '>' || relation === '<';
  // No number is greater than itself. Whether `a >= a` is true depends on whether `a` is NaN.
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

/** A form with the given sign. Zero has none. */
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

/** By key; for equal keys, the positive form comes first. */
function byKey(one: Form, two: Form): number {
  if (one.key !== two.key) return one.key < two.key ? -1 : 1;
  return Number(one.isNegative) - Number(two.isNegative);
}

/**
 * Whether a number is a power of two: dividing by it and multiplying by its reciprocal round identically, unless that
 * overflows.
 */
function hasExactReciprocal(size: number): boolean {
  return Number.isFinite(1 / size) && 2 ** Math.round(Math.log2(size)) === size;
}
