import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { createMapper } from '../grammar/mapping.ts';
import { readGrammar } from '../grammar/readGrammar.ts';
import { CROSSOVERS } from '../grammar/variation/crossovers.ts';
import { MUTATIONS } from '../grammar/variation/mutations.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import type { Codons, GrammarGenomeOptions } from './grammarGenome.ts';
import type { Representation } from './representation.ts';
import { createGrammarGenome } from './grammarGenome.ts';
import { playedAs } from './originalSlips.ts';

const SLIP = { playedAs: playedAs({ mode: 'position', rootBug: true }) };
const MAX_DEPTH = 6;

describe('a genome', () => {
  test('is expressed as a text, an evaluation, a size and a key', () => {
    const genome = genomeOf('own.men * 2 + own.kings | own.kings');
    const text = 'add(mul(own.men, 2.0), own.kings)';
    expect(genome.express([0])).toEqual({ text, evaluation: text, size: 5, key: genome.key([0]) });
    expect(genome.express([1])).toMatchObject({ text: 'own.kings', size: 1 });
  });

  test('shares its key with those that choose the same moves, by the order of values or by the values', () => {
    const texts = 'own.men | mul(own.men, 2.0) | add(1.0, own.men) | own.kings | neg(own.men)';
    const keys = (byOrder: boolean): string[] => keysOf(genomeOf(texts, { byOrder }), 5);
    const [men, doubled, more, ...others] = keys(true);
    expect([doubled, more]).toEqual([men, men]);
    expect(new Set([men, ...others]).size).toBe(3);
    expect(new Set(keys(false)).size).toBe(5);
    const swapped = genomeOf('add(own.men, own.kings) | add(own.kings, own.men)', { byOrder: false });
    expect(swapped.key([0])).toBe(swapped.key([1]));
  });

  test('that maps to no text, or to no strategy for the board, is invalid', () => {
    const texts = 'x[80] | add(x[3], own.men) | own.nonsense | neg(<score>) | x[46]';
    const genome = genomeOf(texts);
    const deep = [...Array.from({ length: MAX_DEPTH - 1 }, () => 3), 4];
    for (const codons of [[0], [1], [2], [3], [], deep]) {
      expect([genome.express(codons), genome.key(codons)]).toEqual([undefined, '']);
    }
    expect(genome.express(deep.slice(1))!.text).toMatch(/^neg.*x\[46\]/);
    // The grammar of the original names one feature too many on 6x6, which is not an error there.
    const past = genomeOf('x[47] | add(1.0, x[47]) | x[46]');
    expect(keysOf(past, 2)).toEqual(['broken', 'broken']);
    expect(keysOf(genomeOf('x[47] | x[46]', { board: BOARD_8 }), 2)).not.toContain('broken');
  });

  test('keeps what its evaluation has learnt, as nearly as its grammar can', () => {
    const sum = 'mul(0.5, add(mul(<w>, own.men), sub(mul(7.0, own.kings), mul(<w>, own.backRow))))';
    const genome = genomeOf(`${sum} | own.men\n<w> ::= -3.0 | -1.0 | 0.0 | 2.0 | 9.0`);
    const learnt = (men: number, kings: number, backRow: number): string =>
      `0.5 * (${men} * own.men + (${kings} * own.kings - ${backRow} * own.backRow))`;
    expect(genome.express([4, 8, 3])!.evaluation).toBe(formatExpression(parseExpression(learnt(2, 7, 2))));
    const taught = genome.taught!([4, 8, 3], learnt(-1.4, 100, 7.3));
    expect(genome.express(taught)!.evaluation).toBe(formatExpression(parseExpression(learnt(-1, 7, 9))));
    expect(taught[0]).toBe(4);
    expect(genome.taught!(taught, genome.express(taught)!.evaluation)).toEqual(taught);
    expect(genome.taught!([1, 1], 'own.men')).toEqual([1, 1]);
  });
});

