import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as any from '../../test/anyRecord.ts';
import {
  EXAMPLE_RUN,
  EXAMPLE_STRENGTH,
  exampleChampion,
  exampleGeneration,
  exampleIndividual,
} from '../../test/exampleRuns.ts';
import { parseRunFile } from './parseRunFile.ts';
import { formatRunFile, isRunFile } from './runFile.ts';

const TIMES = { createdAt: '2026-11-16T04:53:27.499Z', updatedAt: '2026-11-16T04:53:27.499Z' };

test('whatever run is written is read again', () => {
  fc.assert(
    fc.property(
      any.anyNewRun,
      any.anyGeneration,
      fc.array(any.anyIndividual),
      fc.option(any.anyChampion),
      fc.array(any.anyTest),
      fc.array(any.anyStoredGame),
      (newRun, anyStatistics, members, champion, tests, games) => {
        const statistics = { ...anyStatistics.statistics, population: members.length };
        const generation = { ...anyStatistics, statistics };
        const run = { ...newRun, id: 3, status: 'finished' as const, generation: 0, ...TIMES };
        const strengths = [EXAMPLE_STRENGTH, { ...EXAMPLE_STRENGTH, generation: null }];
        const file = { run, generations: [generation], members: [members], champion, tests, games, strengths };
        expect(parseRunFile(formatRunFile(file))).toEqual({ ...file, run: newRun, champion: champion ?? undefined });
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  ['{"format": "evodraughts-run"', 'It is not JSON: '],
  ['{}', 'format: must be "evodraughts-run": this is not a run of EvoDraughts.'],
  ['[]', 'It is not a valid run file.'],
  [changed('schema', 3), 'schema: must be 1 or 2: the file was written by a later version of EvoDraughts.'],
  [changed('generations', [exampleGeneration(1)]), 'generations: must be numbered 0, 1, 2 and so on.'],
  [changed('run', { ...EXAMPLE_RUN, seed: -1 }), 'run.seed: '],
  [changed('run', { ...EXAMPLE_RUN, experiment: undefined }), 'run.experiment: is missing.'],
  [changed('members', [[{ ...exampleIndividual(1), id: 'x' }]]), 'members.0.0.id: '],
  [changed('members', [[]]), 'members: must be 0 lists, one for each generation, not 1.'],
  [changed('strengths', [{ ...EXAMPLE_STRENGTH, elo: 'high' }]), 'strengths.0.elo: '],
  [changed('champion', { ...exampleChampion(), training: null }), 'champion.training: '],
])('%# is rejected with a reason', (text, problem) => {
  expect(isRunFile(text)).toBe(true);
  expect(() => parseRunFile(text)).toThrow(problem);
});

test('the members of a generation are as many as its population, or nobody knows them', () => {
  const run = { ...EXAMPLE_RUN, id: 1, status: 'finished' as const, generation: 1, ...TIMES };
  const generations = [0, 1].map((number) => exampleGeneration(number));
  const withMembers = (...counts: readonly number[]): string => {
    const members = counts.map((count) => Array.from({ length: count }, (_, id) => exampleIndividual(id)));
    return formatRunFile({ run, generations, members, champion: null, tests: [], games: [], strengths: [] });
  };
  expect(parseRunFile(withMembers(2, 0)).members!.map(({ length }) => length)).toEqual([2, 0]);
  expect(() => parseRunFile(withMembers(2, 3))).toThrow(
    'members.1: must be 2 individuals, the population of generation 1, not 3.',
  );
  expect(() => parseRunFile(withMembers(2))).toThrow(
    expect.objectContaining({ code: 'run-file', message: expect.stringContaining('must be 2 lists') as string }),
  );
});

test('the unit of a champion is a known one, or left out', () => {
  const withUnit = (unit: string) => changed('champion', { ...exampleChampion(), unit });
  expect(parseRunFile(withUnit('error')).champion).toMatchObject({ unit: 'error' });
  expect(() => parseRunFile(withUnit('miles'))).toThrow('champion.unit: ');
});

test('a file of 0.1.0 has no strengths', () => {
  const { strengths: _, ...old } = JSON.parse(changed('schema', 1)) as Record<string, unknown>;
  expect(parseRunFile(JSON.stringify(old)).strengths).toEqual([]);
});

test('a file of the first schema gets the modes that its specs had', () => {
  const games = [
    { pdn: '[Black "expression:own.men"]\n*\n', result: '*', black: 'expression:own.men', white: 'first' },
  ];
  const [pdn, black] = ['[Black "expression:own.men,mode=position"]\n*\n', 'expression:own.men,mode=position'];
  const old = JSON.stringify({ ...(JSON.parse(changed('games', games)) as object), schema: 1 });
  expect(parseRunFile(old).games).toEqual([{ ...games[0], pdn, black }]);
  expect(parseRunFile(changed('games', games)).games).toEqual(games);
});

test('a text is none', () => {
  expect(isRunFile('=====\nEvoDraughts Evolution Results')).toBe(false);
});

/** A good file but for one field. */
function changed(name: string, value: unknown): string {
  const run = { ...EXAMPLE_RUN, id: 1, status: 'finished' as const, generation: 0, ...TIMES };
  const file = { run, generations: [], members: [], champion: null, tests: [], games: [], strengths: [] };
  return JSON.stringify({ ...(JSON.parse(formatRunFile(file)) as object), [name]: value });
}
