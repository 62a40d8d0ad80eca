/** A run may continue while its player is in a match; the match still uses one player. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exampleGeneration, storeExample } from '../../test/exampleRuns.ts';
import { inlinePool } from '../pools/pool.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { EventSetup, GamePool } from './encounters.ts';
import { GAME_WORKER } from './encounters.ts';
import type { GameRecord, GameSetup } from './gameRecord.ts';
import { playKnockOut } from './playKnockOut.ts';
import { playMatch } from './match.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIRST = 'expression:own.men,mode=position';
let run: string;
let next: number;
/** All games that were sent to the threads. */
let sent: GameSetup[];

beforeEach(() => {
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'store.sqlite');
  using store = openStore(storePath());
  run = `run:${storeExample(store, { generations: 100 }, 'own.men', false)}`;
  next = 3;
  sent = [];
});

/** A pool that changes the run meanwhile: after each batch of games the run has another best player. */
async function poolBesideRun(): Promise<GamePool> {
  const pool: GamePool = await inlinePool(GAME_WORKER);
  return {
    ...pool,
    run: async (setups) => {
      sent.push(...setups);
      const records = await pool.run(setups);
      using store = openStore(storePath());
      const number = next++;
      store.saveGeneration(Number(run.slice(4)), exampleGeneration(number, `own.kings + ${number}`), [], {
        step: number,
      });
      return records;
    },
  };
}

function eventOf(players: readonly string[]): EventSetup {
  return { variant: 'english', players, opening: () => ({ moves: '' }), seed: 1 };
}

test('a match against the player of a continuing run uses one player', async () => {
  const records: GameRecord[] = [];
  for await (const { pair } of playMatch(await poolBesideRun(), eventOf([run, 'random']), 6)) records.push(...pair);
  expect(next).toBeGreaterThan(4);
  expect(new Set(sent.flatMap(({ players }) => players))).toEqual(new Set([FIRST, 'random']));
  expect(new Set(records.map(({ players }) => players.join()))).toEqual(new Set([`${run},random`, `random,${run}`]));
});

test('so do all stages of a knock-out', async () => {
  const players = [run, 'random', 'first', 'minimax:depth=1'];
  for await (const _ of playKnockOut(await poolBesideRun(), eventOf(players), 1));
  expect(next).toBeGreaterThan(4);
  expect(new Set(sent.flatMap((setup) => setup.players))).toEqual(new Set([FIRST, ...players.slice(1)]));
});
