/** A grammar in figures, as plain data: for `grammar check` and whoever wants to know what a grammar can say. */

import type { DerivationCount } from './countDerivations.ts';
import { countDerivations } from './countDerivations.ts';
import type { Grammar } from './grammar.ts';

export interface GrammarDescription {
  readonly rules: readonly RuleDescription[];
  readonly productions: number;
  /** How many different texts of terminals there are. */
  readonly terminals: number;
  /** The depth of the shallowest whole derivation, the start being at 1. */
  readonly minDepth: number;
  /** The least number of expansions that make a whole text. */
  readonly minExpansions: number;
  readonly isRecursive: boolean;
  /** How many derivations there are up to a depth, for each of some depths. Some may give the same text. */
  readonly derivations: readonly DerivationCount[];
}

interface RuleDescription {
  readonly name: string;
  readonly productions: number;
  /** The depth of the shallowest derivation from it, the rule itself being at 1. */
  readonly minDepth: number;
  readonly isRecursive: boolean;
}

/** Describes a grammar; derivations are counted up to each of the depths. */
export function describeGrammar(grammar: Grammar, depths: readonly number[] = []): GrammarDescription {
  const productions = grammar.rules.flatMap((rule) => rule.productions);
  const symbols = productions.flatMap((production) => production.symbols);
  const texts = symbols.flatMap((symbol) => (symbol.kind === 'terminal' ? [symbol.text] : []));
  const [start] = grammar.rules;
  if (start === undefined) throw new RangeError('a grammar has a rule');
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
