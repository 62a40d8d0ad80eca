import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORIGINAL_TEXT } from '../../../test/originalText.ts';
import { formatOriginalResult } from './formatOriginalResult.ts';
import type { OriginalResult } from './originalResult.ts';
import { parseOriginalResult } from './parseOriginalResult.ts';

const PARSED: OriginalResult = {
  mode: 'position',
  board: 8,
  date: '2026-02-19 20:36:46',
  population: 400,
  generations: 2,
  rounds: 20,
  coevolution: true,
  coevolutionOpponents: 5,
  phenotype: 'mul(x[73], x[24])',
  fitness: 0.05,
  depth: 6,
  genomeLength: 120,
  usedCodons: 5,
  test: { seed: 888, wins: 19, games: 20, draws: 0 },
  statistics: [
    { best: 0.45, average: 0.7034 },
    { best: 0.2, average: null },
    { best: 0.05, average: 0.3125 },
  ],
  remarks: [],
};

const LEAST = 'EvoDraughts Evolution Results\nBest Individual:\n1.0\nFitness: 0.3\n';

const fourDigits = fc.integer({ min: -10_000, max: 20_000 }).map((value) => value / 10_000);
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value);
const whole = fc.nat({ max: 1_000_000 });
const anyResult: fc.Arbitrary<OriginalResult> = fc
  .record({
    mode: fc.constantFrom('position', 'index'),
    board: fc.constantFrom(6, 8),
    date: maybe(fc.constant('2026-01-02 03:04:05')),
    population: maybe(whole),
    generations: maybe(whole),
    rounds: maybe(whole),
    coevolution: fc.boolean(),
    coevolutionOpponents: maybe(whole),
    phenotype: fc.constantFrom('1.0', 'mul(x[73], x[24])', `add(x[1], ${'x[2]'.padEnd(5000)})`),
    fitness: fourDigits,
    depth: maybe(whole),
    genomeLength: maybe(whole),
    usedCodons: maybe(whole),
    test: maybe(
      fc
        .tuple(maybe(whole), whole, whole, maybe(whole))
        .map(([seed, wins, others, draws]) => ({ seed, wins, games: wins + others + (draws ?? 0), draws })),
    ),
    statistics: fc.array(fc.record({ best: maybe(fourDigits), average: maybe(fourDigits) })),
    remarks: fc.array(fc.constantFrom('Generation of strategies', 'seen by the author')),
  } as const)
  // Fields on the same line of the file are given together.
  .map((result) => ({
    ...result,
    coevolutionOpponents: result.coevolution ? result.coevolutionOpponents : null,
    usedCodons: result.genomeLength === null ? null : result.usedCodons,
  }));

describe('the result text of the original', () => {
  test('is read', () => {
    expect(parseOriginalResult(ORIGINAL_TEXT)).toEqual(PARSED);
  });

  test('is written as the original writes it', () => {
    expect(formatOriginalResult(PARSED)).toBe(ORIGINAL_TEXT);
  });

  test('survives a round trip', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(parseOriginalResult(formatOriginalResult(result))).toEqual(result);
      }),
    );
  });

  test('may have other line endings, blank lines and unknown lines', () => {
    const odd = `\uFEFF${ORIGINAL_TEXT.replaceAll('\n', '\r\n\r\n')}\r\nTotal time: 3 h\r\n`;
    expect(parseOriginalResult(odd)).toEqual({ ...PARSED, remarks: ['Total time: 3 h'] });
  });

  test.each([
    ['', 'index', 6],
    [' (Improved Version)', 'position', 6],
    [' (8x8 Version)', 'position', 8],
  ])('gives game and mode in its title: "%s"', (edition, mode, board) => {
    const nothing = { date: null, population: null, generations: null, rounds: null, coevolutionOpponents: null };
    expect(parseOriginalResult(LEAST.replace('Results', `Results${edition}`))).toEqual({
      ...nothing,
      mode,
      board,
      coevolution: false,
      phenotype: '1.0',
      fitness: 0.3,
      depth: null,
      genomeLength: null,
      usedCodons: null,
      test: null,
      statistics: [],
      remarks: [],
    });
  });

  test('of an older form has a test without seed and draws', () => {
    const { test: games } = parseOriginalResult(`${LEAST}Test Results (vs Random): 15/20 wins (75.0%)\n`);
    expect(games).toEqual({ seed: null, wins: 15, games: 20, draws: null });
  });

  test.each([
    ['Dear diary', 'it has no line "EvoDraughts Evolution Results"'],
    ['EvoDraughts Evolution Results\nFitness: 0.1', 'There is nothing below "Best Individual:"'],
    [
      'EvoDraughts Evolution Results\nBest Individual:\n----\nFitness: 0.1',
      'There is nothing below "Best Individual:"',
    ],
    ['EvoDraughts Evolution Results\nBest Individual:\n1.0', 'There is no line "Fitness:"'],
    [`${LEAST}Fitness: good`, 'Line 5, "Fitness: good": "Fitness:" must be followed by a number.'],
    [`${LEAST}Fitness: nan`, 'Line 5, "Fitness: nan": the best individual has no fitness.'],
    [`${LEAST}Board Size: 10x10`, '"Board Size:" must be followed by 6x6 or 8x8'],
    [`${LEAST}Board Size: 6x8`, '"Board Size:" must be'],
    [`${LEAST}\nPopulation Size: -4`, 'Line 6, "Population Size: -4": "Population Size:" must be followed by a whole'],
    [`${LEAST}Used Codons: 5`, 'must be followed by two numbers, as in 5/120'],
    [`${LEAST}Test Results (vs Random): 21/20 wins`, 'there are more wins than games'],
    [
      `${LEAST}Test Results (vs Random): 15/20 wins\nDraws: 3, Losses: 3`,
      'Line 6, "Draws: 3, Losses: 3": wins, draws and losses',
    ],
    [`${LEAST}Draws: 3, Losses: 3`, 'these draws do not follow a test'],
    [`${LEAST}Generation 1: Best=0.1, Avg=0.2`, 'generation 0 is expected here'],
    [`${LEAST}Generation 0: Best=0.1`, 'as in Generation 0: Best=0.4500, Avg=0.7034'],
  ])('%j is reported with its place', (text, problem) => {
    expect(() => parseOriginalResult(text)).toThrow(problem);
  });
});
