import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT_LEAST, AT_MOST, EXACT, NO_MOVE, TranspositionTable } from './transpositionTable.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test('returns what was stored', () => {
  const table = new TranspositionTable(1);
  table.startSearch();
  const entry = fc.record({
    low: word,
    high: word,
    move: fc.integer({ min: 0, max: NO_MOVE - 1 }),
    score: fc.integer({ min: -31_000, max: 31_000 }),
    depth: fc.integer({ min: 0, max: 100 }),
    bound: fc.constantFrom(EXACT, AT_LEAST, AT_MOST),
  });
  fc.assert(
    fc.property(entry, fc.integer({ min: 1, max: 300 }), ({ low, high, move, score, depth, bound }, searches) => {
      for (let search = 0; search < searches; search++) table.startSearch();
      table.store(low, high, move, score, depth, bound);
      const at = table.find(low, high);
      expect([table.moveAt(at), table.scoreAt(at), table.depthAt(at), table.boundAt(at)]).toEqual([
        move,
        score,
        depth,
        bound,
      ]);
      expect(table.find(low, high ^ 1)).toBe(-1);
    }),
  );
});

test('keeps the move of an entry that is stored again without one', () => {
  const table = new TranspositionTable(1);
  table.startSearch();
  table.store(1, 2, 77, 5, 3, EXACT);
  table.store(1, 2, NO_MOVE, 6, 4, AT_MOST);
  expect(table.moveAt(table.find(1, 2))).toBe(77);
  expect(table.scoreAt(table.find(1, 2))).toBe(6);
});

test('replaces older entries first, then shallower ones', () => {
  const table = new TranspositionTable(1);
  table.startSearch();
  table.store(1, 10, 0, 0, 9, EXACT);
  table.store(1, 20, 0, 0, 2, EXACT);
  table.store(1, 30, 0, 0, 1, EXACT);
  expect([10, 20, 30].map((high) => table.find(1, high) !== -1)).toEqual([true, false, true]);
  table.startSearch();
  table.store(1, 40, 0, 0, 1, EXACT);
  table.store(1, 50, 0, 0, 1, EXACT);
  expect([10, 30, 40, 50].map((high) => table.find(1, high) !== -1)).toEqual([false, false, true, true]);
});

test('forgets everything on request and nothing within a game, for hundreds of games', () => {
  const table = new TranspositionTable(1);
  for (let game = 0; game < 300; game++) {
    table.clear();
    for (let search = 0; search < 50; search++) {
      table.startSearch();
      expect(table.find(3, game - 1)).toBe(-1);
      table.store(search, game, 0, 0, 1, EXACT);
    }
    for (let search = 0; search < 50; search++) expect(table.find(search, game)).not.toBe(-1);
  }
});

test('a game of thousands of searches forgets nothing either', () => {
  const table = new TranspositionTable(1);
  table.startSearch();
  table.store(5, 5, 0, 0, 1, EXACT);
  for (let search = 0; search < 5000; search++) table.startSearch();
  expect(table.find(5, 5)).not.toBe(-1);
});
