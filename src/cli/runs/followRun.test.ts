import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_RUN } from '../../../test/exampleRuns.ts';
import { printNext } from './followRun.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [-1, 'Stopped before the first generation was complete. To continue: '],
  [1, 'Stopped after generation 1 of 2. To continue: '],
  // Whether the champion was shown already is not stored.
  [2, 'Stopped after the last generation. The champion has not been tested yet. To continue: '],
])('a run that was stopped at generation %i says where, in words that hold', (generation, expected) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = { ...EXAMPLE_RUN, id: 1, status: 'unfinished', generation, createdAt: '', updatedAt: '' } as const;
  printNext({ run, champion: undefined, result: undefined, strengths: [], timeMs: 1 });
  expect(write.mock.calls.at(-1)![0]).toMatch(new RegExp(`^${expected}evodraughts resume 1`));
});
