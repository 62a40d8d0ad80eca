/**
 * A context-free grammar after reading: rules by number, the start first. What the operators of evolution ask again and
 * again is worked out once: how deep each production must go at the least, how many expansions it needs, and whether it
 * can lead back to its own rule.
 */

/** A context-free grammar that was read and found good. */
export interface Grammar {
  /** The first rule is the start. */
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** Without its angle brackets. */
  readonly name: string;
  readonly productions: readonly Production[];
  /** The least of its productions. */
  readonly minDepth: number;
  readonly minExpansions: number;
  /** Whether some production of it is recursive. */
  readonly isRecursive: boolean;
  /** Where its definition begins, counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Production {
  readonly symbols: readonly GrammarSymbol[];
  /**
   * The least depth that a derivation from here adds: 1 without non-terminals, else 1 more than the deepest of their
   * least depths. A whole derivation has depth 1 + that of its first production, as GRAPE and PonyGE2 count.
   */
  readonly minDepth: number;
  /** The least number of expansions from here on, this one included. */
  readonly minExpansions: number;
  /** Whether it can lead back to the rule it belongs to. */
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

/** The rules of the non-terminals among some symbols, in their order. */
export function childRules(symbols: readonly GrammarSymbol[]): number[] {
  return symbols.flatMap((symbol) => (symbol.kind === 'nonTerminal' ? [symbol.rule] : []));
}
