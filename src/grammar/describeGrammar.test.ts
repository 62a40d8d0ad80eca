import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../test/anyGrammar.ts';
import { InputError } from '../base/inputError.ts';
import { describeGrammar } from './describeGrammar.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';
import { readGrammar } from './readGrammar.ts';

describe('describeGrammar', () => {
  test('gives the statistics of a grammar', () => {
    const { grammar } = readGrammar('<e> ::= (<e>+<e>) | <v>\n<v> ::= x | y | (');
    expect(describeGrammar(grammar, [1, 2, 3, 4, 5])).toEqual({
      rules: [
        { name: 'e', productions: 2, minDepth: 3, isRecursive: true },
        { name: 'v', productions: 3, minDepth: 2, isRecursive: false },
      ],
      productions: 5,
      terminals: 5,
      minDepth: 3,
      minExpansions: 2,
      isRecursive: true,
      derivations: [0n, 0n, 3n, 12n, 147n].map((count, index) => ({ depth: index + 1, count, isExact: true })),
    });
  });

  test('counts as many derivations as a full listing has', () => {
    fc.assert(
      fc.property(anyGrammar, fc.integer({ min: 1, max: 5 }), (grammar, depth) => {
        const [counted] = describeGrammar(grammar, [depth]).derivations;
        if (counted!.count > 5000n) return;
        expect(counted).toEqual({ depth, count: BigInt(listTrees(grammar, 0, depth - 1).length), isExact: true });
      }),
    );
  });

  test('stops counting at a limit', () => {
    const { grammar } = readGrammar('<e> ::= <e><e> | x');
    const [shallow, deep] = describeGrammar(grammar, [9, 100]).derivations;
    expect(shallow!.isExact).toBe(true);
    expect(deep).toEqual({ depth: 100, count: 10n ** 100n, isExact: false });
    expect(() => describeGrammar(grammar, [101])).toThrow(InputError);
    expect(() => describeGrammar(grammar, [0])).toThrow(InputError);
  });
});

/** All derivations from a rule that add at most a number of levels, each as its choices. Simple and slow. */
function listTrees(grammar: Grammar, rule: number, levels: number): string[] {
  if (levels === 0) return [];
  return grammar.rules[rule]!.productions.flatMap(({ symbols, minDepth }, choice) => {
    if (minDepth > levels) return [];
    let trees = [String(choice)];
    for (const child of childRules(symbols)) {
      const subtrees = listTrees(grammar, child, levels - 1);
      trees = trees.flatMap((tree) => subtrees.map((subtree) => `${tree}(${subtree})`));
    }
    return trees;
  });
}
