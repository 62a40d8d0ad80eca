import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { Paper } from '../../papers/paper.ts';
import { runPaper } from './runPaper.ts';

const parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** What was measured, and how many pieces were under way at once. */
const measured: string[] = [];
let underWay = 0;
let most = 0;

/** A published work without a single run: three counts. */
const paper: Paper = {
  name: 'counts1999',
  title: 'Three counts',
  source: 'A. Counter, 1999',
  cost: { full: 'nothing', quick: 'nothing' },
  measurements: (store) =>
    ['one', 'two', 'three']
      .filter((player) => !store.tests().some((known) => known.player === player))
      .map((player) => async () => {
        most = Math.max(most, ++underWay);
        await sleep(20);
        underWay--;
        measured.push(player);
        store.addTests([{ run: null, player, variant: 'english', protocol: 'count', result: player.length }]);
      }),
  report: (store) => ({
    title: 'Three counts',
    lead: store.tests().map(({ player, result }) => `${player}: ${JSON.stringify(result)}`),
    sections: [],
  }),
};

async function answer(): Promise<unknown> {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    await runPaper(paper, { scale: 'quick', jobs: 2, json: true, out: join(parent, 'counts') });
  } finally {
    write.mockRestore();
  }
  return JSON.parse(written.join(''));
}

test('a paper without runs is measured piece by piece, several at once, and nothing twice', async () => {
  const lead = ['one: 3', 'two: 3', 'three: 5'];
  expect(await answer()).toMatchObject({ paper: 'counts1999', complete: true, failed: [] });
  expect(measured.toSorted()).toEqual(['one', 'three', 'two']);
  expect(most).toBe(2);
  const { lead: told } = (await answer()) as { lead: string[] };
  expect(told.toSorted()).toEqual(lead.toSorted());
  expect(measured).toHaveLength(3);
});
