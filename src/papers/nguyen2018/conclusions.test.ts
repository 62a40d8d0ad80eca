/** Every verdict of every rule can be brought about by some evidence. */

import { describe, expect, test } from 'vitest';
import type { NguyenStudy } from '../../../test/nguyenRuns.ts';
import { exampleEvidence } from '../../../test/nguyenRuns.ts';
import type { Verdict } from '../conclusion.ts';
import { fallsOf, paperConclusions } from './conclusions.ts';
import { DRASTIC, LARGE_STEPS, OURS, PROGRAM, SMALL_STEPS, TEXT } from './design.ts';

function verdictOn(id: string, study: NguyenStudy): Verdict {
  return paperConclusions(exampleEvidence(study)).find((one) => one.id === id)!.verdict;
}

test('there are seven conclusions, each with a rule and evidence', () => {
  const conclusions = paperConclusions(exampleEvidence({}));
  expect(conclusions.map(({ id }) => id)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7']);
  for (const { rule, evidence, claim } of conclusions) {
    expect(rule).toMatch(/confirmed if/);
    expect(claim).toMatch(/\.$/);
    expect(evidence.length).toBeGreaterThan(0);
  }
});

const weak = { [TEXT]: 100, [PROGRAM]: 100 };
const strong = { [TEXT]: 300, [PROGRAM]: 300 };
const all = (value: number): Record<string, number> => Object.fromEntries(DRASTIC.map((name) => [name, value]));

describe('strengths', () => {
  test.each<[string, Verdict, NguyenStudy]>([
    ['N1', 'confirmed', { first: strong, last: { [TEXT]: 400, [PROGRAM]: 400 } }],
    ['N1', 'partly confirmed', { first: strong, last: strong }],
    ['N1', 'partly confirmed', { first: weak, last: { [TEXT]: 400, [PROGRAM]: 100 } }],
    ['N1', 'contradicted', { first: weak, last: weak }],
    ['N1', 'no evidence', {}],
    ['N2', 'confirmed', { last: { [OURS]: 300 } }],
    ['N2', 'partly confirmed', { last: { [OURS]: 300, [PROGRAM]: 300 } }],
    ['N2', 'contradicted', { last: { [OURS]: 100 } }],
    ['N2', 'no evidence', {}],
    ['N3', 'confirmed', { falls: true, last: { [SMALL_STEPS]: 300, [LARGE_STEPS]: 100 } }],
    ['N3', 'partly confirmed', { falls: true }],
    ['N3', 'contradicted', { last: { [SMALL_STEPS]: 100, [LARGE_STEPS]: 300 } }],
    ['N4', 'confirmed', {}],
    ['N5', 'confirmed', { lost: 0.2, last: all(100) }],
    ['N5', 'partly confirmed', { lost: 0.2 }],
    ['N5', 'contradicted', { lost: -0.05, last: all(300) }],
    ['N5', 'no evidence', {}],
  ])('%s can be %s', (id, verdict, study) => {
    expect(verdictOn(id, study)).toBe(verdict);
  });

  test('a run without a clear fall contradicts that all runs have one', () => {
    const { evidence } = paperConclusions(exampleEvidence({})).find(({ id }) => id === 'N3')!;
    expect(evidence[0]).toBe('Strength falls at least once in 0 of 5 runs, 0.0 % (0.0-43.4): contradicted.');
  });
});

describe('searches', () => {
  const both = (value: number): Record<string, number> => ({ [TEXT]: value, [OURS]: value });

  test.each<[string, Verdict, NguyenStudy]>([
    ['N6', 'confirmed', { deeper: both(0.7), trainedDeeper: both(0.3) }],
    ['N6', 'partly confirmed', { deeper: both(0.7), trainedDeeper: both(0.7) }],
    ['N6', 'contradicted', { deeper: both(0.3), trainedDeeper: both(0.7) }],
    ['N6', 'no evidence', {}],
    ['N7', 'confirmed', { evaluations: 5000, tree: 0.7 }],
    ['N7', 'partly confirmed', { evaluations: 5000, tree: 0.3 }],
    ['N7', 'contradicted', { evaluations: 500, tree: 0.3 }],
    ['N7', 'no evidence', {}],
  ])('%s can be %s', (id, verdict, study) => {
    expect(verdictOn(id, study)).toBe(verdict);
  });
});

test('a fall is a loss between two measurements whose intervals do not overlap', () => {
  const curve = [
    [100, 90, 110],
    [80, 70, 95],
    [60, 50, 69],
    [90, 80, 100],
    [10, 0, 20],
  ].map(([elo, low, high], generation) => ({ generation, elo: elo!, low: low!, high: high! }));
  expect(fallsOf({ curve })).toBe(2);
});
