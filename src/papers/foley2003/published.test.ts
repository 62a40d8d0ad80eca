import { expect, test } from 'vitest';
import { PUBLISHED, PUBLISHED_PROFILE, publishedNodes } from './published.ts';
import { TERMS } from './terms.ts';

test('the fit gives the nodes of a search at depth 4, not those of the profile alone', () => {
  expect([2, 4, 6, 8].map((depth) => Math.round(publishedNodes(depth)))).toEqual([34, 275, 2247, 18_352]);
  // So Table 3.1 is of searches at depth 4.
  const distances = [2, 4, 6].map((depth) =>
    Math.abs(Math.log(publishedNodes(depth) / PUBLISHED_PROFILE.nodesPerSearch)),
  );
  expect(Math.min(...distances)).toBe(distances[1]);
});

test('Table 3.1 as ratios', () => {
  expect(PUBLISHED_PROFILE.movesPerGame).toBeCloseTo(71.4, 1);
  expect(PUBLISHED_PROFILE.nodesPerSearch).toBeCloseTo(331, 0);
  expect(PUBLISHED_PROFILE.evaluationsPerSearch).toBeCloseTo(178, 0);
});

test('the weights of the islands are of known terms and stages', () => {
  for (const { term, stage, weights } of PUBLISHED.islands.rows) {
    expect(TERMS).toContain(term);
    expect(stage).toBeOneOf([1, 2, 3, 4]);
    expect(weights).toHaveLength(3);
  }
});

test('every decision has a reason', () => {
  for (const { reason, choice } of PUBLISHED.decisions)
    expect(Math.min(reason.length, choice.length)).toBeGreaterThan(5);
});
