/**
 * A grammar as whole numbers in typed arrays, for the mappers: productions are numbered through all rules, a symbol is
 * the index of its rule or TERMINAL, and no text is left.
 */

import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';

export interface CompiledGrammar {
  /** For each rule, how many productions it has and the number of its first. */
  readonly choices: Int32Array;
  readonly firsts: Int32Array;
  /** For each production, where its symbols begin; one entry more tells where the last ends. */
  readonly symbolStarts: Int32Array;
  readonly symbols: Int32Array;
  /** The same without the terminals, for mappers that do not see them. */
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

/** Where each of some stretches begins when they are laid end to end, and where the last ends. */
function startsOf(lengths: ArrayLike<number>): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = starts[index]! + lengths[index]!;
  return starts;
}
