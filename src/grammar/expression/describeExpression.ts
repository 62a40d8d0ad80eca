/**
 * An expression in plain English. Because the value is maximised, it reads as a list of wishes: a sum becomes a list of
 * what is wanted more and less of, a conditional becomes an if with two lists, and everything else a noun phrase.
 */

import { capital } from '../../base/capital.ts';
import type { Conditional, Expression, Relation } from './expression.ts';
import { conditional } from './expression.ts';
import type { Words, WordsOf } from './expressionPhrase.ts';
import { conditionText, formatNumber, grouped, listOf } from './expressionPhrase.ts';

/** Who chooses, and among what: "it", among "positions". */
export interface Wisher {
  readonly subject: string;
  /** Singular; the plural adds an s. */
  readonly thing: string;
}

/** What a player that chooses the largest value wants: one sentence, or an if with two. */
export function describeWishes(tree: Expression, wisher: Wisher, wordsOf: WordsOf): string {
  const text =
    tree.kind === 'conditional'
      ? rootConditional(tree, wisher, wordsOf)
      : listWishes(sumOf(tree), wisher, wordsOf, false);
  return `${capital(text)}.`;
}

/** The most terms in a list and nested ifs that a reader can follow. */
const MOST_TERMS = 6;
const MOST_IFS = 3;

/** At the root, two constants only mean that one case is better. */
function rootConditional(tree: Conditional, wisher: Wisher, wordsOf: WordsOf): string {
  const { condition, whenTrue, whenFalse } = tree;
  if (whenTrue.kind !== 'constant' || whenFalse.kind !== 'constant') {
    return conditionalWishes(tree, wisher, wordsOf, MOST_IFS);
  }
  const verb = whenTrue.value > whenFalse.value ? 'likes' : 'dislikes';
  return `${wisher.subject} ${verb} ${wisher.thing}s where ${conditionText(condition, wordsOf)}`;
}

/**
 * An if inside the first branch would make its "otherwise" ambiguous, so it is moved to the second branch or put in
 * brackets.
 */
function conditionalWishes(tree: Conditional, wisher: Wisher, wordsOf: WordsOf, ifs: number): string {
  const { condition, whenTrue, whenFalse } = tree;
  if (whenTrue.kind === 'conditional' && whenFalse.kind !== 'conditional') {
    const opposite = { ...condition, relation: OPPOSITE[condition.relation] };
    return conditionalWishes(conditional(opposite, whenFalse, whenTrue), wisher, wordsOf, ifs);
  }
  const [first, second] = [whenTrue, whenFalse].map((branch) =>
    branch.kind === 'conditional' && ifs > 1
      ? conditionalWishes(branch, wisher, wordsOf, ifs - 1)
      : listWishes(sumOf(branch), wisher, wordsOf, true),
  ) as [string, string];
  const yes = first.startsWith('if ') ? `(${first})` : first;
  return `if ${conditionText(condition, wordsOf)}, ${yes}; otherwise${second.startsWith('if ') ? ',' : ''} ${second}`;
}

const OPPOSITE: Readonly<Record<Relation, Relation>> = { '>=': '<', '<=': '>', '>': '<=', '<': '>=' };

/** A sum as it is described: its parts with their weights, and the constant. */
interface Sum {
  readonly terms: readonly Term[];
  readonly constant: number;
}

interface Term {
  readonly weight: number;
  readonly tree: Expression;
}

/**
 * The branches of an if are compared with each other, so they mention constants and weights. Elsewhere only differences
 * matter.
 */
function listWishes(sum: Sum, { subject, thing }: Wisher, wordsOf: WordsOf, isBranch: boolean): string {
  const items = wishList(sum.terms, wordsOf);
  if (items.length === 0) {
    return isBranch ? `the score is ${formatNumber(sum.constant)}` : `${subject} likes every ${thing} alike`;
  }
  const usual = isBranch ? 1 : items[0]!.weight;
  const isWeighted = items.some(({ weight }) => weight !== usual);
  const shown = items.slice(0, items.length > MOST_TERMS ? MOST_TERMS - 1 : MOST_TERMS);
  const texts = shown.map(({ text, weight }) => (isWeighted ? `${text} (weight ${formatNumber(weight)})` : text));
  const left = items.length - shown.length;
  const list = listOf(left > 0 ? [...texts, `${left} more`] : texts);
  return `${subject} wants ${list}${isBranch ? extraText(sum.constant) : ''}`;
}

function extraText(constant: number): string {
  if (constant === 0) return '';
  return `, and scores ${formatNumber(Math.abs(constant))} ${constant > 0 ? 'more' : 'less'}`;
}

interface Wish {
  readonly text: string;
  /** How much it counts; never negative. */
  readonly weight: number;
}

/** The wishes expressed by a sum, the heaviest first. Two terms that weigh an input against its rival are one wish. */
function wishList(terms: readonly Term[], wordsOf: WordsOf): Wish[] {
  const weights = new Map<string, number>();
  for (const { tree, weight } of terms) {
    if (tree.kind === 'input') weights.set(tree.name, (weights.get(tree.name) ?? 0) + weight);
  }
  const inputs = [...weights].filter(([, weight]) => weight !== 0);
  const beaten = new Set<string>();
  const named = inputs.map(([name, weight]) => {
    const words = wordsOf(name);
    const { rival } = words;
    const wins = rival !== undefined && weights.get(rival.name) === -weight && !beaten.has(name);
    if (wins) beaten.add(rival.name);
    return { name, ...wishFor(wins ? rival : words, weight) };
  });
  const others = terms
    .filter(({ tree, weight }) => tree.kind !== 'input' && weight !== 0)
    .map(({ tree, weight }) => {
      const value = `value of ${grouped(tree, wordsOf)}`;
      return wishFor({ more: `a high ${value}`, less: `a low ${value}` }, weight);
    });
  return [...named.filter(({ name }) => !beaten.has(name)), ...others].toSorted((one, two) => two.weight - one.weight);
}

function wishFor({ more, less }: Pick<Words, 'more' | 'less'>, weight: number): Wish {
  return { text: weight > 0 ? more : less, weight: Math.abs(weight) };
}

/** Splits sums, differences and multiples into terms. Rounding does not matter in a sentence. */
function sumOf(tree: Expression): Sum {
  const terms: Term[] = [];
  let constant = 0;
  const visit = (node: Expression, weight: number): void => {
    if (node.kind === 'constant') {
      constant += weight * node.value;
    } else if (node.kind === 'unary' && node.operator === 'neg') {
      visit(node.operand, -weight);
    } else if (node.kind === 'binary') {
      const { operator, left, right } = node;
      if (operator === 'add' || operator === 'sub') {
        visit(left, weight);
        visit(right, operator === 'add' ? weight : -weight);
      } else if (operator === 'mul' && left.kind === 'constant') {
        visit(right, weight * left.value);
      } else if (operator === 'mul' && right.kind === 'constant') {
        visit(left, weight * right.value);
      } else if (operator === 'div' && right.kind === 'constant' && right.value !== 0) {
        visit(left, weight / right.value);
      } else {
        terms.push({ weight, tree: node });
      }
    } else {
      terms.push({ weight, tree: node });
    }
  };
  visit(tree, 1);
  return { terms, constant };
}
