/**
 * Which rules of a grammar lead to each other: the strongly connected components of its graph, found in one pass
 * (Tarjan 1972), on a stack of its own since a chain of rules may be longer than the stack of the language.
 */

import type { RuleGraph } from './leastCosts.ts';

/** A number for each rule; two rules that lead to each other, and only they, have the same. */
export function ruleGroups(graph: RuleGraph): number[] {
  const children = graph.map((productions) => productions.flat());
  const order = graph.map(() => -1);
  const low = graph.map(() => -1);
  const groups = graph.map(() => -1);
  const open: number[] = [];
  let [visited, groupCount] = [0, 0];

  const enter = (rule: number): { rule: number; next: number } => {
    order[rule] = low[rule] = visited++;
    open.push(rule);
    return { rule, next: 0 };
  };

  const leave = (rule: number): void => {
    if (low[rule] !== order[rule]) return;
    for (let member = -1; member !== rule;) {
      member = open.pop()!;
      groups[member] = groupCount;
    }
    groupCount++;
  };

  for (const root of graph.keys()) {
    if (order[root] !== -1) continue;
    const path = [enter(root)];
    while (path.length > 0) {
      const here = path.at(-1)!;
      const child = children[here.rule]![here.next++];
      if (child === undefined) {
        leave(here.rule);
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) low[parent.rule] = Math.min(low[parent.rule]!, low[here.rule]!);
      } else if (order[child] === -1) {
        path.push(enter(child));
      } else if (groups[child] === -1) {
        low[here.rule] = Math.min(low[here.rule]!, order[child]!);
      }
    }
  }
  return groups;
}
