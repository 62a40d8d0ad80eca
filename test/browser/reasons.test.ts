/** What can be read about moves and positions: whose opinion, on which scale, and about which move. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnalysisView, EvaluationsView } from '../../src/api/gameApi.ts';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { Table, moveNamed } from './table.ts';
import { Visitor, openBrowser } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-reasons-'));
let browser: Browser;
let server: ServerProcess;
let visitor: Visitor;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), ServerProcess.start(join(folder, 'store.sqlite'))]);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  visitor = await Visitor.arrive(browser, server.address);
});

afterEach(async () => {
  const complaints = visitor.complaints();
  await visitor.leave();
  expect(complaints).toEqual([]);
});

test('Why explains the move that is looked at, and a bound says so once', async () => {
  const { page } = visitor;
  const table = await Table.begin(page, { variant: 'english', opponent: 'champion:birch', side: 'white' });
  await table.play(moveNamed(await table.turn(), '22-18'), 'mouse');
  await expect.poll(() => table.shownMoves()).toHaveLength(3);
  const [first, , third] = await table.shownMoves();
  const panel = page.getByRole('tabpanel');
  const opinion = panel.locator('.reason').first();
  await page.getByRole('tab', { name: 'Why' }).click();
  await opinion.getByText(third!).first().waitFor();
  expect(await opinion.innerText()).toMatch(/^Birch /);
  const scores = await panel.locator('tbody td.number').allInnerTexts();
  const lead = '(?:level|(?:Black|White) \\+\\d\\.\\d\\d)';
  for (const score of scores) expect(score).toMatch(new RegExp(`^${lead}(?: or less| or more| at best)?$`));
  expect(scores.some((score) => / (?:or less|or more|at best)$/.test(score))).toBe(true);
  // One step back is the person's own move.
  await page.getByRole('button', { name: 'One move back' }).click();
  await opinion.getByText('22-18').first().waitFor();
  expect(await opinion.innerText()).toMatch(/Birch .*(?:would have played|sees no difference)/);
  expect(await panel.locator('tr.marked').innerText()).toContain('22-18');
  await page.getByRole('button', { name: 'One move back' }).click();
  await opinion.getByText(first!).first().waitFor();
});

test('Analysis follows the position, and agrees with the curve about who is ahead', async () => {
  const { page } = visitor;
  const fen = 'W:W22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
  const table = await Table.begin(page, { variant: 'english', opponent: 'champion:hazel', side: 'white', fen });
  const analysed = page.waitForResponse((response) => response.url().includes('/api/analysis'));
  await page.getByRole('tab', { name: 'Analysis' }).click();
  const analysis = (await (await analysed).json()) as AnalysisView;
  const { points } = (await (await page.request.get(`/api/games/${table.id}/evaluations`)).json()) as EvaluationsView;
  const panel = page.getByRole('tabpanel');
  await panel.getByText(/^Black is ahead by \d\.\d\d men and should score \d+ %/).waitFor();
  expect([analysis.men! > 0.5, points[0]!.men! > 0.5]).toEqual([true, true]);
  await expect.poll(() => panel.locator('svg.chart').innerHTML(), { timeout: 10_000 }).toContain('Black +');
  expect(await panel.locator('svg.chart').innerHTML()).toContain('White wins');
  await table.play((await table.turn()).legalMoves[0]!, 'mouse');
  await expect.poll(() => table.shownMoves()).toHaveLength(2);
  await expect
    .poll(() => panel.locator('tbody tr').count(), { timeout: 10_000 })
    .toBe((await table.turn()).legalMoves.length);
});
