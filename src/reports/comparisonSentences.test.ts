import { describe, expect, test } from 'vitest';
import { conditionOf, reportedRun } from '../../test/reportedRuns.ts';
import { compareConditions, seedsNeeded } from './compareConditions.ts';
import { comparisonSentences, comparisonSummary } from './comparisonSentences.ts';
import type { Condition } from './condition.ts';

function sentencesOf(...conditions: readonly Condition[]): string[] {
  return comparisonSentences(conditions, compareConditions(conditions));
}

function summaryOf(...conditions: readonly Condition[]): string[] {
  return comparisonSummary(compareConditions(conditions));
}

describe('conditions with several runs', () => {
  const [low, high] = [conditionOf('oak', 1, [0.7, 0.71, 0.72, 0.73]), conditionOf('fern', 5, [0.8, 0.81, 0.82, 0.83])];

  test('that lie apart are told to differ', () => {
    expect(sentencesOf(low, high)).toEqual([
      'Against random, runs of “oak” score 71.5 % of the points on average and runs of “fern” 81.5 %: “fern” is ' +
        'better (p = 0.029). In 100 of 100 pairs of runs, one of each, the run of “fern” has the higher score, a large ' +
        'effect.',
    ]);
    expect(summaryOf(low, high)).toEqual([
      '“fern” is better than “oak” against random: 81.5 % (79.4-83.6) to 71.5 % (69.4-73.6) of the points (p = 0.029).',
    ]);
  });

  test('that do not are not told to be alike', () => {
    const like = conditionOf('moss', 9, [0.7, 0.71, 0.72, 0.74]);
    const [sentence, ...others] = sentencesOf(low, like);
    expect([sentence, others]).toEqual([expect.stringMatching(/71\.8 %: no difference is shown \(p = \d/), []]);
    expect(summaryOf(low, like)).toEqual([
      'No difference between the conditions is shown. This does not mean that there is none.',
    ]);
  });

  test('that are too small hear what it would take', () => {
    const [first, second] = [conditionOf('oak', 1, [0.7, 0.71, 0.72]), conditionOf('fern', 5, [0.9, 0.91, 0.92])];
    const sentences = sentencesOf(first, second);
    expect(sentences[0]).toMatch(/: too few runs to show a difference \(p = 0\.1\)\.$/);
    expect(sentences[1]).toBe(
      'With 3 and 3 runs, p cannot be below 0.1: groups this small cannot show any difference. ' +
        'You need at least 4 seeds of each condition.',
    );
  });

  test('are corrected for each other: what one comparison shows, three may not', () => {
    const third = conditionOf('moss', 9, [0.5, 0.51, 0.52, 0.53]);
    const comparisons = compareConditions([low, high, third]);
    expect(comparisons.map(({ adjustedP }) => adjustedP.toFixed(3))).toEqual(['0.086', '0.086', '0.086']);
    expect(comparisons.map(({ verdict }) => verdict)).toEqual(['not shown', 'not shown', 'not shown']);
    expect(sentencesOf(low, high, third).at(-1)).toMatch(/or below 0\.086 after .* at least 5 seeds/);
  });
});

describe('conditions of one run', () => {
  const oak: Condition = { label: 'oak', runs: [reportedRun(1, { random: 0.7, first: 0.5 })] };

  test('are compared by their games', () => {
    expect(sentencesOf(oak, conditionOf('fern', 2, [0.9]))).toEqual([
      'Against random, “fern” (run 2) scores 90.0 % (87.0-93.0) of the points and “oak” (run 1) 70.0 % (67.0-73.0): ' +
        'a larger difference than luck explains.',
      'A single run of a condition shows how good its champion is, but not what other seeds would give.',
    ]);
  });

  test('may overlap, be alike, or have the most and the fewest points of several', () => {
    const fern: Condition = { label: 'fern', runs: [reportedRun(2, { random: 0.72, first: 0.5 })] };
    const [random, first] = sentencesOf(oak, fern);
    expect(random).toMatch(/: their intervals overlap, so this may be luck\.$/);
    expect(first).toBe('Against first, both score 50.0 % (47.0-53.0) of the points.');
    expect(sentencesOf(oak, fern, conditionOf('moss', 3, [0.6]))[0]).toMatch(/, the highest and the lowest score: /);
    expect(sentencesOf(oak, fern, conditionOf('moss', 3, [0.72]))[0]).toMatch(
      /^Against random, “fern” \(run 2\) and “moss” \(run 3\) each score 72\.0 %/,
    );
  });
});

describe('nothing is compared', () => {
  test('between games', () => {
    expect(sentencesOf(conditionOf('oak', 1, [0.7, 0.8]), conditionOf('fern', 3, [0.7, 0.8], 'giveaway'))).toEqual([
      'Results of different games are not compared. The games are English draughts and Give-away draughts.',
      'No two conditions of the same game were tested against the same opponent.',
    ]);
  });

  test('where there is one condition, one run, or no test', () => {
    expect(sentencesOf(conditionOf('oak', 1, [0.7, 0.8]))).toEqual([
      expect.stringMatching(/^All runs have the same settings/),
    ]);
    expect(sentencesOf(conditionOf('oak', 1, [0.7]))).toEqual([expect.stringMatching(/^There is only one run/)]);
    const untested: Condition = { label: 'moss', runs: [reportedRun(9, {})] };
    expect(sentencesOf(conditionOf('oak', 1, [0.7]), untested)[0]).toBe('Run 9 has no test and cannot be compared.');
  });

  test('by games against one of the runs, whom not all could meet', () => {
    const rivals: Condition = {
      label: 'oak',
      runs: [reportedRun(1, { 'run:2': 0.4 }), reportedRun(3, { 'run:2': 0.4 })],
    };
    expect(compareConditions([rivals, conditionOf('fern', 2, [0.6])])).toEqual([]);
  });
});

test('the seeds that it takes', () => {
  // 2 of 20, 70, 252 and 924 ways.
  expect([1, 2, 6, 7].map(seedsNeeded)).toEqual([4, 5, 5, 6]);
});
