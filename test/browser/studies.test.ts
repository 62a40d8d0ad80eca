/** A study from its definition to the table: links, games, ratings, results, CSV, and a participant who withdraws. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { NARROW, Visitor, openBrowser } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-studies-'));
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), ServerProcess.start(join(folder, 'store.sqlite'))]);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('a study from its definition to the table', async () => {
  const keeper = await Visitor.arrive(browser, server.address);
  const { page } = keeper;
  await page.goto('/studies');
  await page
    .getByRole('link', { name: /New study|Define/ })
    .first()
    .click();
  await page.getByLabel('Title').fill('Which is harder?');
  await page.getByLabel('Game', { exact: true }).selectOption('english-6x6');
  await page.getByLabel('Another player').fill('first');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Another player').fill('random');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Games against each opponent').fill('1');
  await page.getByLabel('Participants', { exact: true }).fill('2');
  await page.getByRole('button', { name: /Define|Make|Create/ }).click();
  await page.waitForURL(/\/studies\/\d+$/);
  const study = (await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json()) as {
    links: { token: string }[];
  };
  expect(study.links).toHaveLength(2);

  for (const [index, { token }] of study.links.entries()) {
    const participant = await Visitor.arrive(browser, server.address, { viewport: NARROW, hasTouch: true });
    await takePart(participant.page, token, 3 + 4 * index);
    expect(participant.complaints()).toEqual([]);
    await participant.leave();
  }

  await page.reload();
  await page.getByText('4 of 4').first().waitFor();
  await page.getByText('remark, with "quotes"').first().waitFor();
  const { pathname } = new URL(page.url());
  const csv = await (await page.request.get(`/api${pathname}/csv`)).text();
  const lines = csv.trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^study,participant,game,opponent/);
  expect(csv).toContain('"A remark, with ""quotes"""');

  const changed = await Visitor.arrive(browser, server.address, { viewport: NARROW });
  await changed.page.goto(`/take/${study.links[1]!.token}`);
  await changed.page.getByRole('button', { name: 'Withdraw from the study' }).click();
  await changed.page.getByRole('button', { name: 'Delete all my data' }).click();
  await expect
    .poll(async () => (await changed.page.request.get(`/api/participations/${study.links[1]!.token}`)).status())
    .toBe(404);
  const left = await (await page.request.get(`/api${pathname}/csv`)).text();
  expect(left.trimEnd().split(/\r?\n/)).toHaveLength(3);
  await changed.leave();
  expect(keeper.complaints()).toEqual([]);
  await keeper.leave();
});

/** Resigns both games, and rates them. */
async function takePart(page: Page, token: string, rating: number): Promise<void> {
  await page.goto(`/take/${token}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let game = 0; game < 2; game++) {
    if (game > 0) await page.getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL('**/game/*');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the study' }).first().click();
    await page.getByLabel(String(rating), { exact: true }).check();
    await page.getByLabel(/Did you notice anything/).fill('A remark, with "quotes"');
    await page.getByRole('button', { name: /Save|Send|Rate/ }).click();
  }
  await page.getByText(/Thank you/).waitFor();
}
