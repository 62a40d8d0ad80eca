/** Parts of an expression in words: noun phrases for numbers, clauses for conditions. Long ones are shortened. */

import type { Comparison, Conditional, Expression, Relation } from './expression.ts';
import { measureExpression } from './measureExpression.ts';

/** The words for an input. */
export interface Words {
  /** As a number: `own men`, `own mobility`. */
  readonly phrase: string;
  /** Own men are counted, own mobility is an amount, and an own bridge is present or absent (1 or 0). */
  readonly kind: 'count' | 'amount' | 'flag';
  /** The wish for more of it and for less: `more own men`, `fewer own men`. */
  readonly more: string;
  readonly less: string;
  /** The input it is weighed against, and the wishes that combine both: `more own men than opposing ones`. */
  readonly rival?: { readonly name: string; readonly more: string; readonly less: string };
}

export type WordsOf = (name: string) => Words;

/** Phrases with more inputs than this are too hard to follow. */
const MOST_LEAVES = 6;

/** A clause: `there are at least 3 own men`. */
export function conditionText({ relation, left, right }: Comparison, wordsOf: WordsOf): string {
  if (left.kind === 'constant' && right.kind !== 'constant') {
    return conditionText({ relation: TURNED[relation], left: right, right: left }, wordsOf);
  }
  if (left.kind === 'input') {
    const words = wordsOf(left.name);
    if (right.kind === 'constant' && words.kind !== 'amount') return countCondition(words, relation, right.value);
    if (right.kind === 'input' && words.kind === 'count' && wordsOf(right.name).kind === 'count') {
      return COMPARED[relation](words.phrase, wordsOf(right.name).phrase);
    }
  }
  const verb = left.kind === 'input' && wordsOf(left.name).kind === 'count' ? 'are' : 'is';
  return `${operand(left, wordsOf)} ${verb} ${RELATIONS[relation]} ${operand(right, wordsOf)}`;
}

/** A bound on a count, in whole numbers. */
function countCondition({ phrase: words, kind, more, less }: Words, relation: Relation, bound: number): string {
  const isLeast = relation.startsWith('>');
  const least = relation === '>=' ? Math.ceil(bound) : Math.floor(bound) + 1;
  const most = relation === '<=' ? Math.floor(bound) : Math.ceil(bound) - 1;
  if (kind === 'flag') return `there is ${(isLeast ? least <= 1 : most >= 1) ? more : less}`;
  if (isLeast) return least === 1 ? `there are ${words}` : `there are at least ${least} ${words}`;
  return most === 0 ? `there are no ${words}` : `there are fewer than ${most + 1} ${words}`;
}

const COMPARED: Readonly<Record<Relation, (one: string, two: string) => string>> = {
  '>=': (one, two) => `there are at least as many ${one} as ${two}`,
  '<=': (one, two) => `there are at most as many ${one} as ${two}`,
  '>': (one, two) => `there are more ${one} than ${two}`,
  '<': (one, two) => `there are fewer ${one} than ${two}`,
};

const RELATIONS: Readonly<Record<Relation, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

const TURNED: Readonly<Record<Relation, Relation>> = { '>=': '<=', '<=': '>=', '>': '<', '<': '>' };

function phrase(tree: Expression, wordsOf: WordsOf): string {
  const names = measureExpression(tree).inputs;
  if (leavesOf(tree) > MOST_LEAVES) return madeOf(names, wordsOf);
  switch (tree.kind) {
    case 'constant':
      return formatNumber(tree.value);
    case 'input':
      return wordsOf(tree.name).phrase;
    case 'conditional':
      return conditionalPhrase(tree, wordsOf);
    case 'unary':
      if (tree.operator === 'neg') return `minus ${grouped(tree.operand, wordsOf)}`;
      return tree.operand.kind === 'binary' && tree.operand.operator === 'sub'
        ? `the difference between ${phrase(tree.operand.left, wordsOf)} and ${phrase(tree.operand.right, wordsOf)}`
        : `the size of ${grouped(tree.operand, wordsOf)}`;
    case 'binary':
      return binaryPhrase(tree.operator, tree.left, tree.right, wordsOf);
  }
}

function binaryPhrase(operator: string, left: Expression, right: Expression, wordsOf: WordsOf): string {
  switch (operator) {
    case 'add':
      return `${operand(left, wordsOf)} plus ${operand(right, wordsOf)}`;
    case 'sub':
      return `${operand(left, wordsOf)} minus ${grouped(right, wordsOf)}`;
    case 'mul':
      return left.kind === 'constant' && left.value === 2
        ? `twice ${grouped(right, wordsOf)}`
        : `${grouped(left, wordsOf)} times ${grouped(right, wordsOf)}`;
    case 'div': {
      const byZero = right.kind === 'constant' ? '' : ' (1 where that is 0)';
      return `${grouped(left, wordsOf)} divided by ${grouped(right, wordsOf)}${byZero}`;
    }
    default:
      return extremePhrase(operator === 'max', left, right, wordsOf);
  }
}

function extremePhrase(isLargest: boolean, left: Expression, right: Expression, wordsOf: WordsOf): string {
  if (left.kind === 'constant' && right.kind !== 'constant') return extremePhrase(isLargest, right, left, wordsOf);
  if (right.kind === 'constant') {
    return `${grouped(left, wordsOf)}, but never ${isLargest ? 'below' : 'above'} ${formatNumber(right.value)}`;
  }
  return `the ${isLargest ? 'larger' : 'smaller'} of ${grouped(left, wordsOf)} and ${grouped(right, wordsOf)}`;
}

function conditionalPhrase(tree: Conditional, wordsOf: WordsOf): string {
  const test = conditionText(tree.condition, wordsOf);
  return `${grouped(tree.whenTrue, wordsOf)} if ${test}, otherwise ${grouped(tree.whenFalse, wordsOf)}`;
}

/** An operand of a sum: in brackets unless it is arithmetic itself. */
function operand(tree: Expression, wordsOf: WordsOf): string {
  const isArithmetic = tree.kind === 'binary' && tree.operator !== 'max' && tree.operator !== 'min';
  return isArithmetic ? phrase(tree, wordsOf) : grouped(tree, wordsOf);
}

/** A noun phrase, in brackets where it would be ambiguous. */
export function grouped(tree: Expression, wordsOf: WordsOf): string {
  const text = phrase(tree, wordsOf);
  const isSimple = tree.kind === 'input' || tree.kind === 'constant' || leavesOf(tree) > MOST_LEAVES;
  return isSimple ? text : `(${text})`;
}

function madeOf(names: readonly string[], wordsOf: WordsOf): string {
  const phrases = names.map((name) => wordsOf(name).phrase);
  const shown = phrases.length > 4 ? [...phrases.slice(0, 3), `${phrases.length - 3} more`] : phrases;
  return names.length === 0 ? 'a number' : `a mixture of ${listOf(shown)}`;
}

function leavesOf(tree: Expression): number {
  switch (tree.kind) {
    case 'unary':
      return leavesOf(tree.operand);
    case 'binary':
      return leavesOf(tree.left) + leavesOf(tree.right);
    case 'conditional': {
      const { left, right } = tree.condition;
      return leavesOf(left) + leavesOf(right) + leavesOf(tree.whenTrue) + leavesOf(tree.whenFalse);
    }
    default:
      return 1;
  }
}

export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Four digits are enough for a sentence. */
export function formatNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}
