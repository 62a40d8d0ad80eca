/** Every page, light and dark, wide and narrow: axe finds nothing, nothing scrolls sideways, the keyboard gets around. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAMPIONS } from '../../src/players/champions.ts';
import { openStore } from '../../src/store/store.ts';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { storeExample, storeIslands } from '../exampleRuns.ts';
import type { PageWeight } from './pageWeight.ts';
import { weighPage } from './pageWeight.ts';
import { NARROW, Visitor, WIDE, expectAccessible, openBrowser } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-pages-'));
const store = join(folder, 'store.sqlite');
let browser: Browser;
let server: ServerProcess;
/** Addresses of pages that exist only when something has been created. */
let made: readonly string[];

beforeAll(async () => {
  const opened = openStore(store);
  const runs = [storeIslands(opened), storeExample(opened, { name: 'Another', seed: 8 })];
  opened.close();
  [browser, server] = await Promise.all([openBrowser(), ServerProcess.start(store)]);
  const visitor = await Visitor.arrive(browser, server.address);
  const { request } = visitor.page;
  const post = async (path: string, data: object): Promise<{ id: string; links: { token: string }[] }> =>
    (await request.post(path, { data })).json();
  const order = { variant: 'english', opponent: 'champion:oak', side: 'white' };
  const game = await post('/api/games', order);
  const study = await post('/api/studies', STUDY);
  made = [
    `/game/${game.id}`,
    `/studies/${study.id}`,
    `/take/${study.links[0]!.token}`,
    `/runs/${runs[0]}`,
    `/reports?runs=${runs.join(',')}`,
  ];
  await visitor.leave();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const STUDY = {
  title: 'Which is harder?',
  variant: 'english-6x6',
  opponents: ['random', 'first'],
  gamesEach: 1,
  side: 'black',
  question: 'How difficult was it, from 1 (easy) to 10 (hard)?',
  participants: 2,
};

const ALWAYS = [
  '/',
  '/strategies',
  '/strategy?player=champion:oak&variant=english',
  `/strategy?variant=english&player=${encodeURIComponent(`alphabeta:depth=1,eval=linear(3Ph: ${'100 130 8 -4 2 3 -1 5 '.repeat(3)})`)}`,
  '/runs',
  '/runs/new',
  '/reports',
  '/studies',
  '/studies/new',
  '/developers',
  '/nowhere',
];

describe.each([
  { colorScheme: 'light', viewport: WIDE },
  { colorScheme: 'dark', viewport: WIDE },
  { colorScheme: 'dark', viewport: NARROW },
] as const)('in $colorScheme, $viewport.width wide', (look) => {
  test('every page can be used by everybody', async () => {
    const visitor = await Visitor.arrive(browser, server.address, look);
    const titles: string[] = [];
    for (const address of [...ALWAYS, ...made]) {
      await visitor.page.goto(address);
      await settled(visitor.page);
      await expectAccessible(visitor.page);
      titles.push(await visitor.page.title());
    }
    // Tabs and bookmarks need distinct titles.
    expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
    // The document of an unknown address has the status 404.
    expect(visitor.complaints((text) => text.includes('404 (Not Found)'))).toEqual([]);
    await visitor.leave();
  });
});

describe('a page', () => {
  test('is reached by keyboard alone, in the order in which it is read', async () => {
    const visitor = await Visitor.arrive(browser, server.address);
    const { page } = visitor;
    await page.goto('/');
    await settled(page);
    const words: string[] = [];
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press('Tab');
      words.push((await page.locator(':focus').textContent())!.trim());
    }
    expect(words.slice(0, 7)).toEqual([
      'Skip to the page',
      'EvoDraughts',
      'Play',
      'Strategies',
      'Runs',
      'Reports',
      'Studies',
    ]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/studies');
    await settled(page);
    expect(await page.locator(':focus').getAttribute('id')).toBe('main');
    await visitor.leave();
  });

  test('lets the keyboard skip the bar', async () => {
    const visitor = await Visitor.arrive(browser, server.address);
    await visitor.page.goto('/runs');
    await settled(visitor.page);
    await visitor.page.keyboard.press('Tab');
    await visitor.page.keyboard.press('Enter');
    expect(await visitor.page.locator(':focus').getAttribute('id')).toBe('main');
    await visitor.leave();
  });

  test('remembers light or dark', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { colorScheme: 'light' });
    const { page } = visitor;
    const background = (): Promise<string> =>
      page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    await page.goto('/');
    const light = await background();
    await page.getByRole('button', { name: /Colours/ }).click();
    await page.getByRole('button', { name: /Colours/ }).click();
    expect(await page.getByRole('button', { name: /Colours/ }).textContent()).toContain('Dark');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    await expect.poll(background).toBe(dark);
    await visitor.leave();
  });

  test('shows the whole ladder, the weakest first, to begin with', async () => {
    const visitor = await Visitor.arrive(browser, server.address);
    await visitor.page.goto('/');
    await settled(visitor.page);
    const names = await visitor.page.locator('.opponent-card .card-name').allTextContents();
    const ladder = CHAMPIONS.filter(({ variant }) => variant === 'english').map(({ name }) => name);
    expect(ladder.length).toBeGreaterThanOrEqual(8);
    expect(names.slice(0, ladder.length)).toEqual(ladder);
    await visitor.leave();
  });
});

describe('on a phone with a slow connection', () => {
  test('every page is small, soon there and does not move', async () => {
    const found: string[] = [];
    for (const address of [...ALWAYS, ...made]) {
      const { bytes, bytesBeforeCharts, largestPaintMs, layoutShift } = await bestWeight(address);
      if (bytesBeforeCharts > 120_000) found.push(`${address}: ${bytesBeforeCharts} bytes before charts`);
      if (bytes > 220_000) found.push(`${address}: ${bytes} bytes with charts`);
      if (largestPaintMs > MOST_PAINT_MS) found.push(`${address}: largest paint after ${largestPaintMs} ms`);
      if (layoutShift > 0.05) found.push(`${address}: layout shift ${layoutShift}`);
      // A page this small was not measured.
      expect(bytesBeforeCharts, address).toBeGreaterThan(20_000);
      expect(largestPaintMs, address).toBeGreaterThan(0);
    }
    expect(found).toEqual([]);
  }, 300_000);
});

/** On a quiet machine it is at most 1400 ms, but other tests run at the same time. */
const MOST_PAINT_MS = 2000;

/** Times depend on what else the machine does, so a slow page has three attempts. */
async function bestWeight(address: string): Promise<PageWeight> {
  let best = await weighPage(browser, server.address + address);
  for (let attempt = 1; attempt < 3 && best.largestPaintMs > MOST_PAINT_MS; attempt++) {
    const { largestPaintMs, ...rest } = await weighPage(browser, server.address + address);
    best = { ...rest, largestPaintMs: Math.min(best.largestPaintMs, largestPaintMs) };
  }
  return best;
}

/** Waits until everything is loaded and the charts are drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('.waiting:visible').count(), { timeout: 15_000 }).toBe(0);
}
