import { expect, test } from 'vitest';
import { ENGLISH, GIVEAWAY } from '../rules/variant.ts';
import { PlayerShelf } from './playerShelf.ts';

test('a player is made once for each game', () => {
  const shelf = new PlayerShelf();
  const random = shelf.player('random', ENGLISH);
  expect(shelf.player('random', ENGLISH)).toBe(random);
  expect(shelf.player('random', GIVEAWAY)).not.toBe(random);
});

test('the least recently used go first, earlier if their tables are large', () => {
  const shelf = new PlayerShelf();
  const first = shelf.player('first', ENGLISH);
  const large = [1, 2, 3].map((depth) => shelf.player(`alphabeta:depth=${depth},table=40`, ENGLISH));
  expect(shelf.player('first', ENGLISH)).toBe(first);
  shelf.player('alphabeta:depth=4,table=40', ENGLISH);
  expect(shelf.player('alphabeta:depth=2,table=40', ENGLISH)).toBe(large[1]);
  expect(shelf.player('alphabeta:depth=1,table=40', ENGLISH)).not.toBe(large[0]);
  expect(shelf.player('first', ENGLISH)).toBe(first);
  const huge = shelf.player('alphabeta:table=200', ENGLISH);
  expect(shelf.player('alphabeta:table=200', ENGLISH)).toBe(huge);
  shelf.player('first', ENGLISH);
  for (let weight = 0; weight < 32; weight++) shelf.player(`expression:own.men - ${weight}`, ENGLISH);
  expect(shelf.player('first', ENGLISH)).not.toBe(first);
});
