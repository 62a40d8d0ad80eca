/**
 * The least number of expansions that a rule or a production needs within a remaining depth. The production with the
 * fewest expansions may not be the one with the least depth, so checking each limit separately can lead into a dead
 * end. With this table both limits are kept exactly, and every tree that was begun can be finished.
 *
 * A height is the number of levels left: a rule of height 1 has room for terminals only.
 */

import type { Grammar } from '../grammar.ts';
import { childRules } from '../grammar.ts';

export interface LeastExpansions {
  /** For a rule of this height, including its own expansion; Infinity if it cannot be derived within it. */
  ofRule(rule: number, height: number): number;
  /** The same after its production has been chosen. */
  ofProduction(rule: number, choice: number, height: number): number;
  /** The rules of a production's non-terminals, from left to right. */
  childrenOf(rule: number, choice: number): readonly number[];
}

export function createLeastExpansions(grammar: Grammar): LeastExpansions {
  const children = grammar.rules.map(({ productions }) => productions.map(({ symbols }) => childRules(symbols)));
  const steps = findSteps(children);

  function ofRule(rule: number, height: number): number {
    const ruleSteps = steps[rule]!;
    for (let index = ruleSteps.length - 1; index >= 0; index--) {
      if (height >= ruleSteps[index]!.height) return ruleSteps[index]!.least;
    }
    return Infinity;
  }

  function ofProduction(rule: number, choice: number, height: number): number {
    if (height < 1) return Infinity;
    let sum = 1;
    for (const child of children[rule]![choice]!) sum += ofRule(child, height - 1);
    return sum;
  }

  return { ofRule, ofProduction, childrenOf: (rule, choice) => children[rule]![choice]! };
}

/** The child rules of every production of every rule. */
type Children = readonly (readonly (readonly number[])[])[];

/** From this height on, a rule needs no more than this. */
interface Step {
  readonly height: number;
  readonly least: number;
}

/**
 * For every rule, the heights at which its least number falls. They are few, while a table over all heights may be
 * large.
 */
function findSteps(children: Children): readonly (readonly Step[])[] {
  const users = findUsers(children);
  const steps = children.map((): Step[] => []);
  const current = children.map(() => Infinity);
  const sum = (production: readonly number[]) => {
    const total = production.reduce((partial, child) => partial + current[child]!, 1);
    // Rules that double make it overflow. It must stay finite, because Infinity means that no derivation ends.
    return total === Infinity ? total : Math.min(total, Number.MAX_SAFE_INTEGER);
  };
  let candidates: Iterable<number> = children.keys();
  // A shortest derivation repeats no rule on a branch, so no value falls at heights beyond the number of rules.
  for (let height = 1; height <= children.length; height++) {
    const fallen: { readonly rule: number; readonly least: number }[] = [];
    for (const rule of candidates) {
      const least = children[rule]!.reduce((soFar, production) => Math.min(soFar, sum(production)), Infinity);
      if (least < current[rule]!) fallen.push({ rule, least });
    }
    for (const { rule, least } of fallen) {
      current[rule] = least;
      steps[rule]!.push({ height, least });
    }
    candidates = new Set(fallen.flatMap(({ rule }) => users[rule]!));
  }
  return steps;
}

/** For every rule, the rules that mention it. */
function findUsers(children: Children): readonly (readonly number[])[] {
  const users = children.map((): number[] => []);
  for (const [rule, productions] of children.entries()) {
    for (const child of new Set(productions.flat())) users[child]!.push(rule);
  }
  return users;
}
