/**
 * The laws of max and min. They do not round, but they propagate NaN, so an operand may be dropped only if it is never
 * NaN or is kept elsewhere.
 */

import type { Expression } from '../expression.ts';
import { binary, unary } from '../expression.ts';
import { outcomesIn, rangeIn } from '../rangeOf.ts';
import type { Key } from './keys.ts';
import { keyOf } from './keys.ts';
import type { Knowledge } from './knowledge.ts';
import { GREATER, LESS } from './outcomes.ts';
import type { Rule } from './rule.ts';
import { binaryRule, commutativeRule, isBinary, negatedPart } from './rule.ts';

type Extreme = 'max' | 'min';

const OPPOSITE: Readonly<Record<Extreme, Extreme>> = { max: 'min', min: 'max' };

export const extremeRules: readonly Rule[] = [...rulesOf('max'), ...rulesOf('min')];

function rulesOf(root: Extreme): readonly Rule[] {
  const opposite = OPPOSITE[root];
  const worse = root === 'max' ? LESS : GREATER;
  return [
    binaryRule(`${root}(a, a) = a`, root, (a, b, { keys }) => (keyOf(a, keys) === keyOf(b, keys) ? a : undefined)),
    commutativeRule(`${root}(a, b) = a, b never ${root === 'max' ? 'more' : 'less'}`, root, (a, b, knowledge) =>
      !(outcomesIn(knowledge, a, b) & worse) && isNeverNaN(b, knowledge) ? a : undefined,
    ),
    binaryRule(`${root}(-a, -b) = -${opposite}(a, b)`, root, (left, right) => {
      const [a, b] = [negatedPart(left), negatedPart(right)];
      return a && b ? unary('neg', binary(opposite, a, b)) : undefined;
    }),
    {
      law: `${root}(${root}(a, b), c) without what never wins`,
      roots: [root],
      apply: (tree, knowledge) => {
        const operands = operandsOf(tree, root);
        const winners = new Set(possibleWinners(operands, root, knowledge));
        return winners.size < operands.length ? pruned(tree, root, winners) : undefined;
      },
    },
  ];
}

/** All operands of nested max or min. Grouping does not matter, even with NaN. */
function operandsOf(tree: Expression, operator: Extreme): readonly Expression[] {
  return isBinary(tree, operator) ? [...operandsOf(tree.left, operator), ...operandsOf(tree.right, operator)] : [tree];
}

function possibleWinners(operands: readonly Expression[], root: Extreme, knowledge: Knowledge): readonly Expression[] {
  const { keys } = knowledge;
  const byKey = Map.groupBy(operands, (operand) => keyOf(operand, keys));
  const distinct = [...byKey.values()].map((alike) => alike[0]!);
  const worst = (tree: Expression) => (root === 'max' ? rangeIn(knowledge, tree).low : -rangeIn(knowledge, tree).high);
  const best = (tree: Expression) => (root === 'max' ? rangeIn(knowledge, tree).high : -rangeIn(knowledge, tree).low);
  const certain = distinct.reduce((leader, operand) => (worst(operand) > worst(leader) ? operand : leader));
  return distinct.filter(
    (operand) =>
      operand === certain ||
      (!(isNeverNaN(operand, knowledge) && best(operand) <= worst(certain)) &&
        !isAbsorbed(operand, root, byKey, knowledge)),
  );
}

/** The tree of max or min with only some of its operands, grouped as before. */
function pruned(tree: Expression, root: Extreme, kept: Set<Expression>): Expression | undefined {
  // Each operand is kept once, even if the same object occurs twice.
  if (!isBinary(tree, root)) return kept.delete(tree) ? tree : undefined;
  const left = pruned(tree.left, root, kept);
  const right = pruned(tree.right, root, kept);
  return left && right ? binary(root, left, right) : (left ?? right);
}

/** max(a, min(a, b)) = a: an operand of at most `a` adds nothing to `a`, unless it is NaN where `a` is not. */
function isAbsorbed(
  operand: Expression,
  root: Extreme,
  present: ReadonlyMap<Key, unknown>,
  knowledge: Knowledge,
): boolean {
  if (!isBinary(operand, OPPOSITE[root])) return false;
  const parts = operandsOf(operand, OPPOSITE[root]);
  const others = parts.filter((part) => !present.has(keyOf(part, knowledge.keys)));
  return others.length < parts.length && others.every((part) => isNeverNaN(part, knowledge));
}

function isNeverNaN(tree: Expression, knowledge: Knowledge): boolean {
  return !rangeIn(knowledge, tree).canBeNaN;
}