describe('the bug of the original', () => {
  const IF = 'if_(greater_than_or_equal(x[3], 1.0), x[4], x[5])';

  test.each([IF, 'pdiv(x[3], 2.0)'])('affects %s at the root, but not inside', (text) => {
    const [spoilt, whole] = [genomeOf(text, SLIP).express([0])!, genomeOf(text).express([0])!];
    expect(spoilt).toEqual({ ...whole, evaluation: '0.0', key: genomeOf('0.0').key([0]) });
    expect(whole.evaluation).toBe(text);
    const inside = `neg(${text})`;
    expect(genomeOf(inside, SLIP).express([0])).toEqual(genomeOf(inside).express([0]));
  });

  test('gives a random move in index mode', () => {
    const { evaluation, key } = genomeOf(IF, { playedAs: playedAs({ mode: 'index', rootBug: true }) }).express([0])!;
    expect([evaluation, key]).toEqual(['x[47]', 'broken']);
    expect(genomeOf(IF, { playedAs: playedAs({ mode: 'index', rootBug: false }) }).express([0])!.evaluation).toBe(IF);
  });

  test.each(['x[3]', '1.5', 'mul(x[3], 2.0)', 'max_(x[3], x[4])', 'abs_(x[3])'])('leaves %s', (text) => {
    expect(genomeOf(text, SLIP).express([0])).toEqual(genomeOf(text).express([0]));
  });
});

describe('first genomes', () => {
  test('are remade until what they play is accepted', () => {
    const asked = new Set<string>();
    const accept = (played: string): boolean => asked.add(played) && played !== '0.0';
    const genome = genomeOf('pdiv(x[3], 2.0) | x[3] | x[80] | neg(x[3])', { ...SLIP, accept });
    const texts = genome.create(60, createRng(1)).map((codons) => genome.express(codons)?.text);
    expect(asked).toEqual(new Set(['0.0', 'x[3]', 'neg(x[3])']));
    expect(new Set(texts)).toEqual(new Set(['x[3]', 'neg(x[3])']));
  });

  test('are taken as they come without a filter', () => {
    const genome = genomeOf('x[80] | x[3]');
    const keys = genome.create(60, createRng(1)).map((codons) => genome.key(codons));
    expect(new Set(keys)).toEqual(new Set(['', genome.key([1])]));
  });
});

describe.each([true, false])('children, valid only %s,', (validOnly) => {
  const texts = 'neg(<score>) | add(<score>, <score>) | own.men | x[3] | x[80]';
  const mapper = createMapper(grammarOf(texts), { semantics: 'grape-lazy', maxDepth: MAX_DEPTH });
  const fits = (codons: Codons): boolean => {
    const { valid, reason } = mapper.check(codons);
    return validOnly ? valid : reason !== 'too-deep';
  };
  const pairs = CROSSOVERS.flatMap(({ name }) => MUTATIONS.map((mutation) => [name, mutation.name]));

  test.each(pairs)('fit if their parents do, and are expressed or invalid: %s, %s', (crossover, mutation) => {
    const genome = genomeOf(texts, { validOnly, crossover: { method: crossover }, mutation: { method: mutation } });
    const codons = fc.array(fc.nat(255), { maxLength: 20 });
    const law = (one: Codons, two: Codons, seed: number): void => {
      const rng = createRng(seed);
      const children = genome.crossover(one, two, rng);
      for (const child of [...children, ...children.map((born) => genome.mutate(born, rng))]) {
        expect(genome.key(child) === '').toBe(genome.express(child) === undefined);
        if (fits(one) && fits(two)) expect(fits(child)).toBe(true);
      }
    };
    fc.assert(fc.property(codons, codons, fc.nat(), law));
  });

  test('come from both parents, and are invalid only if that is allowed', () => {
    const genome = genomeOf('add(<score>, <score>) | own.men | own.kings', { validOnly });
    const crossed = (seed: number): readonly Codons[] => genome.crossover([0, 1, 1], [0, 2, 2], createRng(seed));
    const children = Array.from({ length: 100 }, (_, seed) => crossed(seed)).flat();
    const found = new Set(children.map((child) => genome.express(child)?.text));
    expect(found).toContain('add(own.men, own.kings)');
    expect(found.has(undefined)).toBe(!validOnly);
  });
});

function grammarOf(texts: string): Grammar {
  return readGrammar(`<score> ::= ${texts}`, {}).grammar;
}

function genomeOf(texts: string, options: Partial<GrammarGenomeOptions> = {}): Representation<Codons> {
  return createGrammarGenome({
    grammar: grammarOf(texts),
    board: BOARD_6,
    semantics: 'grape-lazy',
    codonLimit: 256,
    maxDepth: MAX_DEPTH,
    initialisation: {},
    crossover: {},
    mutation: {},
    validOnly: true,
    byOrder: true,
    ...options,
  });
}

function keysOf(genome: Representation<Codons>, count: number): string[] {
  return Array.from({ length: count }, (_, codon) => genome.key([codon]));
}
