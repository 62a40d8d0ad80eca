import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as any from '../../test/anyRecord.ts';
import { EXAMPLE_RUN, exampleChampion, exampleGeneration, exampleIndividual } from '../../test/exampleRuns.ts';
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
      (newRun, generation, members, champion, tests, games) => {
        const run = { ...newRun, id: 3, status: 'finished' as const, generation: 0, ...TIMES };
        const file = { run, generations: [generation], members: [members], champion, tests, games };
        expect(parseRunFile(formatRunFile(file))).toEqual({ ...file, run: newRun, champion: champion ?? undefined });
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  ['{"format": "evodraughts-run"', 'It is not JSON: '],
  ['{}', 'format: must be "evodraughts-run": this is no run of EvoDraughts.'],
  ['[]', 'It is no run that can be taken in.'],
  [changed('schema', 2), 'schema: must be 1: the file is of another version of EvoDraughts.'],
  [changed('generations', [exampleGeneration(1)]), 'generations: must be numbered 0, 1, 2 and so on.'],
  [changed('run', { ...EXAMPLE_RUN, seed: -1 }), 'run.seed: '],
  [changed('run', { ...EXAMPLE_RUN, experiment: undefined }), 'run.experiment: is missing.'],
  [changed('members', [[{ ...exampleIndividual(1), id: 'x' }]]), 'members.0.0.id: '],
  [changed('champion', { ...exampleChampion(), training: null }), 'champion.training: '],
])('%# is turned down with a reason', (text, problem) => {
  expect(isRunFile(text)).toBe(true);
  expect(() => parseRunFile(text)).toThrow(problem);
});

test('a text is none', () => {
  expect(isRunFile('=====\nEvoDraughts Evolution Results')).toBe(false);
});

/** A good file but for one field. */
function changed(name: string, value: unknown): string {
  const run = { ...EXAMPLE_RUN, id: 1, status: 'finished' as const, generation: 0, ...TIMES };
  const file = { run, generations: [], members: [], champion: null, tests: [], games: [] };
  return JSON.stringify({ ...(JSON.parse(formatRunFile(file)) as object), [name]: value });
}
