import { expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleChampion } from '../../test/exampleRuns.ts';
import { reportedRun } from '../../test/reportedRuns.ts';
import { championsSection } from './championsSection.ts';
import type { ReportedRun } from './condition.ts';
import { gapFigures } from './gapFigures.ts';
import { leadOf } from './reportLead.ts';

/** A run whose champion scored well in training and otherwise in new games. */
function lucky(id: number, training: number, later: number): ReportedRun {
  const run = reportedRun(id, { random: 0.9 });
  const experiment = { ...(EXAMPLE_RUN.experiment as object), fitness: { games: 100 } };
  const confirmation = { points: later, games: 400 };
  return { ...run, run: { ...run.run, experiment }, champion: { ...exampleChampion(), training, confirmation } };
}

const LUCK = 'Most of its lead in training was luck (80 % in training, 45 % in 400 new games).';

test('a champion whose training score was luck says so, in its section and in the lead', () => {
  const conditions = [{ label: 'oak', runs: [lucky(1, 0.8, 0.45)] }];
  expect(JSON.stringify(championsSection(conditions).blocks)).toContain(LUCK);
  expect(leadOf(conditions)[1]).toBe(LUCK);
});

test('several champions are told by their average, in percentage points', () => {
  const conditions = [{ label: 'oak', runs: [lucky(1, 0.8, 0.45), lucky(2, 0.8, 0.55)] }];
  expect(leadOf(conditions)[1]).toBe(
    'In training the 2 champions scored on average 80.0 % of the points, in new games against the same opponents ' +
      '50.0 %: 30.0 percentage points less, so most of their lead in training was luck.',
  );
  expect(gapFigures(conditions, '')[0]!.finding).toBe(
    'Both champions score less in new games against the same opponents than in training; the average is 30.0 ' +
      'percentage points less.',
  );
});
