import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_RUN } from '../../../test/exampleRuns.ts';
import type { Json } from '../../base/json.ts';
import { freezeExperiment } from '../../experiments/experiment.ts';
import { readExperimentFile } from '../../experiments/experimentFile.ts';
import { resolveSpec } from '../../players/players.ts';
import type { RunRecord } from '../../store/records.ts';
import { printTitle } from './runScreen.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, 'Best and mean are training scores, in % of the points.\n'],
  [1, 'Best and mean are scores against ever-stronger rivals, in % of the points.\n'],
])('opponents from a pool of weight %i', (weight, expected) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printTitle(runAgainstPool(weight), 1);
  expect(write.mock.calls.at(-1)![0]).toBe(`Strength is in Elo above random moves. ${expected}`);
});

function runAgainstPool(weight: number): RunRecord {
  const { fitness, ...rest } = freezeExperiment(
    readExperimentFile('experiments/expressions-6x6.json', []),
    resolveSpec,
  );
  const opponents = [
    { player: 'random', weight: 1 },
    { pool: { hall: 1, previous: 1 }, weight },
  ];
  const experiment = { ...rest, fitness: { ...fitness, opponents } } as unknown as Json;
  return { ...EXAMPLE_RUN, experiment, id: 1, status: 'unfinished', generation: -1, createdAt: '', updatedAt: '' };
}
