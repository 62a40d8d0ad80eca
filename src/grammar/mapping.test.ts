import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../test/anyGrammar.ts';
import { slowMapping } from '../../test/slowMapping.ts';
import { InputError } from '../base/inputError.ts';
import type { Derivation } from './derivation.ts';
import { depthOf, genomeOf, phenotypeOf } from './derivation.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';
import type { Semantics } from './mapping.ts';
import { SEMANTICS, createMapper } from './mapping.ts';
import { readGrammar } from './readGrammar.ts';

interface Vector {
  readonly grammar: string;
  readonly semantics: Semantics;
  readonly maxDepth: number;
  readonly maxWraps: number;
  readonly genome: readonly number[];
  readonly reason?: string;
  readonly phenotype: string | null;
  readonly usedCodons: number | null;
  readonly depth: number | null;
  readonly why: string;
}

const { grammars: texts, vectors } = JSON.parse(readFile('data/geVectors.json')) as {
  readonly grammars: Readonly<Record<string, readonly string[]>>;
  readonly vectors: readonly Vector[];
};
const THESIS = readGrammar(readFile('grammars/thesis-8x8.bnf')).grammar;
const grammars = new Map<string, Grammar>([
  ['thesis-8x8', THESIS],
  ...Object.entries(texts).map(([name, lines]) => [name, readGrammar(lines.join('\n')).grammar] as const),
]);

/** Small codons, for which remainders are easy to see, and large ones. */
const anyGenome = fc.array(fc.oneof(fc.nat(9), fc.nat(2 ** 31 - 1)), { maxLength: 30 });
const anyLimits = fc.record({ maxDepth: fc.integer({ min: 1, max: 12 }), maxWraps: fc.nat(4) });

describe('the worked table', () => {
  test.each([
    ['grape-lazy', 0, [2, 9, 7], '1.0', 2, 4],
    ['grape-lazy', 0, [0, 2, 1, 73, 1, 24, 200], 'mul(x[73], x[24])', 6, 6],
    ['grape-lazy', 0, [0, 2, 1, 73, 1], 'mul(x[73], <feature>)', 0, 6],
    ['ponyge2', 0, [0, 0, 2, 1, 73, 1, 24, 200], 'mul(x[73], x[24])', 7, 6],
    ['ponyge2', 0, [0, 2, 1, 73, 1, 24, 200], '-5.0', 3, 4],
    ['ponyge2', 1, [0, 0, 2, 1, 73, 1], 'mul(x[73], x[0])', 7, 6],
  ] as const)('%s with %i wraps: %j is %s', (semantics, maxWraps, genome, phenotype, usedCodons, depth) => {
    const mapping = createMapper(THESIS, { semantics, maxDepth: 30, maxWraps }).derive(genome);
    expect(mapping).toMatchObject({ phenotype, usedCodons, depth, valid: !phenotype.includes('<') });
  });
});

describe('the vectors', () => {
  test.each(vectors)('$grammar, $semantics, $genome: $why', (vector) => {
    const { semantics, maxDepth, maxWraps, genome, reason, phenotype, usedCodons, depth } = vector;
    const grammar = grammars.get(vector.grammar)!;
    const expected = { valid: reason === undefined, reason, phenotype, usedCodons, depth };
    expect(slowMapping(grammar, genome, { semantics, maxDepth, maxWraps })).toEqual(expected);
    const { derivation: _, ...found } = createMapper(grammar, { semantics, maxDepth, maxWraps }).derive(genome);
    expect(found).toEqual(expected);
  });

  test('cover every semantics and every reason to fail', () => {
    expect(new Set(vectors.map(({ semantics }) => semantics))).toEqual(new Set(SEMANTICS));
    expect(new Set(vectors.map(({ reason }) => reason))).toEqual(
      new Set([undefined, 'too-deep', 'out-of-codons', 'out-of-wraps']),
    );
  });
});

