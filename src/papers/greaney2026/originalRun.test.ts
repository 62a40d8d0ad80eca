import { expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleChampion, exampleGeneration } from '../../../test/exampleRuns.ts';
import { ORIGINAL_TEXT } from '../../../test/originalText.ts';
import type { RunRecord } from '../../store/records.ts';
import { formatOriginalResult } from './formatOriginalResult.ts';
import { formatOriginalTable, importedFromOriginal, originalFromRun, originalPlayer } from './originalRun.ts';
import { parseOriginalResult } from './parseOriginalResult.ts';

const RESULT = parseOriginalResult(ORIGINAL_TEXT);
const TIMES = { createdAt: '2026-11-16T04:53:27.499Z', updatedAt: '2026-11-16T04:53:27.499Z' };

test('a result becomes a run, with losses converted to wins', () => {
  const { run, generations, champion, tests } = importedFromOriginal(RESULT, 'old', originalPlayer(RESULT), ['Words.']);
  expect(run).toMatchObject({ name: 'old', variant: 'english', generations: 2, version: 'original' });
  expect(generations.map(({ statistics }) => statistics.best)).toEqual([0.55, 0.8, 0.95]);
  expect(generations.map(({ statistics }) => statistics.mean)).toEqual([1 - 0.7034, 0, 0.6875]);
  expect(generations.map(({ best }) => best.player)).toEqual(['', '', 'expression:mul(x[73], x[24]),mode=position']);
  expect(champion).toMatchObject({ training: 0.95, generation: 2, individual: { text: 'mul(x[73], x[24])' } });
  expect(tests).toEqual([
    {
      player: 'expression:mul(x[73], x[24]),mode=position',
      variant: 'english',
      protocol: 'original',
      result: { opponent: 'random', seed: 888, wins: 19, games: 20, draws: 0 },
    },
  ]);
});

test('index mode and the small board have their own player and game', () => {
  const small = parseOriginalResult('EvoDraughts Evolution Results\nBest Individual:\nx[3]\nFitness: 1.2');
  expect(originalPlayer(small)).toBe('expression:x[3],mode=index');
  const { run, generations, champion } = importedFromOriginal(small, 'old', 'p', []);
  expect(run).toMatchObject({ variant: 'english-6x6', generations: 0 });
  expect([generations, champion!.generation]).toEqual([[], 0]);
  expect(champion!.training).toBeCloseTo(-0.2);
});

test('an imported result is written as before, except for averages that were not numbers', () => {
  const imported = importedFromOriginal(RESULT, 'old', originalPlayer(RESULT), []);
  const run: RunRecord = { ...imported.run, id: 1, status: 'imported', generation: 2, ...TIMES };
  const tests = imported.tests.map((record) => ({ ...record, run: 1 }));
  const { generations, champion } = imported;
  const told = originalFromRun({ run, generations, champion, tests });
  expect(formatOriginalResult(told)).toBe(ORIGINAL_TEXT.replace('Avg=nan', 'Avg=1.0000'));
});

test('an imported run without a date has none', () => {
  const run: RunRecord = { ...EXAMPLE_RUN, id: 1, status: 'imported', generation: 0, ...TIMES };
  const told = { run, generations: [exampleGeneration(0)], champion: undefined, tests: [] };
  expect(originalFromRun(told).date).toBeNull();
  expect(originalFromRun({ ...told, run: { ...run, status: 'finished' } }).date).not.toBeNull();
});

test('a run of ours is written with what is known about it', () => {
  const experiment = {
    strategy: { mode: 'index' },
    fitness: {
      games: 40,
      opponents: [
        { player: 'random', weight: 1 },
        { pool: { hall: 3, previous: 4 }, weight: 2 },
      ],
    },
  };
  const run: RunRecord = { ...EXAMPLE_RUN, experiment, id: 1, status: 'finished', generation: 1, ...TIMES };
  const generations = [0, 1].map((number) => exampleGeneration(number));
  const result = { players: [{ opponents: [{ opponent: 'random', wins: 30, draws: 4, losses: 6, games: 40 }] }] };
  const tests = [{ run: 1, player: 'p', variant: 'english', protocol: 'fair', result }];
  const mapping = { depth: 7, usedCodons: 2 };
  expect(originalFromRun({ run, generations, champion: exampleChampion(), tests, mapping })).toEqual({
    mode: 'index',
    board: 8,
    date: '2026-11-16 04:53:27',
    population: 2,
    generations: 2,
    rounds: 20,
    coevolution: true,
    coevolutionOpponents: 7,
    phenotype: 'sub(own.men, opponent.men)',
    fitness: 1 - 0.7,
    depth: 7,
    genomeLength: 3,
    usedCodons: 2,
    test: { seed: null, wins: 30, games: 40, draws: 4 },
    statistics: [
      { best: 0.5, average: 0.6 },
      { best: 0.4, average: 0.6 },
    ],
    remarks: [],
  });
  // Its points are higher than its fitness by the cost of its form, which the lines of generations do not contain.
  const fined = { ...exampleChampion(), training: 0.8 };
  expect(originalFromRun({ run, generations, champion: fined, tests: [] }).fitness).toBe(1 - 0.7);
  const unfinished = originalFromRun({ run, generations, champion: undefined, tests: [] });
  expect([unfinished.fitness, unfinished.test, unfinished.depth]).toEqual([0.4, null, null]);
});

test('the table has a line for each generation, with numbers as doubles are printed', () => {
  const generations = [0, 1, 2].map((number) => exampleGeneration(number));
  expect(formatOriginalTable(generations)).toBe(
    'Generation,Best_Fitness,Avg_Fitness\n0,0.5,0.6\n1,0.4,0.6\n2,0.30000000000000004,0.6\n',
  );
});
