/**
 * Turns bare rules into a grammar. It computes once what the operators of evolution need to know about every
 * production.
 */

import type { Grammar, GrammarSymbol } from './grammar.ts';
import { childRules } from './grammar.ts';
import type { RuleGraph } from './leastCosts.ts';
import { leastCosts } from './leastCosts.ts';
import { ruleGroups } from './ruleGroups.ts';

/** A rule before analysis. */
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

/** The grammar of a list of rules. Depths and expansions are infinite where no derivation ends. */
export function analyseGrammar(rules: readonly BareRule[]): Grammar {
  const graph: RuleGraph = rules.map(({ productions }) => productions.map(({ symbols }) => childRules(symbols)));
  const depths = leastCosts(graph, Math.max);
  // Rules that double make the sum overflow. It must stay finite, because Infinity means that no derivation ends.
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
