/**
 * Reports in a browser: runs are chosen among several, and the page shows and downloads what the command line writes.
 */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { runCli } from '../runCli.ts';
import { parseCsv } from '../parseCsv.ts';
import { NARROW, Visitor, expectAccessible, openBrowser } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-reports-'));
const store = join(folder, 'store.sqlite');
const written = join(folder, 'report');
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  for (const [config, seed] of [
    ['config1', 1],
    ['config2', 1],
    ['config1', 2],
    ['config2', 2],
    ['config1', 3],
  ] as const) {
    await cli('evolve', `experiments/thesis/${config}.json`, '--seed', String(seed), '--set', 'generations=2');
  }
  await cli('report', '1', '3', '5', '2', '--out', written, '--format', 'html', 'csv', 'svg', 'png');
  [browser, server] = await Promise.all([openBrowser(), ServerProcess.start(store)]);
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('runs are found, chosen by experiment or one by one, and the address keeps them', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  await page.goto('/reports');
  const groups = page.locator('.run-group-head');
  await expect.poll(() => groups.count()).toBe(2);
  await page.getByLabel('Find runs').fill('config1');
  await expect.poll(() => groups.count()).toBe(1);
  await page.getByLabel(/^config1/).check();
  await page.getByLabel('Find runs').fill('');
  await page.getByLabel('run 2, seed 1').check();
  expect(await page.locator('.run-group-head input:indeterminate').count()).toBe(1);
  await page.getByRole('button', { name: 'Report on 4 runs' }).click();
  await page.waitForURL('**/reports?runs=1,3,5,2');
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  await page.getByRole('navigation', { name: 'Contents of the report' }).getByText('Tests').click();
  await expect.poll(() => page.url()).toMatch(/runs=1,3,5,2#tests$/);
  await page.getByText('Choose other runs').click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByLabel('run 3, seed 2').check();
  await page.getByRole('button', { name: 'Report on 1 run' }).press('Enter');
  await page.waitForURL('**/reports?runs=3');
  await page.getByRole('heading', { name: 'Champions' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/reports?runs=1,3,5,2**');
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('the page shows the numbers that the command line writes', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  await page.goto('/reports?runs=1,3,5,2');
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  await unfold(page);
  await expect.poll(() => page.locator('.report svg.chart').count()).toBe(namesOf('figures', 'svg').length);
  const tables = page.locator('.report-table');
  expect(await tables.count()).toBe(namesOf('tables', 'csv').length);
  for (const table of await tables.all()) await expectSameNumbers(table);
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('what is downloaded is what the command line writes', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  await page.goto('/reports?runs=1,3,5,2');
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  const figure = page.locator('.report-sections figure').first();
  for (const format of ['SVG', 'PNG', 'CSV']) {
    const { name, content } = await download(page, figure.getByText(format, { exact: true }));
    expect(content.equals(readFileSync(join(written, 'figures', name))), name).toBe(true);
  }
  const whole = await download(page, page.getByText('Download as a page'));
  expect(whole.name).toBe('report-1-3-5-2.html');
  expect(whole.content.toString()).toContain('<h1>“config1” and “config2”: 4 runs</h1>');
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('the contents stay in view beside a report, and are folded above it on a narrow screen', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  for (const address of ['/reports?runs=1,3,5,2', pathToFileURL(join(written, 'index.html')).href]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
    const contents = page.getByRole('navigation', { name: /^Contents/ });
    await page.getByRole('heading', { name: 'Comparisons' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate('scrollY')).toBeGreaterThan(800);
    const { y } = (await contents.getByText('Tests').boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(800);
    await page.setViewportSize(NARROW);
    expect(await contents.getByText('Tests').isVisible()).toBe(false);
    await contents.getByText('Contents').click();
    expect(await contents.getByText('Tests').isVisible()).toBe(true);
  }
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('a long name without spaces stays within a report', async () => {
  const name = 'long'.repeat(24);
  await cli('evolve', 'experiments/thesis/config1.json', '--seed', '9', '--set', 'generations=2', `name=${name}`);
  const visitor = await Visitor.arrive(browser, server.address, { viewport: NARROW });
  const { page } = visitor;
  await page.goto('/reports?runs=1,6');
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  await unfold(page);
  expect(await page.locator('.report').getByText(name).count()).toBeGreaterThan(5);
  await expect.poll(() => tooWide(page)).toEqual([]);
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('a report can be used by everybody, opened up and on a narrow screen too', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: NARROW, colorScheme: 'dark' });
  const { page } = visitor;
  await page.goto('/reports?runs=1,3,5,2');
  await page.getByRole('heading', { name: 'Comparisons' }).waitFor();
  await unfold(page);
  await expect.poll(() => page.locator('.report svg.chart').count()).toBe(namesOf('figures', 'svg').length);
  await expectAccessible(page);
  expect(visitor.complaints()).toEqual([]);
  await visitor.leave();
});

test('a run that is not there is named', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  await visitor.page.goto('/reports?runs=1,77');
  await visitor.page.getByText('There is no run 77.').waitFor();
  expect(visitor.complaints((text) => text.includes('404 (Not Found)'))).toEqual([]);
  await visitor.leave();
});

async function cli(...args: readonly string[]): Promise<void> {
  const { code, err } = await runCli(['--store', store, ...args]);
  expect(code, err).toBe(0);
}

async function unfold(page: Page): Promise<void> {
  for (const fold of await page.locator('.report-sections details > summary').all()) await fold.click();
}

/** Parts of a report that reach beyond the screen, other than tables, which scroll inside themselves. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('.report :is(h2, h3, p, li, summary, figcaption, svg)')]
      .filter((part) => !part.closest('.table') && part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.tagName + ' ' + part.textContent.slice(0, 60))`);
}

function namesOf(part: 'figures' | 'tables', ending: string): string[] {
  return readdirSync(join(written, part)).filter((name) => name.endsWith(`.${ending}`));
}

async function download(page: Page, link: Locator): Promise<{ readonly name: string; readonly content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/**
 * Every cell shows what the file contains, as precisely as it can; for an estimate the file contains the limits too.
 */
async function expectSameNumbers(table: Locator): Promise<void> {
  const address = (await table.getByText('CSV', { exact: true }).getAttribute('href'))!;
  const name = /tables\/([\w-]+\.csv)/.exec(address)![1]!;
  const [head, ...lines] = parseCsv(readFileSync(join(written, 'tables', name), 'utf8'));
  const columns = head!.flatMap((column, place) => (/ (?:low|high)$/.test(column) ? [] : [place]));
  const rows = await table.locator('tbody tr').all();
  expect(rows.length, name).toBe(lines.length);
  for (const [place, row] of rows.entries()) {
    const shown = await row.locator('th, td').allTextContents();
    const meant = columns.map((column) => lines[place]![column]!);
    expect(
      shown.map((text, index) => (isShownAs(text, meant[index]!) ? text : `${text} for ${meant[index]}`)),
      name,
    ).toEqual(shown);
  }
}

function isShownAs(text: string, meant: string): boolean {
  if (text === meant || text === meant.replaceAll('`', '')) return true;
  const number = Number.parseFloat(text.replaceAll(/(?<=\d)\u00A0(?=\d)/g, '').replace('<', ''));
  if (text.startsWith('<')) return Number(meant) < number;
  const [factor, step] = /%|points/.test(text) ? [100, 0.1] : [1, 0.01];
  return Math.abs(number - factor * Number.parseFloat(meant)) <= step / 2 + 1e-9;
}
