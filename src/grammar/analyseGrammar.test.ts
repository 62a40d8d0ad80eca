import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../test/anyGrammar.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';
import { readGrammar } from './readGrammar.ts';

const MAX = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const SUM = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe('analyseGrammar', () => {
  test('knows the depths and expansions of a small grammar', () => {
    const { grammar } = readGrammar('<e> ::= (<e><o><e>) | <v>\n<o> ::= + | -\n<v> ::= x | f(<o>,<o>)');
    const figures = grammar.rules.map((rule) => [
      [rule.minDepth, rule.minExpansions, rule.isRecursive],
      ...rule.productions.map(({ minDepth, minExpansions, isRecursive }) => [minDepth, minExpansions, isRecursive]),
    ]);
    expect(figures).toEqual([
      [
        [2, 2, true],
        [3, 6, true],
        [2, 2, false],
      ],
      [
        [1, 1, false],
        [1, 1, false],
        [1, 1, false],
      ],
      [
        [1, 1, false],
        [1, 1, false],
        [2, 3, false],
      ],
    ]);
  });

  test('agrees with repeated improvement until nothing changes', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const depths = slowLeast(grammar, MAX);
        const expansions = slowLeast(grammar, SUM);
        for (const [index, rule] of grammar.rules.entries()) {
          expect([rule.minDepth, rule.minExpansions]).toEqual([depths[index], expansions[index]]);
          for (const { symbols, minDepth, minExpansions } of rule.productions) {
            const children = childRules(symbols);
            expect(minDepth).toBe(1 + MAX(children.map((child) => depths[child]!)));
            expect(minExpansions).toBe(1 + SUM(children.map((child) => expansions[child]!)));
          }
        }
      }),
    );
  });

  test('a production is recursive if it can lead back to its rule', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        for (const [index, rule] of grammar.rules.entries()) {
          for (const { symbols, isRecursive } of rule.productions) {
            expect(isRecursive).toBe(childRules(symbols).some((child) => reachedFrom(grammar, child).has(index)));
          }
          expect(rule.isRecursive).toBe(rule.productions.some(({ isRecursive }) => isRecursive));
        }
      }),
    );
  });

  test('copes with long chains and rules that double', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => `<r${index}> ::= <r${index + 1}><r${index + 1}>`);
    const [start] = readGrammar([...chain, '<r5000> ::= x'].join('\n')).grammar.rules;
    expect(start!.minDepth).toBe(5001);
    expect(start!.minExpansions).toBe(Number.MAX_SAFE_INTEGER);
    expect(start!.isRecursive).toBe(false);
  });
});

function slowLeast(grammar: Grammar, join: (numbers: readonly number[]) => number): number[] {
  let least = grammar.rules.map(() => Infinity);
  for (;;) {
    const next = grammar.rules.map(({ productions }) =>
      Math.min(...productions.map(({ symbols }) => 1 + join(childRules(symbols).map((child) => least[child]!)))),
    );
    if (next.join() === least.join()) return least;
    least = next;
  }
}

/** The rules that a rule leads to, including itself. */
function reachedFrom(grammar: Grammar, rule: number): Set<number> {
  const reached = new Set([rule]);
  for (const here of reached) {
    for (const { symbols } of grammar.rules[here]!.productions)
      for (const child of childRules(symbols)) reached.add(child);
  }
  return reached;
}
