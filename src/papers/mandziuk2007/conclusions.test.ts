/** Every verdict of every rule can be brought about by some evidence. */

import { describe, expect, test } from 'vitest';
import { exampleDuel, exampleEvidence } from '../../../test/mandziukRuns.ts';
import type { Verdict } from '../conclusion.ts';
import { paperConclusions } from './conclusions.ts';
import type { StudiedRun } from './evidence.ts';
import type { Game, Heuristic } from './heuristics.ts';

type Study = Parameters<typeof exampleEvidence>[0];

function verdictOn(id: string, study: Study): Verdict {
  return paperConclusions(exampleEvidence(study)).find((one) => one.id === id)!.verdict;
}

/** Heuristics of a kind are stronger, in all games or in one. */
const stronger =
  (isStronger: (heuristic: Heuristic) => boolean, by: number, only?: Game) =>
  (heuristic: Heuristic, game: Game): number =>
    isStronger(heuristic) && (only === undefined || game === only) ? by : 0;

const isHg = ({ generator }: Heuristic): boolean => generator === 'HG';
const has = (shape: string) => (heuristic: Heuristic) => heuristic.shape === shape;

test('there are ten conclusions, each with a rule and evidence', () => {
  const conclusions = paperConclusions(exampleEvidence({}));
  expect(conclusions.map(({ id }) => id)).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9', 'K10']);
  for (const { rule, evidence, claim } of conclusions) {
    expect(rule).toMatch(/confirmed if/);
    expect(claim).toMatch(/\.$/);
    expect(evidence.length).toBeGreaterThan(0);
  }
});

