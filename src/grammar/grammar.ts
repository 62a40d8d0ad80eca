/**
 * A context-free grammar after reading: rules by number, the start rule first. It includes what the operators of
 * evolution need often: the least depth of each production, the least number of expansions, and whether it can lead
 * back to its own rule.
 */

/** A valid context-free grammar. */
export interface Grammar {
  /** The first rule is the start. */
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** Without its angle brackets. */
  readonly name: string;
  readonly productions: readonly Production[];
  /** The least over its productions. */
  readonly minDepth: number;
  readonly minExpansions: number;
  /** Whether one of its productions is recursive. */
  readonly isRecursive: boolean;
  /** Where its definition begins, counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Production {
  readonly symbols: readonly GrammarSymbol[];
  /**
   * The least depth that a derivation from here adds: 1 without non-terminals, otherwise 1 more than the greatest of
   * their least depths. A complete derivation has depth 1 + that of its first production, as GRAPE and PonyGE2 count.
   */
  readonly minDepth: number;
  /** The least number of expansions from here, including this one. */
  readonly minExpansions: number;
  /** Whether it can lead back to its own rule. */
  readonly isRecursive: boolean;
  readonly line: number;
  readonly column: number;
}

export type GrammarSymbol = Terminal | NonTerminal;

interface Terminal {
  readonly kind: 'terminal';
  readonly text: string;
}

interface NonTerminal {
  readonly kind: 'nonTerminal';
  /** Index into the rules. */
  readonly rule: number;
}

/** The rules of the non-terminals among the symbols, in order. */
export function childRules(symbols: readonly GrammarSymbol[]): number[] {
  return symbols.flatMap((symbol) => (symbol.kind === 'nonTerminal' ? [symbol.rule] : []));
}
