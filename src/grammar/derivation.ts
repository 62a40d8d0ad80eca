/**
 * A derivation: how a text follows from a grammar, as the list of its expansions, leftmost first. This is also the
 * pre-order of the derivation tree, so every subtree is one stretch of the list, and of the genome too.
 */

import { InputError } from '../base/inputError.ts';
import type { Grammar, GrammarSymbol } from './grammar.ts';

export interface Derivation {
  readonly grammar: Grammar;
  /** Leftmost first. Complete: every non-terminal is expanded. */
  readonly expansions: readonly Expansion[];
}

export interface Expansion {
  /** Index of the expanded rule. */
  readonly rule: number;
  /** Index of the chosen production. */
  readonly choice: number;
  /** The codon that chose it, as read, before the modulo; undefined if none was used (GRAPE lazy, one production). */
  readonly codon: number | undefined;
  /** Depth of the rule in the tree; 1 for the start symbol. */
  readonly depth: number;
  /** Index after the last expansion of the subtree that begins here. */
  readonly end: number;
}

const MAX_TEXT = 1 << 24;

/** A symbol that is still to be written, and the index of the expansion that it belongs to. */
interface OpenSymbol {
  readonly symbol: GrammarSymbol;
  readonly of: number;
}

/** The derived text, with other words for its terminals if wanted, by the index of the expansion that they belong to. */
export function phenotypeOf(
  { grammar, expansions }: Derivation,
  wordOf: (text: string, expansion: number) => string = (text) => text,
): string {
  if (expansions[0]?.end !== expansions.length) throw new RangeError('the derivation is incomplete');
  // An explicit stack, because a derivation may be deeper than the call stack.
  const open: OpenSymbol[] = [{ symbol: { kind: 'nonTerminal', rule: 0 }, of: 0 }];
  let next = 0;
  let text = '';
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { symbol, of } = item;
    if (symbol.kind === 'terminal') {
      text += wordOf(symbol.text, of);
    } else {
      const { rule, choice } = expansions[next++]!;
      if (rule !== symbol.rule) {
        throw new RangeError(`expansion ${next - 1} expands rule ${rule}, not ${symbol.rule}`);
      }
      const { symbols } = grammar.rules[rule]!.productions[choice]!;
      for (let index = symbols.length - 1; index >= 0; index--) open.push({ symbol: symbols[index]!, of: next - 1 });
    }
    if (text.length > MAX_TEXT) throw new InputError('text-too-long', `A text has at most ${MAX_TEXT} characters.`);
  }
  return text;
}

/**
 * The codons that chose the expansions, as read and in order: the used codons of the genome. Lazy GRAPE stops reading
 * when the codons run out. If the last expansion used none, any one codon must therefore follow them.
 */
export function genomeOf(derivation: Derivation): number[] {
  return derivation.expansions.flatMap(({ codon }) => (codon === undefined ? [] : [codon]));
}

/**
 * The depth of the whole tree as GRAPE and PonyGE2 count it: the start symbol at 1, and one more for every expansion
 * below it.
 */
export function depthOf(derivation: Derivation): number {
  return derivation.expansions.reduce((deepest, { depth }) => Math.max(deepest, depth + 1), 1);
}