describe.each(SEMANTICS)('%s', (semantics) => {
  const withWraps = (maxWraps: number): number => (semantics === 'ponyge2' ? maxWraps : 0);

  test('agrees with rewriting one symbol at a time', () => {
    fc.assert(
      fc.property(
        anyGrammar,
        fc.array(anyGenome, { minLength: 1, maxLength: 5 }),
        anyLimits,
        (grammar, genomes, limits) => {
          const options = { semantics, maxDepth: limits.maxDepth, maxWraps: withWraps(limits.maxWraps) };
          const mapper = createMapper(grammar, options);
          for (const genome of genomes) {
            const { phenotype, ...outcome } = slowMapping(grammar, genome, options);
            expect({ reason: undefined, ...mapper.check(genome) }).toEqual(outcome);
            expect({ reason: undefined, ...mapper.derive(genome) }).toMatchObject({ ...outcome, phenotype });
            expect(mapper.check(Int32Array.from(genome))).toEqual(mapper.check(genome));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('agrees with it on the grammar of the thesis, down to its depth of 30', () => {
    const options = { semantics, maxDepth: 30, maxWraps: withWraps(1) };
    const mapper = createMapper(THESIS, options);
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 200, size: 'max' }), (genome) => {
        expect({ reason: undefined, ...mapper.derive(genome) }).toMatchObject(slowMapping(THESIS, genome, options));
      }),
    );
  });

  test('derives the text from exactly the codons that it used', () => {
    let derivations = 0;
    fc.assert(
      fc.property(anyGrammar, anyGenome, anyLimits, (grammar, genome, { maxDepth, maxWraps }) => {
        const mapping = createMapper(grammar, { semantics, maxDepth, maxWraps: withWraps(maxWraps) }).derive(genome);
        if (!mapping.valid) return;
        derivations++;
        const { derivation } = mapping;
        expect(phenotypeOf(derivation)).toBe(mapping.phenotype);
        expect(depthOf(derivation)).toBe(mapping.depth);
        const used = Array.from({ length: mapping.usedCodons }, (_, index) => genome[index % genome.length]);
        expect(genomeOf(derivation)).toEqual(used);
        expectWellFormed(derivation);
      }),
      { numRuns: 500 },
    );
    expect(derivations).toBeGreaterThan(50);
  });

  test('rejects codons that are not whole numbers from 0 to 2^31 - 1', () => {
    const mapper = createMapper(THESIS, { semantics, maxDepth: 30 });
    for (const codon of [-1, 0.5, Number.NaN, Infinity, 2 ** 31]) {
      expect(() => mapper.check([codon, 0, 0])).toThrow(InputError);
      expect(() => mapper.derive([codon, 2, 2, 2])).toThrow('A codon must be a whole number from 0 to 2147483647');
      expect(mapper.check([2, 2, 2, codon]).valid).toBe(true);
    }
    expect(mapper.derive([2 ** 31 - 1]).valid).toBe(false);
  });

  test('ends on an empty genome', () => {
    const mapping = createMapper(THESIS, { semantics, maxDepth: 30, maxWraps: withWraps(3) }).derive([]);
    expect(mapping).toMatchObject({ valid: false, reason: 'out-of-codons' });
  });

  test('maps to great depth, and results stay valid after the next call', () => {
    const { grammar } = readGrammar('<n> ::= (<n>) | x');
    const mapper = createMapper(grammar, { semantics, maxDepth: 100_000 });
    const deep = mapper.derive([...Array.from({ length: 50_000 }, () => 0), 1]);
    expect(mapper.derive([1]).phenotype).toBe('x');
    expect(deep.phenotype).toBe(`${'('.repeat(50_000)}x${')'.repeat(50_000)}`);
    expect(phenotypeOf(deep.derivation!)).toBe(deep.phenotype);
    expect(deep.depth).toBe(50_002);
  });

  test('rejects limits out of range', () => {
    for (const maxDepth of [0, 1.5, -1, 100_001, Number.NaN]) {
      expect(() => createMapper(THESIS, { semantics, maxDepth })).toThrow('maximum depth');
    }
    for (const maxWraps of [-1, 0.5, 1e9]) {
      expect(() => createMapper(THESIS, { semantics, maxDepth: 9, maxWraps })).toThrow('number of wraps');
    }
  });
});

describe('mappings that GRAPE would never finish', () => {
  const doubling = Array.from({ length: 40 }, (_, index) => `<r${index}> ::= <r${index + 1}><r${index + 1}>`);
  const { grammar } = readGrammar([...doubling, '<r40> ::= x'].join('\n'));

  test('end for rules with one production that multiply', () => {
    const mapper = createMapper(grammar, { semantics: 'grape-lazy', maxDepth: 100 });
    expect(mapper.check([0])).toMatchObject({ valid: false, reason: 'too-large', usedCodons: 0 });
  });

  test('end for texts that grow too long', () => {
    const long = readGrammar(`<a> ::= ${'<b>'.repeat(1000)}\n<b> ::= ${'x'.repeat(100_000)}`).grammar;
    const mapper = createMapper(long, { semantics: 'grape-lazy', maxDepth: 9 });
    expect(mapper.check([0]).valid).toBe(true);
    expect(mapper.derive([0])).toMatchObject({ valid: false, reason: 'too-large', phenotype: null });
  });
});

test('GRAPE does not wrap', () => {
  expect(() => createMapper(THESIS, { semantics: 'grape-lazy', maxDepth: 9, maxWraps: 1 })).toThrow('does not wrap');
});

/** The expansions are those of a tree in pre-order: every subtree is the stretch up to its end. */
function expectWellFormed({ grammar, expansions }: Derivation): void {
  const visit = (index: number, rule: number, depth: number): number => {
    const expansion = expansions[index]!;
    expect(expansion).toMatchObject({ rule, depth });
    const production = grammar.rules[rule]!.productions[expansion.choice]!;
    let end = index + 1;
    for (const child of childRules(production.symbols)) end = visit(end, child, depth + 1);
    expect(expansion.end).toBe(end);
    return end;
  };
  expect(visit(0, 0, 1)).toBe(expansions.length);
}

function readFile(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

test('a semantics must be one of the three', () => {
  const { grammar } = readGrammar('<a> ::= x');
  expect(() => createMapper(grammar, { semantics: 'ge' as never, maxDepth: 5 })).toThrow('There is no semantics "ge".');
});
