import { describe, expect, test } from 'vitest';
import { createPlayer } from '../../players/players.ts';
import { popcount } from '../../rules/bits.ts';
import { legalMoves } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { buildTables } from '../../search/tables/buildTables.ts';
import { distanceOf, resultOf } from '../../search/tables/endgameTables.ts';
import { FEWEST_PLIES, playWonEndings, tablePlayer, wonEndings } from './wonEndings.ts';

// Endings of four pieces are not in smaller tables, and so are not chosen; the tables of the paper take a second.
const tables = buildTables(ENGLISH, 3);
const endings = wonEndings(tables, 12);

describe('won endings', () => {
  test('are won for the side to move, but not at once', () => {
    for (const { black, white, kings, turn } of endings) {
      const value = tables.probe(black, white, kings, turn);
      expect(resultOf(value)).toBe(1);
      expect(distanceOf(value)).toBeGreaterThanOrEqual(FEWEST_PLIES);
      expect(popcount(black | white)).toBeLessThanOrEqual(3);
    }
  });

  test('begin without a capture, and have no man on the row where it would be a king', () => {
    for (const position of endings) {
      expect(legalMoves(position, ENGLISH.board).every(({ captures }) => captures === 0)).toBe(true);
      const { kingRows } = ENGLISH.board;
      expect(position.black & kingRows[0] & ~position.kings).toBe(0);
      expect(position.white & kingRows[1] & ~position.kings).toBe(0);
    }
  });

  test('are always the same', () => {
    expect(wonEndings(tables, 12)).toEqual(endings);
    expect(new Set(endings.map((position) => JSON.stringify(position))).size).toBeGreaterThan(8);
  });

  test('are all won by a player that knows the tables, and few by one that does not know where to go', () => {
    expect(playWonEndings(tablePlayer(tables), 12, tables)).toEqual({ endings: 12, won: 12, lost: 0 });
    const lost = playWonEndings(createPlayer('alphabeta:depth=1,eval=material', ENGLISH), 12, tables);
    expect(lost.won).toBeLessThan(6);
  });
});
