/**
 * Counts the derivations of a grammar up to a depth. A rule has the sum over its productions; a production has the
 * product over its non-terminals, one level down. The numbers grow very fast, so counting stops at a limit far beyond
 * any use.
 */

import { InputError } from '../base/inputError.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';

export interface DerivationCount {
  /** The greatest depth; the start symbol is at depth 1. */
  readonly depth: number;
  readonly count: bigint;
  /** If false, there are more derivations than the count, which is the limit. */
  readonly isExact: boolean;
}

const MAX_DEPTH = 100;
const MAX_COUNT = 10n ** 100n;

export function countDerivations(grammar: Grammar, depth: number): DerivationCount {
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH) {
    throw new InputError(
      'grammar-depth',
      `The depth of a count of derivations must be between 1 and ${MAX_DEPTH}, not ${depth}.`,
    );
  }
  const productions = grammar.rules.map((rule) => rule.productions.map(({ symbols }) => childRules(symbols)));
  let counts = productions.map(() => 0n);
  for (let level = 1; level < depth && counts[0]! < MAX_COUNT; level++) {
    const below = counts;
    counts = productions.map((list) => limited(list.reduce((sum, children) => sum + productOf(children, below), 0n)));
  }
  const count = counts[0] ?? 0n;
  return { depth, count, isExact: count < MAX_COUNT };
}

function productOf(children: readonly number[], counts: readonly bigint[]): bigint {
  return children.reduce((product, child) => limited(product * counts[child]!), 1n);
}

function limited(count: bigint): bigint {
  return count < MAX_COUNT ? count : MAX_COUNT;
}
