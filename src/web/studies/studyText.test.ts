import { describe, expect, test } from 'vitest';
import type { OpponentResult } from '../../api/studyApi.ts';
import { PRESET_QUESTION, formatWinRate, ratingFinding, scaleEnds, winFinding } from './studyText.ts';

function result(title: string, losses: number, median: number | null): OpponentResult {
  const shares = { winRate: losses / 4, low: 0.2, high: 0.9 };
  const counts = { games: 4, wins: 4 - losses, draws: 0, losses };
  return { spec: title, title, ...counts, ...shares, ratings: [], median, meanPlies: 30 };
}

describe('the ends of the scale', () => {
  test('are what the question says in brackets', () => {
    expect(scaleEnds(PRESET_QUESTION)).toEqual(['very easy', 'very hard']);
    expect(scaleEnds('Was it fun (honestly), 1 (no) or 10 (yes)?')).toEqual(['no', 'yes']);
  });

  test('are the least and the most by default', () => {
    expect(scaleEnds('How difficult was it?')).toEqual(['the least', 'the most']);
    expect(scaleEnds('From 1 (easy) to 10?')).toEqual(['the least', 'the most']);
  });
});

describe('the line above a plot', () => {
  test('names the opponent that won most often, if there is one', () => {
    expect(formatWinRate(result('Oak', 3, 8))).toBe('75 % (20-90)');
    expect(winFinding([result('Fern', 1, 2), result('Oak', 3, 8)])).toBe(
      'Oak won most often, 75 % (20-90) of its games.',
    );
    const alike = [result('Fern', 3, 2), result('Oak', 3, 8)];
    expect(winFinding(alike)).toBe('All opponents tie: each won 75 % of its games.');
    expect(winFinding([...alike, result('Moss', 1, 2)])).toBe('Fern and Oak tie: each won 75 % of its games.');
    expect(winFinding([result('Oak', 3, 8)])).toBe('Oak won 75 % (20-90) of its games.');
  });

  test('names the opponent rated highest, if there is one', () => {
    expect(ratingFinding([result('Fern', 1, 2), result('Oak', 3, 7.5)])).toBe(
      'Oak was rated highest: median rating 7.5.',
    );
    expect(ratingFinding([result('Fern', 1, 7), result('Oak', 3, 7)])).toBe(
      'Fern and Oak tie at a median rating of 7.',
    );
    expect(ratingFinding([result('Fern', 1, null)])).toBe('No game has been rated yet.');
  });
});
