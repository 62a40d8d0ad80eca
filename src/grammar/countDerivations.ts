/**
 * How many derivations a grammar has up to a depth. Each rule has as many as its productions together, and a production
 * the product of those of its non-terminals one level down. The numbers soon outgrow every memory, so they stop at a
 * limit that is far beyond any use.
 */

import { InputError } from '../base/inputError.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';

export interface DerivationCount {
  /** The greatest depth, the start being at 1. */
  readonly depth: number;
  readonly count: bigint;
  /** Otherwise there are more than the count, which is the limit. */
  readonly isExact: boolean;
}

const MAX_DEPTH = 100;
const MAX_COUNT = 10n ** 100n;

export function countDerivations(grammar: Grammar, depth: number): DerivationCount {
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH) {
    throw new InputError(
      'grammar-depth',
      `Derivations are counted up to a depth from 1 to ${MAX_DEPTH}, not ${depth}.`,
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
