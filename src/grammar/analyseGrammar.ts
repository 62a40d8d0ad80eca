/** From bare rules to a grammar: what the operators of evolution ask of every production is worked out once, here. */

import type { Grammar, GrammarSymbol } from './grammar.ts';
import { childRules } from './grammar.ts';
import type { RuleGraph } from './leastCosts.ts';
import { leastCosts } from './leastCosts.ts';
import { ruleGroups } from './ruleGroups.ts';

/** A rule before it is analysed. */
export interface BareRule {
  readonly name: string;
  readonly productions: readonly BareProduction[];
  readonly line: number;
  readonly column: number;
}

export interface BareProduction {
  readonly symbols: readonly GrammarSymbol[];
  readonly line: number;
  readonly column: number;
}

/** The grammar of some rules. Depths and expansions are infinite where no derivation ends. */
export function analyseGrammar(rules: readonly BareRule[]): Grammar {
  const graph: RuleGraph = rules.map(({ productions }) => productions.map(({ symbols }) => childRules(symbols)));
  const depths = leastCosts(graph, Math.max);
  // Doubling rules make the sum grow beyond all numbers; it may not become infinite, which means that nothing ends.
  const expansions = leastCosts(graph, (one, two) => Math.min(one + two, Number.MAX_SAFE_INTEGER - 1));
  const groups = ruleGroups(graph);
  return {
    rules: rules.map((rule, ruleIndex) => {
      const productions = rule.productions.map((production, index) => ({
        ...production,
        minDepth: depths.productions[ruleIndex]![index]!,
        minExpansions: expansions.productions[ruleIndex]![index]!,
        isRecursive: graph[ruleIndex]![index]!.some((child) => groups[child] === groups[ruleIndex]),
      }));
      return {
        ...rule,
        productions,
        minDepth: depths.rules[ruleIndex]!,
        minExpansions: expansions.rules[ruleIndex]!,
        isRecursive: productions.some(({ isRecursive }) => isRecursive),
      };
    }),
  };
}
