/**
 * The pictures of the README: `npm run build && node tools/screenshots.ts`, about two minutes. They are of the real
 * pages with a real server: a game that is under way, and a run as it evolves.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { ServerProcess } from './serverProcess.ts';

const PICTURES = fileURLToPath(new URL('../docs', import.meta.url));
const EXPERIMENT = fileURLToPath(new URL('../experiments/default-8x8.json', import.meta.url));
const MOVES = 3;
const GENERATIONS = 20;

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-pictures-'));
const server = await ServerProcess.start(join(folder, 'store.sqlite'), 0, '--evolve', EXPERIMENT);
const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const baseURL = server.address;
  const light = await browser.newPage({ baseURL, viewport: { width: 1440, height: 840 }, colorScheme: 'light' });
  await showGame(light);
  const dark = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  await showRun(dark);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function showGame(page: Page): Promise<void> {
  await page.goto('/?opponent=champion:heather&variant=english');
  await page.getByText('White', { exact: true }).click();
  await page.getByRole('button', { name: /^Play / }).click();
  const field = page.getByLabel('Move', { exact: true });
  for (let move = 0; move < MOVES; move++) {
    await page.locator('.turn-line', { hasText: 'Your move' }).waitFor();
    // What the field proposes is a move that may be played.
    await field.fill((await field.getAttribute('placeholder'))!);
    await field.press('Enter');
    await page.waitForTimeout(1000);
  }
  await page.getByRole('tab', { name: 'Why' }).click();
  await page.getByRole('table').waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(PICTURES, 'game.png') });
}

async function showRun(page: Page): Promise<void> {
  await page.goto('/runs/1');
  const state = page.locator('.run-state', { hasText: new RegExp(`generation ${GENERATIONS} of`) });
  await state.waitFor({ timeout: 300_000 });
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(PICTURES, 'run.png') });
}
