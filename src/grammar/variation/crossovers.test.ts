import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../base/rng.ts';
import { createPopulation } from '../initialisation/createPopulation.ts';
import { createMapper } from '../mapping.ts';
import { readGrammar } from '../readGrammar.ts';
import { CROSSOVERS, createCrossover, readCrossoverSettings } from './crossovers.ts';
import type { Parent } from './parent.ts';

const THESIS = readGrammar(readFileSync(new URL('../../../grammars/thesis-8x8.bnf', import.meta.url), 'utf8')).grammar;
const CONTEXT = { grammar: THESIS, semantics: 'grape-lazy', codonLimit: 256, maxDepth: 13 } as const;
const LINEAR = ['onePointVariable', 'onePointFixed', 'twoPoint'];

/** Genomes with more codons than are used. */
const parents = fc
  .record({ genome: fc.array(fc.nat(255), { minLength: 1, maxLength: 40 }), share: fc.nat(100) })
  .map(({ genome, share }): Parent => ({ genome, usedCodons: Math.ceil((genome.length * share) / 100) }));

describe.each(CROSSOVERS)('the crossover $name', ({ name }) => {
  test('does not change its parents and gives the same result for the same seed', () => {
    const cross = createCrossover({ method: name }, CONTEXT);
    for (let seed = 0; seed < 20; seed++) {
      const [one, two] = thesisParents(seed);
      const before = JSON.stringify([one, two]);
      const children = cross(one, two, createRng(seed));
      expect(cross(one, two, createRng(seed))).toEqual(children);
      expect(JSON.stringify([one, two])).toBe(before);
      expect(children[0]).not.toBe(one.genome);
    }
  });

  test('stops after the given number of attempts and returns the parents', () => {
    const [one, two] = thesisParents(1);
    let asked = 0;
    const context = { ...CONTEXT, fits: () => ++asked < 0 };
    const children = createCrossover({ method: name, attempts: 7 }, context)(one, two, createRng(1));
    expect(children).toEqual([one.genome, two.genome]);
    expect(asked).toBe(7);
  });

  test('accepts typed arrays and invalid individuals', () => {
    const one = { genome: Uint8Array.of(1, 2, 3), usedCodons: 0 };
    const two = { genome: Uint8Array.of(4), usedCodons: 0 };
    const [first, second] = createCrossover({ method: name }, CONTEXT)(one, two, createRng(1));
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    const nothing = { genome: [], usedCodons: 0 };
    expect(createCrossover({ method: name }, CONTEXT)(nothing, two, createRng(1))).toEqual([[], [4]]);
  });

  test('fills in its settings, and accepts its own result', () => {
    const settings = readCrossoverSettings({ method: name });
    expect(readCrossoverSettings(settings)).toEqual(settings);
  });
});

describe('crossovers of codons', () => {
  test.each(LINEAR)('%s keeps every codon of both parents', (method) => {
    fc.assert(
      fc.property(parents, parents, fc.nat(), fc.constantFrom('used', 'all'), (one, two, seed, within) => {
        const [first, second] = createCrossover({ method, within }, CONTEXT)(one, two, createRng(seed));
        const sorted = (...genomes: ArrayLike<number>[]) =>
          genomes.flatMap((codons) => Array.from(codons)).toSorted((a, b) => a - b);
        expect(sorted(first, second)).toEqual(sorted(one.genome, two.genome));
      }),
    );
  });

  test('onePointVariable cuts after any of the used codons and swaps the tails', () => {
    const one = { genome: [1, 2, 3, 4, 5, 6], usedCodons: 3 };
    const two = { genome: [-1, -2, -3, -4], usedCodons: 2 };
    const cross = createCrossover({}, CONTEXT);
    const cuts = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const [first, second] = cross(one, two, createRng(seed));
      const cutOne = first.findIndex((codon) => codon < 0);
      const cutTwo = second.findIndex((codon) => codon > 0);
      expect(first).toEqual([...one.genome.slice(0, cutOne), ...two.genome.slice(cutTwo)]);
      expect(second).toEqual([...two.genome.slice(0, cutTwo), ...one.genome.slice(cutOne)]);
      cuts.add(`${cutOne} ${cutTwo}`);
    }
    expect([...cuts].toSorted()).toEqual(['1 1', '1 2', '2 1', '2 2', '3 1', '3 2']);
  });

  test('twoPoint swaps every stretch with equal probability', () => {
    const [one, two] = [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ].map((genome) => ({ genome, usedCodons: 4 }));
    const cross = createCrossover({ method: 'twoPoint' }, CONTEXT);
    const rng = createRng(3);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 10_000; draw++) {
      const text = cross(one!, two!, rng)[0].join('');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.keys()].every((text) => /^1*2+1*$/.test(text))).toBe(true);
    expect(counts.size).toBe(10);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });

  test('the fixed ones keep every codon in its place, and twoPoint keeps the unused ones too', () => {
    fc.assert(
      fc.property(parents, parents, fc.nat(), fc.constantFrom('used', 'all'), (one, two, seed, within) => {
        for (const method of ['onePointFixed', 'twoPoint']) {
          const [first, second] = createCrossover({ method, within }, CONTEXT)(one, two, createRng(seed));
          const shared = Math.min(one.genome.length, two.genome.length);
          for (let place = 0; place < shared; place++) {
            const was = [one.genome[place]!, two.genome[place]!];
            expect([was.join(), was.toReversed().join()]).toContain([first[place], second[place]].join());
          }
          if (method === 'onePointFixed') {
            expect(first[0]).toBe(one.genome[0]);
            continue;
          }
          expect([first.length, second.length]).toEqual([one.genome.length, two.genome.length]);
          if (within === 'all') continue;
          const used = Math.min(workingLength(one), workingLength(two));
          expect(first.slice(used)).toEqual(Array.from(one.genome).slice(used));
        }
      }),
    );
  });

  test('children that are too long are cut, or remade', () => {
    const one = { genome: Array.from({ length: 10 }, () => 1), usedCodons: 10 };
    const two = { genome: Array.from({ length: 10 }, () => 2), usedCodons: 10 };
    for (let seed = 0; seed < 100; seed++) {
      const cut = createCrossover({ maxLength: 12 }, CONTEXT)(one, two, createRng(seed));
      expect(Math.max(...cut.map(({ length }) => length))).toBeLessThanOrEqual(12);
      const anew = createCrossover({ maxLength: 12, tooLong: 'retry' }, CONTEXT)(one, two, createRng(seed));
      expect(anew[0].length + anew[1].length).toBe(20);
      expect(Math.max(...anew.map(({ length }) => length))).toBeLessThanOrEqual(12);
    }
  });
});

test('invalid settings are rejected by name', () => {
  expect(() => createCrossover({ method: 'two' }, CONTEXT)).toThrow(
    'crossover: method must be one of onePointVariable, onePointFixed, twoPoint, subtree, not "two"',
  );
  const wrong = () => createCrossover({ method: 'subtree', within: 'used' }, CONTEXT);
  expect(wrong).toThrow('subtree has no setting "within"');
});

function thesisParents(seed: number) {
  const mapper = createMapper(THESIS, CONTEXT);
  const { genomes } = createPopulation(THESIS, { method: 'grow', size: 2, minDepth: 9 }, createRng(seed));
  const [one, two] = genomes.map((genome) => ({ ...mapper.derive(genome), genome }));
  return [one!, two!] as const;
}

function workingLength({ genome, usedCodons }: Parent): number {
  return !usedCodons ? genome.length : Math.min(usedCodons, genome.length);
}
