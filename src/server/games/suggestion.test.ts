import { describe, expect, test } from 'vitest';
import type { PastResult } from './suggestion.ts';
import { suggestOpponent } from './suggestion.ts';

const LADDER = ['Moss', 'Fern', 'Oak', 'Yew'].map((title) => ({ player: title.toLowerCase(), title }));

describe('the next opponent is', () => {
  test('a weaker one at first, even after games against other players', () => {
    expect(next()).toBe('fern');
    expect(next('random win')).toBe('fern');
    expect(suggestOpponent([], [])).toBeUndefined();
  });

  test('the next one up after a win', () => {
    expect(next('fern win', 'oak loss')).toBe('oak');
    expect(suggestion('moss win')?.sentence).toBe('You beat Moss. Fern is the next one up.');
  });

  test('the same one after a draw, a first loss, and a win against the strongest', () => {
    expect(next('oak draw')).toBe('oak');
    expect(next('oak loss', 'fern win', 'oak loss')).toBe('oak');
    expect(next('yew win')).toBe('yew');
  });

  test('a weaker one after two losses in a row, if there is one', () => {
    expect(next('oak loss', 'oak loss')).toBe('fern');
    expect(next('moss loss', 'moss loss')).toBe('moss');
  });
});

/** The latest first. */
function suggestion(...games: readonly string[]): ReturnType<typeof suggestOpponent> {
  const results = games.map((game) => {
    const [player, result] = game.split(' ') as [string, PastResult['result']];
    return { player, result };
  });
  return suggestOpponent(LADDER, results);
}

function next(...games: readonly string[]): string | undefined {
  return suggestion(...games)?.player;
}
