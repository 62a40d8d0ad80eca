import { expect, test } from 'vitest';
import { CROSSINGS, EFFECTIVE, MUTANTS, UNDECIDED } from '../evolvers/crossingTraits.ts';
import { FALL, THOUSANDFOLD } from '../genomes/weightsTraits.ts';
import { PROGRESS } from '../trials/blackGames.ts';
import { ABOVE_LEAST } from '../trials/positions.ts';
import { isOfMethod, methodFinding } from './methodFindings.ts';

const told = (name: string, ...values: number[]): string | undefined =>
  methodFinding(
    name,
    values.map((value, generation) => ({ generation, value })),
  );

test('the numbers of methods are told by the names with which they are stored', () => {
  expect(told(PROGRESS, 0.5, -0.1)).toBe(
    'Champions score +0.20 against earlier champions on average; a win counts 1, a loss -1.',
  );
  expect(told(PROGRESS, 0.01, -0.012)).toContain('score 0.00 against');
  expect(told(CROSSINGS, 87_584, 1, 72_199)).toBe('The last generation took 72 199 crossings, the first 87 584.');
  expect(told(CROSSINGS, 1000, 1000)).toBe('Each generation has 1 000 crossings.');
  expect(told(EFFECTIVE, 80.4, 90.4)).toBe('On average 85 % of the crossings yield a child that stays.');
  expect(told(UNDECIDED, 40, 3.21)).toBe(
    'Neither side wins 3.2 % of the duels of the last generation; in the first it was 40 %.',
  );
  expect(told(MUTANTS, 0, 1)).toBe('On average 0.5 % of the fittest are mutants.');
  expect(told(ABOVE_LEAST, 0.04, 0.12)).toBe(
    'The error of the best is 0.1 % above the least that its terms allow, on average 0.1 %.',
  );
  expect(told(FALL, 0, 24.4)).toBe(
    'The variance of a typical weight ends 24 powers of ten below that of initial weights.',
  );
  expect(told(FALL, 0, 0.01)).toBe('Weights vary as much as at the start.');
  expect(told(THOUSANDFOLD, 0, 97.2)).toBe(
    'The variance of 97 % of the weights ends below a thousandth of that of initial weights.',
  );
});

test('other numbers are not', () => {
  expect(isOfMethod('likeness to the best, %')).toBe(false);
  expect(told('toString', 1, 2)).toBeUndefined();
  expect(told(CROSSINGS)).toBeUndefined();
});
