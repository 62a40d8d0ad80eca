/**
 * An expression in plain English. What is maximised is read as wishes: a sum becomes a list of what is wanted more and
 * less of, a conditional becomes an if with two lists, and everything else a noun phrase. What would be too long to
 * follow is cut short by naming only what it is made of.
 */

import type { Comparison, Conditional, Expression, Relation } from './expression.ts';
import { conditional } from './expression.ts';
import { measureExpression } from './measureExpression.ts';

/** How an input is spoken of. */
export interface Words {
  /** As a number: `own men`, `own mobility`. */
  readonly phrase: string;
  /** Own men are counted, own mobility is an amount, and an own bridge is there or is not (1 or 0). */
  readonly kind: 'count' | 'amount' | 'flag';
  /** What is wanted if more of it is, and if less: `more own men`, `fewer own men`. */
  readonly more: string;
  readonly less: string;
  /** An input that it is weighed against, and both wishes in one: `more own men than opposing ones`. */
  readonly rival?: { readonly name: string; readonly more: string; readonly less: string };
}

export type WordsOf = (name: string) => Words;

/** Who chooses, and among what: it, among positions. */
export interface Chooser {
  readonly subject: string;
  /** In the singular; the plural adds an s. */
  readonly thing: string;
}

/** What somebody who chooses the largest value wants: one sentence, or an if with two. */
export function describeWishes(tree: Expression, chooser: Chooser, wordsOf: WordsOf): string {
  return capitalise(`${wishes(tree, chooser, wordsOf, MOST_IFS)}.`);
}

export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Beyond this a person no longer follows: inputs in one phrase, terms in one list, ifs inside one another. */
const MOST_LEAVES = 6;
const MOST_TERMS = 6;
const MOST_IFS = 3;

interface Term {
  readonly weight: number;
  readonly tree: Expression;
}

function wishes(tree: Expression, chooser: Chooser, wordsOf: WordsOf, ifs: number): string {
  const { subject, thing } = chooser;
  if (tree.kind === 'conditional' && ifs > 0) return conditionalWishes(tree, chooser, wordsOf, ifs);
  const items = wishList(termsOf(tree, 1), wordsOf);
  if (items.length === 0) return `${subject} likes every ${thing} alike`;
  const isWeighted = items.some(({ weight }) => weight !== items[0]!.weight);
  const shown = items.slice(0, items.length > MOST_TERMS ? MOST_TERMS - 1 : MOST_TERMS);
  const texts = shown.map(({ text, weight }) => (isWeighted ? `${text} (weight ${formatNumber(weight)})` : text));
  const left = items.length - shown.length;
  return `${subject} wants ${listOf(left > 0 ? [...texts, `${left} more`] : texts)}`;
}

/**
 * Constant branches matter by how they compare, so their scores are told. An if inside the first branch would leave open
 * what its otherwise belongs to: it is moved to the second branch, or put in brackets.
 */
function conditionalWishes(tree: Conditional, chooser: Chooser, wordsOf: WordsOf, ifs: number): string {
  const { whenTrue, whenFalse } = tree;
  const { subject, thing } = chooser;
  if (whenTrue.kind === 'conditional' && whenFalse.kind !== 'conditional') {
    const opposite = { ...tree.condition, relation: OPPOSITE[tree.condition.relation] };
    return conditionalWishes(conditional(opposite, whenFalse, whenTrue), chooser, wordsOf, ifs);
  }
  const test = condition(tree.condition, wordsOf);
  if (whenTrue.kind === 'constant' && whenFalse.kind === 'constant') {
    return `${subject} ${whenTrue.value > whenFalse.value ? 'likes' : 'dislikes'} ${thing}s where ${test}`;
  }
  const branch = (one: Expression): string =>
    one.kind === 'constant' ? `the score is ${formatNumber(one.value)}` : wishes(one, chooser, wordsOf, ifs - 1);
  const first = branch(whenTrue);
  const isNested = first.startsWith('if ');
  return `if ${test}, ${isNested ? `(${first})` : first}; otherwise${whenFalse.kind === 'conditional' ? ',' : ''} ${branch(whenFalse)}`;
}

interface Wish {
  readonly text: string;
  /** How much it counts; never negative. */
  readonly weight: number;
}

