import { describe, expect, test } from 'vitest';
import type { OpponentScore } from '../../api/scoreApi.ts';
import type { TestedRun } from './comparisonFindings.ts';
import { comparisonFindings } from './comparisonFindings.ts';

const LAST = 'Fitness depends on whom a run trains against, so only the tests compare runs.';
const SEEDS = { name: 'seed', values: [1, 2] };

/** Against an opponent, the share of points with an interval of three hundredths on either side. */
function score(points: number, opponent = 'random'): OpponentScore {
  const wins = Math.round(1000 * points);
  return {
    opponent,
    games: 1000,
    wins,
    draws: 0,
    losses: 1000 - wins,
    points,
    low: points - 0.03,
    high: points + 0.03,
  };
}

function run(id: number, ...tests: readonly OpponentScore[]): TestedRun {
  return { id, variant: 'english', tests };
}

describe('two runs', () => {
  test('that differ by more than luck', () => {
    expect(comparisonFindings([run(1, score(0.7)), run(2, score(0.9))], [SEEDS])).toEqual([
      'They differ in nothing but their seeds.',
      'Against random run 2 makes 90.0 % (87.0-93.0) of the points and run 1 70.0 % (67.0-73.0): ' +
        'more than luck explains.',
      LAST,
    ]);
  });

  test('whose intervals overlap, that are alike, or have not met the same opponent', () => {
    const first = run(1, score(0.7), score(0.5, 'first'), score(0.4, 'alphabeta:depth=2'));
    const findings = comparisonFindings([first, run(2, score(0.72), score(0.5, 'first'))], []);
    expect(findings).toEqual([
      'Their settings and seeds are the same.',
      expect.stringMatching(/^Against random run 2 makes .*: this may be luck, as their intervals overlap\.$/),
      'Against first all make the same, 50.0 % (47.0-53.0) of the points.',
      LAST,
    ]);
  });

  test('of which one has no test yet', () => {
    expect(comparisonFindings([run(1, score(0.7)), run(4)], [SEEDS])).toEqual([
      'They differ in nothing but their seeds.',
      'Run 4 has no test yet.',
      LAST,
    ]);
  });

  test('of different games', () => {
    const other: TestedRun = { ...run(2, score(0.9)), variant: 'giveaway' };
    const differences = [{ name: 'variant', values: ['english', 'giveaway'] }, SEEDS];
    expect(comparisonFindings([run(1, score(0.7)), other], differences)).toEqual([
      'They differ in 1 setting: variant.',
      'They play different games, so their tests cannot be compared.',
    ]);
  });
});

test('of several runs the best and the worst are told of, and of many settings the first', () => {
  const runs = [run(3, score(0.7)), run(5, score(0.9)), run(6, score(0.8))];
  const differences = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, values: [1, 2, 3] }));
  const [settings, found] = comparisonFindings(runs, differences);
  expect(settings).toBe('They differ in 6 settings: a, b, c, d and 2 more.');
  expect(found).toMatch(/^Against random run 5 makes .* and run 3 70\.0 % .*, the most and the fewest: more than/);
});

describe('two conditions with several runs each', () => {
  const populations = { name: 'evolver.population', values: [100, 100, 100, 100, 200, 200, 200, 200] };

  test('are compared by their runs', () => {
    const shares = [0.7, 0.71, 0.72, 0.73, 0.8, 0.81, 0.82, 0.83];
    const findings = comparisonFindings(
      shares.map((share, index) => run(index + 1, score(share))),
      [populations],
    );
    expect(findings).toEqual([
      'They differ in 1 setting: evolver.population.',
      'Against random, runs 1, 2, 3 and 4 make 71.5 % of the points on average and runs 5, 6, 7 and 8 81.5 %: ' +
        'runs 5, 6, 7 and 8 are better (p = 0.029).',
      'p is by the test of Mann and Whitney over the runs, corrected after Holm; below 0.05 a difference is shown.',
      LAST,
    ]);
  });

  test('of too few runs can show nothing', () => {
    const runs = [0.7, 0.71, 0.9, 0.91].map((share, index) => run(index + 1, score(share)));
    const findings = comparisonFindings(runs, [{ ...populations, values: [100, 100, 200, 200] }]);
    expect(findings[1]).toMatch(/: no difference is shown \(p = 0\.33\)\.$/);
    expect(findings[2]).toBe('Groups so small could not show any difference; more seeds would.');
  });
});