test('a loss is told as a loss', () => {
  const [first] = paperConclusions(exampleEvidence({ strength: stronger(isHg, -0.1) }));
  expect(first!.evidence[0]).toMatch(/^In checkers, HG scores less than SHG by \d+\.\d\d percentage points \(\d/);
});

describe('scores', () => {
  test.each<[string, Verdict, Study['strength']]>([
    ['K1', 'confirmed', stronger(isHg, 0.1)],
    ['K1', 'partly confirmed', stronger(isHg, 0.1, 'checkers')],
    ['K1', 'contradicted', stronger(isHg, -0.1)],
    ['K1', 'no evidence', undefined],
    ['K2', 'confirmed', stronger(has('3Ph'), 0.1)],
    ['K2', 'partly confirmed', stronger(has('3Ph'), 0.1, 'give-away')],
    ['K2', 'contradicted', stronger(has('3Ph'), -0.1)],
    ['K2', 'no evidence', undefined],
    ['K5', 'confirmed', stronger(has('5Ph'), -0.1)],
    ['K5', 'contradicted', stronger(has('5Ph'), 0.1)],
    ['K5', 'no evidence', undefined],
  ])('%s can be %s', (id, verdict, strength) => {
    expect(verdictOn(id, strength ? { strength } : {})).toBe(verdict);
  });

  test.each<[Verdict, number, readonly number[]]>([
    ['confirmed', 0.1, [0.6, 0.62, 0.64]],
    ['partly confirmed', 0.1, [0.4, 0.5, 0.6]],
    ['partly confirmed', -0.1, [0.6, 0.62, 0.64]],
    ['contradicted', -0.1, [0.4, 0.5, 0.6]],
    ['no evidence', 0, [0.4, 0.5, 0.6]],
  ])('K3 can be %s', (verdict, by, raw) => {
    expect(verdictOn('K3', { strength: stronger(has('10F'), by), controls: { 'HG:16F': raw } })).toBe(verdict);
  });

  test.each<[Verdict, readonly number[], readonly number[]]>([
    ['confirmed', [0.7, 0.8, 0.9], [0.6, 0.61, 0.62]],
    ['partly confirmed', [0.7, 0.8, 0.9], [0.4, 0.5, 0.6]],
    ['contradicted', [0.1, 0.2, 0.3], [0.4, 0.5, 0.6]],
    ['no evidence', [0.4, 0.5, 0.6], [0.4, 0.5, 0.6]],
  ])('K4 can be %s', (verdict, equal, deeper) => {
    expect(verdictOn('K4', { nulls: [equal, deeper] })).toBe(verdict);
  });
});

describe('convergence', () => {
  /** HG falls a thousandfold in its first generation or in none, and tournaments of five have this error by seed. */
  const converging =
    (hgFall: number, errors: readonly number[]) =>
    ({ generator, name, seed, traits }: StudiedRun): Partial<StudiedRun> => {
      const error = name.endsWith('tournaments of 5') ? errors[seed - 1]! : 0.1;
      const aboveLeast = generator === 'HG' ? [0.2, error] : [];
      return { traits: { ...traits, fall: generator === 'HG' ? [hgFall, hgFall] : [1, 4], aboveLeast } };
    };

  test.each<[Verdict, number, readonly number[]]>([
    ['confirmed', 5, [0.3, 0.31, 0.32]],
    ['partly confirmed', 5, [0.1, 0.2, 0.01]],
    ['partly confirmed', 1, [0.01, 0.02, 0.03]],
    ['contradicted', 1, [0.1, 0.2, 0.01]],
  ])('K6 can be %s', (verdict, fall, errors) => {
    expect(verdictOn('K6', { run: converging(fall, errors) })).toBe(verdict);
  });

  test('K6 tells in how many pairs SHG ended before HG converged', () => {
    const study: Study = {
      run: ({ generator, traits }) =>
        generator === 'SHG' ? { traits: { ...traits, crossings: [100, 100], fall: [1, 1] } } : {},
    };
    const { evidence } = paperConclusions(exampleEvidence(study)).find(({ id }) => id === 'K6')!;
    expect(evidence.at(-1)).toContain('42 of 42 pairs are left out: SHG ended after fewer crossings');
  });

  test('K6 has no evidence if both fall in the same generation', () => {
    expect(verdictOn('K6', {})).toBe('no evidence');
  });

  test.each<[Verdict, readonly number[]]>([
    ['confirmed', [0.6, 0.62, 0.64]],
    ['contradicted', [0.4, 0.38, 0.36]],
    ['no evidence', [0.4, 0.5, 0.6]],
    ['no evidence', []],
  ])('K7 can be %s', (verdict, scores) => {
    expect(verdictOn('K7', { controls: { 'HG:3Ph with sharing': scores } })).toBe(verdict);
  });

  test.each<[Verdict, readonly number[], readonly number[]]>([
    ['confirmed', [0.5, 0.51, 0.49], [0.6, 0.62, 0.64]],
    ['partly confirmed', [0.5, 0.51, 0.49], [0.4, 0.5, 0.6]],
    ['partly confirmed', [0.4, 0.5, 0.6], [0.6, 0.62, 0.64]],
    ['contradicted', [0.7, 0.71, 0.72], [0.4, 0.5, 0.6]],
    ['contradicted', [0.4, 0.5, 0.6], [0.4, 0.38, 0.36]],
    ['no evidence', [0.4, 0.5, 0.6], [0.4, 0.5, 0.6]],
  ])('K8 can be %s', (verdict, hg, shg) => {
    const controls = { 'HG:25F without mutation': hg, 'SHG:25F without mutation': shg };
    expect(verdictOn('K8', { controls })).toBe(verdict);
  });
});

describe('effort', () => {
  const costing =
    (nodes: number, population: number) =>
    ({ generator, seed }: StudiedRun): Partial<StudiedRun> =>
      generator === 'HG' ? { effort: { tasks: 1000, nodesPerTask: nodes + seed }, population } : {};

  test.each<[Verdict, number, number]>([
    ['confirmed', 20, 350],
    ['confirmed', 20, 300],
    ['no evidence', 20, 299],
    ['contradicted', 200, 350],
  ])('K9 can be %s', (verdict, nodes, population) => {
    expect(verdictOn('K9', { run: costing(nodes, population) })).toBe(verdict);
  });

  const mixed = [0.5, 1, 0, 1, 0.5, 0];

  test.each<[Verdict, readonly ReturnType<typeof exampleDuel>[]]>([
    ['confirmed', mixed.map((outcome) => exampleDuel([outcome / 2, 1], 30))],
    ['contradicted', mixed.map((outcome) => exampleDuel([outcome / 2, 1], 10))],
    ['no evidence', mixed.map((outcome) => exampleDuel([outcome, 1 - outcome], 30))],
    // A long match without a winner says nothing.
    ['no evidence', mixed.map((outcome) => exampleDuel([outcome / 2, 1], 20))],
  ])('K10 can be %s', (verdict, duels) => {
    expect(verdictOn('K10', { duels })).toBe(verdict);
  });
});