/** The wishes behind a sum, the weightiest first. Two terms that weigh an input against its rival are one wish. */
function wishList(terms: readonly Term[], wordsOf: WordsOf): Wish[] {
  const weighty = terms.filter(({ weight }) => weight !== 0);
  const weights = new Map(weighty.map(({ tree, weight }) => [tree.kind === 'input' ? tree.name : '', weight]));
  const beaten = new Set<string>();
  const list = weighty.flatMap((term): (Wish & { readonly name?: string })[] => {
    const { tree, weight } = term;
    if (tree.kind !== 'input') return [{ text: wish(term, undefined, wordsOf), weight: Math.abs(weight) }];
    const { rival } = wordsOf(tree.name);
    const wins = rival !== undefined && weights.get(rival.name) === -weight && !beaten.has(tree.name);
    if (wins) beaten.add(rival.name);
    return [{ name: tree.name, text: wish(term, wins ? rival : undefined, wordsOf), weight: Math.abs(weight) }];
  });
  return list
    .filter(({ name }) => name === undefined || !beaten.has(name))
    .toSorted((one, two) => two.weight - one.weight);
}

function wish({ weight, tree }: Term, rival: Words['rival'], wordsOf: WordsOf): string {
  if (tree.kind !== 'input') return `a ${weight > 0 ? 'high' : 'low'} value of ${grouped(tree, wordsOf)}`;
  const { more, less } = rival ?? wordsOf(tree.name);
  return weight > 0 ? more : less;
}

/** The terms of a sum, with their weights; constants do not matter to who compares. */
function termsOf(tree: Expression, weight: number): Term[] {
  if (tree.kind === 'constant') return [];
  if (tree.kind === 'unary' && tree.operator === 'neg') return termsOf(tree.operand, -weight);
  if (tree.kind !== 'binary') return [{ weight, tree }];
  const { operator, left, right } = tree;
  if (operator === 'add') return [...termsOf(left, weight), ...termsOf(right, weight)];
  if (operator === 'sub') return [...termsOf(left, weight), ...termsOf(right, -weight)];
  if (operator === 'mul' && left.kind === 'constant') return termsOf(right, weight * left.value);
  if (operator === 'mul' && right.kind === 'constant') return termsOf(left, weight * right.value);
  if (operator === 'div' && right.kind === 'constant' && right.value !== 0) return termsOf(left, weight / right.value);
  return [{ weight, tree }];
}

function condition({ relation, left, right }: Comparison, wordsOf: WordsOf): string {
  if (left.kind === 'constant' && right.kind !== 'constant') {
    return condition({ relation: TURNED[relation], left: right, right: left }, wordsOf);
  }
  if (left.kind === 'input') {
    const words = wordsOf(left.name);
    if (right.kind === 'constant' && words.kind !== 'amount') return countCondition(words, relation, right.value);
    if (right.kind === 'input' && words.kind === 'count' && wordsOf(right.name).kind === 'count') {
      return COMPARED[relation](words.phrase, wordsOf(right.name).phrase);
    }
  }
  const verb = left.kind === 'input' && wordsOf(left.name).kind === 'count' ? 'are' : 'is';
  return `${phrase(left, wordsOf)} ${verb} ${RELATIONS[relation]} ${phrase(right, wordsOf)}`;
}

/** How many there are, in whole numbers: at least so many, at most so many. */
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

const OPPOSITE: Readonly<Record<Relation, Relation>> = { '>=': '<', '<=': '>', '>': '<=', '<': '>=' };

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
      return `${phrase(left, wordsOf)} plus ${phrase(right, wordsOf)}`;
    case 'sub':
      return `${phrase(left, wordsOf)} minus ${grouped(right, wordsOf)}`;
    case 'mul':
      return left.kind === 'constant' && left.value === 2
        ? `twice ${grouped(right, wordsOf)}`
        : `${grouped(left, wordsOf)} times ${grouped(right, wordsOf)}`;
    case 'div':
      return `${grouped(left, wordsOf)} divided by ${grouped(right, wordsOf)}`;
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
  const test = condition(tree.condition, wordsOf);
  return `${grouped(tree.whenTrue, wordsOf)} if ${test}, otherwise ${grouped(tree.whenFalse, wordsOf)}`;
}

/** In brackets where it would run into its neighbours. */
function grouped(tree: Expression, wordsOf: WordsOf): string {
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

function formatNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
