/**
 * A grammar as whole numbers in typed arrays, for the mappers. Productions are numbered consecutively over all rules,
 * and a symbol is the index of its rule or TERMINAL. It contains no text.
 */

import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';

export interface CompiledGrammar {
  /** For each rule, the number of its productions and the number of its first one. */
  readonly choices: Int32Array;
  readonly firsts: Int32Array;
  /** For each production, where its symbols begin; one extra entry marks the end of the last. */
  readonly symbolStarts: Int32Array;
  readonly symbols: Int32Array;
  /** The same without the terminals, for mappers that ignore them. */
  readonly childStarts: Int32Array;
  readonly children: Int32Array;
}

export const TERMINAL = -1;

export function compileGrammar(grammar: Grammar): CompiledGrammar {
  const productions = grammar.rules.flatMap((rule) => rule.productions);
  const symbols = productions.map((production) =>
    production.symbols.map((symbol) => (symbol.kind === 'terminal' ? TERMINAL : symbol.rule)),
  );
  const children = productions.map((production) => childRules(production.symbols));
  const choices = Int32Array.from(grammar.rules, (rule) => rule.productions.length);
  return {
    choices,
    firsts: startsOf(choices).subarray(0, -1),
    symbolStarts: startsOf(symbols.map((list) => list.length)),
    symbols: Int32Array.from(symbols.flat()),
    childStarts: startsOf(children.map((list) => list.length)),
    children: Int32Array.from(children.flat()),
  };
}

/** The start of each stretch when stretches of these lengths follow one another, and the end of the last. */
function startsOf(lengths: ArrayLike<number>): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = starts[index]! + lengths[index]!;
  return starts;
}
