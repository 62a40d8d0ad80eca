import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../../test/anyGrammar.ts';
import { readGrammar } from '../readGrammar.ts';
import type { Grammar } from '../grammar.ts';
import { childRules } from '../grammar.ts';
import { createLeastExpansions } from './leastExpansions.ts';
import { createReach } from './reach.ts';

describe('the least expansions', () => {
  test('agree with all trees within a height, and with all trees of exactly that height', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const least = createLeastExpansions(grammar);
        const reach = createReach(grammar, least, 5);
        const slow = countExactly(grammar, 5);
        for (const rule of grammar.rules.keys()) {
          for (let height = 1; height <= 5; height++) {
            expect(reach.ofRule(rule, height)).toBe(slow[height]![rule]!);
            expect(least.ofRule(rule, height)).toBe(Math.min(...slow.slice(0, height + 1).map((row) => row[rule]!)));
          }
        }
      }),
    );
  });

  test('agree with the grammar where the height is unlimited', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const least = createLeastExpansions(grammar);
        for (const [rule, { minExpansions, minDepth, productions }] of grammar.rules.entries()) {
          expect(least.ofRule(rule, 1000)).toBe(minExpansions);
          expect(least.ofRule(rule, minDepth)).toBeLessThan(Infinity);
          expect(least.ofRule(rule, minDepth - 1)).toBe(Infinity);
          for (const [choice, production] of productions.entries()) {
            expect(least.ofProduction(rule, choice, 1000)).toBe(production.minExpansions);
          }
        }
      }),
    );
  });

  test('of doubling rules are huge, not infinite, and quick to find', () => {
    const rules = Array.from({ length: 2000 }, (_, rule) => `<r${rule}> ::= <r${rule + 1}><r${rule + 1}>`);
    const { grammar } = readGrammar([...rules, '<r2000> ::= x'].join('\n'));
    const least = createLeastExpansions(grammar);
    expect(least.ofRule(1995, 6)).toBe(2 ** 6 - 1);
    expect(least.ofRule(0, 2001)).toBe(Number.MAX_SAFE_INTEGER);
    expect(least.ofRule(0, 2000)).toBe(Infinity);
  });
});

/** By height and rule, the fewest expansions of a tree of exactly that height, over all heights of its children. */
function countExactly(grammar: Grammar, maxHeight: number): number[][] {
  const rows = [grammar.rules.map(() => Infinity)];
  for (let height = 1; height <= maxHeight; height++) {
    rows.push(
      grammar.rules.map(({ productions }) =>
        Math.min(
          ...productions.map(({ symbols }) => {
            const children = childRules(symbols);
            let sums = [{ highest: 0, sum: 1 }];
            for (const child of children) {
              sums = sums.flatMap(({ highest, sum }) =>
                rows.map((row, high) => ({ highest: Math.max(highest, high), sum: sum + row[child]! })),
              );
            }
            return Math.min(Infinity, ...sums.flatMap(({ highest, sum }) => (highest === height - 1 ? [sum] : [])));
          }),
        ),
      ),
    );
  }
  return rows;
}
