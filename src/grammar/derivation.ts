/**
 * A derivation: how a text follows from a grammar, as the list of its expansions, leftmost first. In that order (it is
 * also the pre-order of the derivation tree) every subtree is one stretch of the list, and of the genome too.
 */

import { InputError } from '../base/inputError.ts';
import type { Grammar, GrammarSymbol } from './grammar.ts';

export interface Derivation {
  readonly grammar: Grammar;
  /** Leftmost first. Complete: no non-terminal is left open. */
  readonly expansions: readonly Expansion[];
}

export interface Expansion {
  /** Index of the rule that is expanded. */
  readonly rule: number;
  /** Index of the production that is chosen. */
  readonly choice: number;
  /**
   * The codon that chose it, whole, not only its remainder; undefined where none was used (GRAPE lazy, one production).
   */
  readonly codon: number | undefined;
  /** Depth of the rule in the tree; 1 at the start. */
  readonly depth: number;
  /** Index behind the last expansion of the subtree that begins here. */
  readonly end: number;
}

const MAX_TEXT = 1 << 24;

/** The text that is derived. */
export function phenotypeOf({ grammar, expansions }: Derivation): string {
  if (expansions[0]?.end !== expansions.length) throw new RangeError('the derivation is not complete');
  // A stack of our own, since a derivation may be deeper than that of the language.
  const open: GrammarSymbol[] = [{ kind: 'nonTerminal', rule: 0 }];
  let next = 0;
  let text = '';
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop()) {
    if (symbol.kind === 'terminal') {
      text += symbol.text;
    } else {
      const { rule, choice } = expansions[next++]!;
      if (rule !== symbol.rule) {
        throw new RangeError(`expansion ${next - 1} is one of rule ${rule}, not ${symbol.rule}`);
      }
      const { symbols } = grammar.rules[rule]!.productions[choice]!;
      for (let index = symbols.length - 1; index >= 0; index--) open.push(symbols[index]!);
    }
    if (text.length > MAX_TEXT) throw new InputError('text-too-long', `A text has at most ${MAX_TEXT} characters.`);
  }
  return text;
}

/**
 * The codons that chose the expansions, whole and in order: the used codons of the genome, none lost. Lazy GRAPE reads
 * no further once they are spent, so if the last expansion used none, one more codon must follow them, any one.
 */
export function genomeOf(derivation: Derivation): number[] {
  return derivation.expansions.flatMap(({ codon }) => (codon === undefined ? [] : [codon]));
}

/** The depth of the whole tree as GRAPE and PonyGE2 count it: the start at 1, and every expansion one level deeper. */
export function depthOf(derivation: Derivation): number {
  return derivation.expansions.reduce((deepest, { depth }) => Math.max(deepest, depth + 1), 1);
}
