/**
 * Writes a linear combination as a tree: positive terms first, then negative ones, then the constant. Terms with the
 * same coefficient share it, as in 2(a + b) - c. Reading the tree back gives the same terms in the same order, so
 * writing is stable.
 */

import type { Expression } from '../expression.ts';
import { binary, constant, unary } from '../expression.ts';
import type { Knowledge } from './knowledge.ts';
import type { LinearSum, Term } from './linearSum.ts';
import { readSum } from './linearSum.ts';
import { measureTree } from './treeMeasures.ts';

interface Summand {
  readonly factor: number;
  readonly tree: Expression;
}

/** A way to add up trees. */
type Shape = (trees: readonly Expression[]) => Expression;

/**
 * The tree of a combination, if computing it is exact: a chain of terms if that is not too deep, and a balanced tree
 * otherwise.
 */
export function writeSum(sum: LinearSum, maxDepth: number, knowledge: Knowledge): Expression | undefined {
  const tree = [addInRow, addInHalves]
    .map((shape) => assemble(sum, shape))
    .find((candidate) => measureTree(candidate).depth <= maxDepth);
  const written = tree && readSum(tree, knowledge);
  if (!written || !isSameSum(written.sum, sum)) return undefined;
  // The new tree and its parts need no further collecting.
  for (const node of written.nodes) knowledge.collected.add(node);
  return tree;
}

function assemble({ terms, constant: rest }: LinearSum, shape: Shape): Expression {
  const summands = grouped(terms, shape);
  const positive = summands.filter(({ factor }) => factor > 0).map(scaled);
  const negative = summands.filter(({ factor }) => factor < 0);
  if (positive.length > 0) return withConstant(difference(positive, negative.map(scaled), shape), rest);
  if (rest !== 0 || negative.length === 0) return difference([constant(rest)], negative.map(scaled), shape);
  const leader = negative.find(({ factor }) => factor !== -1);
  if (!leader) return unary('neg', shape(negative.map(scaled)));
  const others = negative.filter((summand) => summand !== leader);
  return difference([binary('mul', constant(leader.factor), leader.tree)], others.map(scaled), shape);
}

/** In a chain, subtract each term; otherwise subtract their sum. */
function difference(added: readonly Expression[], taken: readonly Expression[], shape: Shape): Expression {
  const sum = shape(added);
  if (taken.length === 0) return sum;
  return shape === addInRow
    ? taken.reduce((left, right) => binary('sub', left, right), sum)
    : binary('sub', sum, shape(taken));
}

function addInRow(trees: readonly Expression[]): Expression {
  return trees.reduce((left, right) => binary('add', left, right));
}

/** In two parts of about the same weight, where a tree that is one level deeper weighs twice as much. */
function addInHalves(trees: readonly Expression[]): Expression {
  if (trees.length === 1) return trees[0]!;
  const weights = trees.map((tree) => 2 ** measureTree(tree).depth);
  const total = weights.reduce((sum, weight) => sum + weight);
  let middle = 1;
  let weight = weights[0]!;
  while (middle < trees.length - 1 && weight + weights[middle]! <= total - weight) weight += weights[middle++]!;
  return binary('add', addInHalves(trees.slice(0, middle)), addInHalves(trees.slice(middle)));
}

function withConstant(tree: Expression, value: number): Expression {
  if (value === 0) return tree;
  return binary(value > 0 ? 'add' : 'sub', tree, constant(Math.abs(value)));
}

/** A summand without its sign. */
function scaled({ factor, tree }: Summand): Expression {
  return Math.abs(factor) === 1 ? tree : binary('mul', constant(Math.abs(factor)), tree);
}

/** 2a + 2b - 3c as 2(a + b) - 3c. Terms without a coefficient stay where they are. */
function grouped(terms: readonly Term[], shape: Shape): readonly Summand[] {
  const groups = Map.groupBy(terms, (term) => (hasUnitCoefficient(term) ? term : Math.abs(term.coefficient)));
  return [...groups.values()].map((members) => {
    const [first] = members as [Term];
    if (hasUnitCoefficient(first)) return { factor: first.coefficient, tree: first.tree };
    const sign = members.some(({ coefficient }) => coefficient > 0) ? 1 : -1;
    const inner = members.map((term) => ({ ...term, coefficient: Math.sign(term.coefficient) * sign }));
    return { factor: sign * Math.abs(first.coefficient), tree: assemble({ terms: inner, constant: 0 }, shape) };
  });
}

function hasUnitCoefficient({ coefficient }: Term): boolean {
  return Math.abs(coefficient) === 1;
}

function isSameSum(one: LinearSum, two: LinearSum): boolean {
  const coefficients = new Map(two.terms.map(({ key, coefficient }) => [key, coefficient]));
  return (
    one.constant === two.constant &&
    one.terms.length === two.terms.length &&
    one.terms.every(({ key, coefficient }) => coefficients.get(key) === coefficient)
  );
}
