/**
 * Whether a production leads to recursion, directly or further down: only through such productions can a tree grow
 * without limit. This is more than being recursive itself: `<start> ::= <list>` is not, but its list may be.
 */

import type { Grammar } from '../grammar.ts';
import { childRules } from '../grammar.ts';

export type LeadsOn = (rule: number, choice: number) => boolean;

export function createLeadsOn(grammar: Grammar): LeadsOn {
  const users = grammar.rules.map((): number[] => []);
  for (const [rule, { productions }] of grammar.rules.entries()) {
    for (const child of childRules(productions.flatMap(({ symbols }) => symbols))) users[child]!.push(rule);
  }
  const leading = new Set([...grammar.rules.keys()].filter((rule) => grammar.rules[rule]!.isRecursive));
  // Iterating over a set includes the elements added meanwhile.
  for (const rule of leading) for (const user of users[rule]!) leading.add(user);

  const table = grammar.rules.map(({ productions }) =>
    productions.map(({ symbols }) => childRules(symbols).some((child) => leading.has(child))),
  );
  return (rule, choice) => table[rule]![choice]!;
}
