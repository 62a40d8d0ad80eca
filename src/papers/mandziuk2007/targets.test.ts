import { describe, expect, test } from 'vitest';
import { exampleEvidence } from '../../../test/mandziukRuns.ts';
import { effectiveShare, paperTargets } from './targets.ts';

type Study = Parameters<typeof exampleEvidence>[0];

function metBy(study: Study): boolean[] {
  return paperTargets(exampleEvidence(study)).map(({ isMet }) => isMet);
}

/** The share of effective crossings of every run, and of the weights that converged. */
const runsWith = (effective: number, fallen: number): Study => ({
  run: ({ traits }) => ({ traits: { ...traits, effective: [effective, effective], fallen: [0, fallen] } }),
});

describe('targets', () => {
  test.each([
    ['effective crossings of 85 %', 0.85, 0.9, [true, false, true, true, true]],
    ['effective crossings of 65 %', 0.65, 0.5, [false, true, false, false, false]],
    ['effective crossings of 91 %', 0.91, 0.51, [false, false, false, true, true]],
  ])('follow from %s', (_, effective, fallen, met) => {
    expect(metBy(runsWith(effective, fallen)).slice(0, 5)).toEqual(met);
  });

  test.each([
    [9, true],
    [8, false],
  ])('are met by %d strong heuristics against null: %s', (strong, isMet) => {
    const scores = Array.from({ length: 15 }, (_, index) => (index < strong ? 0.75 : 0.7));
    expect(metBy({ nulls: [scores, []] })[5]).toBe(isMet);
  });

  test.each([
    [0.62, 0.6, [true, true]],
    [0.61, 0.56, [false, false]],
    [0.59, 0.5, [false, false]],
  ])('need scores of %d and %d against known players that are clearly high enough', (checkers, giveAway, met) => {
    expect(metBy({ known: [checkers, giveAway] }).slice(6)).toEqual(met);
  });
});

test('generations with more crossings count for more', () => {
  const { traits } = exampleEvidence({}).runs[0]!;
  expect(effectiveShare({ traits: { ...traits, crossings: [100, 300], effective: [1, 0.6] } })).toBe(0.7);
});
