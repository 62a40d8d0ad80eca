import { describe, expect, test } from 'vitest';
import { exampleClash, exampleEvidence } from '../../../test/mandziukRuns.ts';
import { allStandings, bestIn, standingsOf } from './tournament.ts';

const CLASHES = [
  { ...exampleClash({ first: 'HG:8F', second: 'HG:10F' }, 0), wins: 3, draws: 2, losses: 5 },
  { ...exampleClash({ first: 'HG:8F', second: 'SHG:8F' }, 0), wins: 10, draws: 0, losses: 0 },
  { ...exampleClash({ first: 'HG:10F', second: 'SHG:8F' }, 0), wins: 2, draws: 6, losses: 2 },
  { ...exampleClash({ first: 'HG:8F', second: 'HG:10F', seed: 2 }, 0), wins: 1, draws: 0, losses: 9 },
  exampleClash({ kind: 'control', first: 'HG:8F', second: 'HG:10F' }, 1),
  exampleClash({ game: 'give-away', first: 'HG:8F', second: 'HG:10F' }, 0),
];

describe('the tournament of a seed', () => {
  test('counts games and clashes of both sides', () => {
    expect(standingsOf(CLASHES, 'checkers', 1)).toEqual([
      { heuristic: 'HG:8F', seed: 1, wins: 13, draws: 2, losses: 5, byGames: 0.7, byClashes: 0.5 },
      { heuristic: 'HG:10F', seed: 1, wins: 7, draws: 8, losses: 5, byGames: 0.55, byClashes: 0.75 },
      { heuristic: 'SHG:8F', seed: 1, wins: 2, draws: 6, losses: 12, byGames: 0.25, byClashes: 0.25 },
    ]);
  });

  test('is one of several seeds, in order', () => {
    const all = allStandings(CLASHES.toReversed(), 'checkers');
    expect(all.map(({ seed, heuristic }) => `${seed} ${heuristic}`)).toEqual([
      '1 HG:8F',
      '1 HG:10F',
      '1 SHG:8F',
      '2 HG:8F',
      '2 HG:10F',
    ]);
  });

  test('has points that add up to a half on average', () => {
    const { clashes } = exampleEvidence({ strength: ({ shape }) => (shape === '3Ph' ? 0.2 : 0) });
    const own = standingsOf(clashes, 'give-away', 3);
    expect(own).toHaveLength(15);
    for (const measure of ['byGames', 'byClashes'] as const) {
      expect(own.reduce((sum, one) => sum + one[measure], 0) / 15).toBeCloseTo(0.5, 8);
    }
  });
});

test('the best champion may have any seed, and must be eligible', () => {
  expect(bestIn(CLASHES, 'checkers', () => true)).toMatchObject({ heuristic: 'HG:10F', seed: 2, byGames: 0.9 });
  expect(bestIn(CLASHES, 'checkers', (name) => name !== 'HG:10F')).toMatchObject({ heuristic: 'HG:8F', seed: 1 });
});
