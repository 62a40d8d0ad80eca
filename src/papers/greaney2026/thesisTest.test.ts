import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { storeExample } from '../../../test/exampleRuns.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY_6X6 } from '../../rules/variant.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { compareRealGames } from './realGames.ts';
import { thesisTest } from './thesisTest.ts';

test('expressions are tested on the rules of the original', () => {
  expect(thesisTest('expression:mul(x[73], x[24]),mode=position', ENGLISH)).toMatchObject({
    rules: 'original',
    games: 150,
    wins: 142,
    draws: 0,
    losses: 8,
    perSeed: expect.arrayContaining([{ seed: 892, wins: 30, draws: 0, losses: 0 }]),
    winRate: 142 / 150,
  });
  expect(thesisTest('expression:x[8],mode=index', ENGLISH_6X6)).toMatchObject({ rules: 'original', wins: 80 });
});

test('the player of a run is tested as its expression, on its own board', () => {
  vi.stubEnv('EVODRAUGHTS_STORE', join(mkdtempSync(join(tmpdir(), 'evodraughts-')), 'store.sqlite'));
  using store = openStore(storePath());
  const run = storeExample(store, {}, 'mul(x[73], x[24])');
  expect(thesisTest(`run:${run}`, ENGLISH)).toMatchObject({ rules: 'original', wins: 142 });
  expect(() => thesisTest(`run:${run}`, ENGLISH_6X6)).toThrow('was evolved for english');
  vi.unstubAllEnvs();
});

test('other players play as many games by the real rules, always the same', () => {
  const result = thesisTest('minimax:depth=1', ENGLISH_6X6);
  expect(result).toMatchObject({ rules: 'real', games: 150 });
  expect(result.perSeed.map(({ seed }) => seed)).toEqual([999, 1000, 1001, 1002, 1003]);
  expect(result.wins + result.draws + result.losses).toBe(150);
  expect(thesisTest('minimax:depth=1', ENGLISH_6X6)).toEqual(result);
  expect(thesisTest('alphabeta:depth=3', ENGLISH_6X6).winRate).toBeGreaterThan(0.98);
});

test('so do expressions in give-away and in settled mode', () => {
  const result = thesisTest('expression:sub(opponent.pieces, own.pieces),mode=position', GIVEAWAY_6X6);
  expect(result).toMatchObject({ rules: 'real', games: 150 });
  const settled = thesisTest('expression:sub(own.pieces, opponent.pieces),mode=settled', ENGLISH_6X6);
  expect(settled).toMatchObject({ rules: 'real', games: 150 });
});

test('rejects invalid players and people', () => {
  expect(() => thesisTest('nobody', ENGLISH)).toThrow('There is no player "nobody"');
  expect(() => thesisTest('human', ENGLISH)).toThrow('A human');
});

test('a strategy is compared with both colours by the real rules', () => {
  const { player, asBlack, asWhite } = compareRealGames({ board: 6, mode: 'position', text: 'x[42]' });
  expect(player).toBe('expression:x[42],mode=position');
  expect([asBlack, asWhite].map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([300, 300]);
  expect(asBlack.winRate).toBe(asBlack.wins / 300);
  expect(asBlack.interval.low).toBeLessThan(asBlack.winRate);
  expect(asBlack.interval.high).toBeGreaterThan(asBlack.winRate);
  const missing = { board: 8, text: 'x[80]' } as const;
  expect(compareRealGames({ ...missing, mode: 'position' }).player).toBe('first');
  expect(compareRealGames({ ...missing, mode: 'index' }).player).toBe('random');
});
