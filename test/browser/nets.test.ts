/** The page of a strategy that is a net or patterns: four boards, their numbers, and no weights, for everybody. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatNet, netOn, parseNet } from '../../src/evaluators/netText.ts';
import { BOARD_8 } from '../../src/rules/board.ts';
import { Site } from './site.ts';
import { NARROW, WIDE, expectAccessible } from './visitor.ts';

const site = Site.forTests();

const addressOf = (net: string): string =>
  `/strategy?${new URLSearchParams({ player: `alphabeta:depth=2,eval=net(${net})`, variant: 'english' }).toString()}`;
const LOOKS = [
  { colorScheme: 'light', viewport: WIDE, rows: 1 },
  { colorScheme: 'dark', viewport: WIDE, rows: 1 },
  { colorScheme: 'dark', viewport: NARROW, rows: 4 },
] as const;
const BOARDS = ['Own men', 'Own kings', 'Opposing men', 'Opposing kings'];

describe('the page of a net', () => {
  test('shows four boards in both themes, wide and narrow', async () => {
    const { page } = site;
    await page.goto(addressOf('tiers: random 7'));
    const boards = page.getByRole('img', { name: /^By their squares, own men are worth .* own kings/ });
    await boards.locator('svg').waitFor();
    await page.getByText('82 inputs, no hidden layer').waitFor();
    await openNumbers(page);
    for (const { colorScheme, viewport, rows } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const titles = boards.locator('text', { hasText: /^(Own|Opposing) / });
      // The boards are drawn again for the new width.
      await expect.poll(async () => new Set(await topsOf(titles)).size).toBe(rows);
      expect(await titles.allTextContents()).toEqual(BOARDS);
      const texts = await boards.locator('text').allTextContents();
      // Kings stand on 32 squares and men on 28, unless they are too rare there.
      expect(texts.filter((text) => /^([+−][\d.]+|0)$/.test(text)).length).toBeGreaterThan(80);
      await expectAccessible(page);
    }
  });

  test('never shows its weights', async () => {
    const { page } = site;
    const weights = formatNet(netOn(parseNet('tiers: random 7'), BOARD_8));
    await page.goto(addressOf(weights));
    await page.getByText('As a player spec').click();
    await page.getByRole('button', { name: 'Copy the whole spec' }).waitFor();
    expect(weights.length).toBeGreaterThan(300);
    const words = (await page.locator('body').innerText()).split(/[\s:]+/);
    expect(words.filter((word) => word.length > 60)).toEqual([]);
    await expectAccessible(page);
  });
});

describe('the page of patterns', () => {
  test('shows boards, and what they look for, in both themes, wide and narrow', async () => {
    const { page } = site;
    const player = 'alphabeta:depth=4,eval=evolved';
    await page.goto(`/strategy?${new URLSearchParams({ player, variant: 'english' }).toString()}`);
    await page.getByRole('heading', { name: 'A search with patterns' }).waitFor();
    await page.getByRole('heading', { name: 'What it looks for in its windows' }).waitFor();
    await page.getByText('24 windows of 6 squares').waitFor();
    const formations = page.locator('.window-formations li');
    expect(await formations.count()).toBe(8);
    const worths = await formations.locator('strong').allTextContents();
    expect(worths.filter((text) => /^\+\d\.\d\d men$/.test(text))).toHaveLength(4);
    expect(worths.filter((text) => /^−\d\.\d\d men$/.test(text))).toHaveLength(4);
    for (const { colorScheme, viewport } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });
});

/** With the keyboard, as those who cannot see the boards do. */
async function openNumbers(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Numbers of the squares' }).press('Enter');
  const table = page.getByRole('region', { name: 'Numbers of the squares' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Square', ...BOARDS]);
  expect(await table.getByRole('rowheader').count()).toBe(32);
}

async function topsOf(texts: Locator): Promise<number[]> {
  return Promise.all((await texts.all()).map(async (text) => Math.round((await text.boundingBox())!.y)));
}
