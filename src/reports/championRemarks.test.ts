import { describe, expect, test } from 'vitest';
import { exampleChampion } from '../../test/exampleRuns.ts';
import type { Json } from '../base/json.ts';
import type { KnownChampion } from './championRemarks.ts';
import { championRemarks } from './championRemarks.ts';
import type { TestScore } from './testScores.ts';

function remarks(
  { training = 0.7, again = 0.7, games = 300, newGames = 2000 }: Readonly<Record<string, number>>,
  known: Partial<KnownChampion> = {},
  experiment: Json = {},
): string[] {
  const champion = { ...exampleChampion(), training, confirmation: { points: again, games: newGames } };
  const run = { experiment: { fitness: { games }, ...(experiment as object) } as Json };
  return championRemarks({ run, champion, scores: new Map(), strength: undefined, ...known });
}

describe('whether training was luck', () => {
  test.each([
    [
      { training: 0.8, again: 0.45 },
      'Most of its lead in training was luck (80 % in training, 45 % in 2 000 new games).',
    ],
    [
      { training: 0.7, again: 0.63 },
      'Part of its lead in training was luck (70 % in training, 63 % in 2 000 new games).',
    ],
    [
      { training: 0.7, again: 0.69 },
      'New games confirm its training score (70 % in training, 69 % in 2 000 new games).',
    ],
    [
      { training: 0.5, again: 0.6 },
      'New games confirm its training score (50 % in training, 60 % in 2 000 new games).',
    ],
    [{ games: 0 }, 'It scored 70 % in training, 70 % in 2 000 new games.'],
    [
      { training: 0.5, again: 0.5, newGames: 4 },
      'Its games are too few to tell luck from skill (50 % in training, 50 % in 4 new games, 300 training games).',
    ],
    // A gap of 15 in 20 games is less than its error.
    [
      { training: 0.75, again: 0.6, games: 20 },
      'Its games are too few to tell luck from skill (75 % in training, 60 % in 2 000 new games, 20 training games).',
    ],
  ])('%j', (numbers, sentence) => {
    expect(remarks(numbers).map((remark) => remark.replaceAll('\u00A0', ' '))).toEqual([sentence]);
  });

  test.each([
    [
      { unit: 'error', training: -13.62, confirmation: { points: -13.3, games: 4000 } },
      'Its error is 13.6 men on the positions of its training and 13.3 men on 4 000 new ones.',
    ],
    [
      { unit: 'duels', training: 0.86, confirmation: { points: 0.62, games: 200 } },
      'It won 86 % of the duels in training and 62 % of the points in 200 new games against the same opponents.',
    ],
  ] as const)('is not told of %j', (score, sentence) => {
    const champion = { ...exampleChampion(), ...score };
    const run = { experiment: { fitness: { games: 300 } } };
    expect(championRemarks({ run, champion, scores: new Map(), strength: undefined })).toEqual([sentence]);
  });

  test('is not told where no new games were played', () => {
    expect(remarks({ newGames: 0 })).toEqual([]);
  });
});

describe('whether it beats random moves', () => {
  const against = (value: number, low: number, high: number): Partial<KnownChampion> => ({
    scores: new Map([['random', { opponent: 'random', points: { value, low, high } } as TestScore]]),
  });

  test('is told if it does not, with what to try', () => {
    const [told, advice] = remarks({ games: 20 }, against(0.48, 0.44, 0.52), { strategy: { mode: 'position' } });
    expect(told).toBe('This champion does not beat random moves: it scores 48 % (44-52) of the points.');
    expect(advice).toMatch(/strategy\.mode=settled.*fitness\.games=100.*another grammar/);
    expect(remarks({}, against(0.48, 0.44, 0.52), { strategy: { mode: 'settled' } })[1]).toBe(
      'To get a stronger one, try more generations or another grammar, such as grammars/default.bnf.',
    );
    const weights = { genome: { method: 'weights' }, strategy: { depth: 2 } };
    expect(remarks({}, against(0.48, 0.44, 0.52), weights)[1]).toBe(
      'To get a stronger one, try more generations or a larger population.',
    );
    const lines = { strategy: { mode: 'position', depth: 0, search: 'flat' } };
    expect(remarks({}, against(0.48, 0.44, 0.52), lines)[1]).not.toContain('strategy.mode');
    const fitted = { ...weights, fitness: { method: 'positions' } };
    expect(remarks({}, against(0.48, 0.44, 0.52), fitted)[1]).toMatch(/try more positions \(fitness\.positions\), /);
  });

  test('is seen from its strength where it was not tested', () => {
    const strength = { elo: 30, low: -20, high: 80 };
    expect(remarks({}, { strength })[0]).toBe(
      'This champion does not clearly beat random moves: it is 30 (-20 to 80) Elo above them.',
    );
    // A test or a strength that shows it is enough.
    expect(remarks({}, { ...against(1, 0.34, 1), strength: { elo: 480, low: 445, high: 514 } })).toHaveLength(1);
    expect(remarks({}, against(1, 0.34, 1))[0]).toBe(
      'This champion does not clearly beat random moves: it scores 100 % (34-100) of the points.',
    );
    expect(remarks({}, { strength, ...against(0.6, 0.55, 0.65) })).toHaveLength(1);
    expect(remarks({}, { strength: { elo: 300, low: 250, high: 350 } })).toHaveLength(1);
  });
});
