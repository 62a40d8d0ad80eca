/**
 * The groups of rules that lead to each other: the strongly connected components of the grammar's graph, found in one
 * pass (Tarjan 1972). The stack is explicit because a chain of rules may be longer than the call stack.
 */

import type { RuleGraph } from './leastCosts.ts';

/** A number for each rule. Two rules have the same number exactly if they lead to each other. */
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
