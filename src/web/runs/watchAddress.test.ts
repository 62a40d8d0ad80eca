import { expect, test } from 'vitest';
import { parseWatched, playerTitle, watchAddress } from './watchAddress.ts';

test('the address names the watched generation', () => {
  for (const watched of [0, 12, 'champion'] as const) {
    const { searchParams } = new URL(watchAddress(3, watched), 'http://localhost');
    expect(parseWatched(searchParams.get('watch'))).toBe(watched);
  }
  for (const text of [null, '', 'x', '-1', '1.5', '99999999']) expect(parseWatched(text)).toBeUndefined();
});

test('players of a run have display names', () => {
  expect(playerTitle('run:3@12')).toBe('generation 12');
  expect(playerTitle('run:3')).toBe('the champion');
  expect(playerTitle('alphabeta:depth=1')).toBe('alphabeta:depth=1');
});
