/** Statistics of a grammar as plain data, for `grammar check` and other callers. */

import type { DerivationCount } from './countDerivations.ts';
import { countDerivations } from './countDerivations.ts';
import type { Grammar } from './grammar.ts';

export interface GrammarDescription {
  readonly rules: readonly RuleDescription[];
  readonly productions: number;
  /** The number of distinct terminals. */
  readonly terminals: number;
  /** The depth of the shallowest complete derivation; the start symbol is at depth 1. */
  readonly minDepth: number;
  /** The smallest number of expansions that give a complete text. */
  readonly minExpansions: number;
  readonly isRecursive: boolean;
  /** The number of derivations up to each of the requested depths. Different derivations may give the same text. */
  readonly derivations: readonly DerivationCount[];
}

interface RuleDescription {
  readonly name: string;
  readonly productions: number;
  /** The depth of the shallowest derivation from it; the rule itself is at depth 1. */
  readonly minDepth: number;
  readonly isRecursive: boolean;
}

/** Describes a grammar, and counts its derivations up to each of the given depths. */
export function describeGrammar(grammar: Grammar, depths: readonly number[] = []): GrammarDescription {
  const productions = grammar.rules.flatMap((rule) => rule.productions);
  const symbols = productions.flatMap((production) => production.symbols);
  const texts = symbols.flatMap((symbol) => (symbol.kind === 'terminal' ? [symbol.text] : []));
  const [start] = grammar.rules;
  if (start === undefined) throw new RangeError('a grammar has at least one rule');
  return {
    rules: grammar.rules.map((rule) => ({
      name: rule.name,
      productions: rule.productions.length,
      minDepth: 1 + rule.minDepth,
      isRecursive: rule.isRecursive,
    })),
    productions: productions.length,
    terminals: new Set(texts).size,
    minDepth: 1 + start.minDepth,
    minExpansions: start.minExpansions,
    isRecursive: grammar.rules.some(({ isRecursive }) => isRecursive),
    derivations: depths.map((depth) => countDerivations(grammar, depth)),
  };
}
