import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openGamePool } from '../../lab/labPool.ts';
import { openStore } from '../../store/store.ts';
import { paperMeasurements, storedTrees } from './measurements.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is stored is not measured again, and its order does not matter', async () => {
  using store = openStore(join(folder, 'store.sqlite'));
  const games = openGamePool(1);
  const pieces = paperMeasurements(store, [], 'quick');
  // Two games of each kind, and endings of two known players; without runs there are no champions.
  expect(pieces).toHaveLength(6);
  await pieces[1]!(games);
  expect(paperMeasurements(store, [], 'quick')).toHaveLength(5);
  await pieces[0]!(games);
  expect(storedTrees(store).map(({ kind, game }) => [kind, game])).toEqual([
    ['known evaluations', 0],
    ['known evaluations', 1],
  ]);
});
