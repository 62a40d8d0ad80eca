/**
 * The picture of the README: `npm run build && node tools/screenshots.ts`, about three minutes. It shows the real pages
 * of a real server side by side: a run in progress, and a game in progress.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { ServerProcess } from './serverProcess.ts';

const PICTURE = fileURLToPath(new URL('../docs/overview.png', import.meta.url));
const EXPERIMENT = fileURLToPath(new URL('../experiments/default-8x8.json', import.meta.url));
const MOVES = 3;
const GENERATIONS = 70;

/** In pixels. The game is wide enough to have its reasons beside the board. */
const RUN_WIDTH = 680;
const GAME_WIDTH = 1100;
const HEIGHT = 820;
const GAP = 16;

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-pictures-'));
const server = await ServerProcess.start(join(folder, 'store.sqlite'), 0, '--evolve', EXPERIMENT);
const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const game = await showGame(await openPage(browser, GAME_WIDTH));
  const run = await showRun(await openPage(browser, RUN_WIDTH));
  await joinPictures(browser, [run, game]);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

function openPage(from: Browser, width: number): Promise<Page> {
  return from.newPage({ baseURL: server.address, viewport: { width, height: HEIGHT }, colorScheme: 'light' });
}

async function showGame(page: Page): Promise<Buffer> {
  await page.goto('/?opponent=champion:oak&variant=english');
  await page.getByText('White', { exact: true }).click();
  await page.getByRole('button', { name: /^Play / }).click();
  const field = page.getByLabel('Move', { exact: true });
  for (let move = 0; move < MOVES; move++) {
    await page.locator('.turn-line', { hasText: 'Your move' }).waitFor();
    // The placeholder of the field is a legal move.
    await field.fill((await field.getAttribute('placeholder'))!);
    await field.press('Enter');
    await page.waitForTimeout(1000);
  }
  await page.locator('.turn-line', { hasText: 'Your move' }).waitFor();
  await page.getByRole('tab', { name: 'Why' }).click();
  await page.getByRole('table').waitFor();
  await page.waitForTimeout(500);
  await page.evaluate('window.scrollTo(0, 0)');
  return page.screenshot();
}

async function showRun(page: Page): Promise<Buffer> {
  await page.goto('/runs/1');
  const state = page.locator('.run-state', { hasText: new RegExp(`generation ${GENERATIONS} of`) });
  await state.waitFor({ timeout: 300_000 });
  await page.waitForTimeout(1000);
  return page.screenshot();
}

/** The browser puts the two side by side, so that no image library is needed. */
async function joinPictures(from: Browser, pictures: readonly Buffer[]): Promise<void> {
  const page = await from.newPage({ viewport: { width: RUN_WIDTH + GAP + GAME_WIDTH, height: HEIGHT } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(`<body style="margin: 0; display: flex; gap: ${GAP}px">${images.join('')}</body>`);
  await page.screenshot({ path: PICTURE, omitBackground: true });
}
