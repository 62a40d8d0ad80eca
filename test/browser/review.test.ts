/** After a move, and after the game: what stays in sight, the review, moves that are only tried, whom to play next. */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createRng, randomBelow } from '../../src/base/rng.ts';
import { Game } from '../../src/rules/game.ts';
import { formatMove } from '../../src/rules/moveText.ts';
import { pdnFromGame } from '../../src/rules/pdn/pdnFromGame.ts';
import { formatPdn } from '../../src/rules/pdn/writer.ts';
import { BLACK } from '../../src/rules/side.ts';
import { variantNamed } from '../../src/rules/variant.ts';
import { Site } from './site.ts';
import { Table, moveNamed } from './table.ts';
import { expectAccessible } from './visitor.ts';

const site = Site.forTests();

/** 14-18 gives a man away, and White has to take it. */
const BLUNDER = { variant: 'english', opponent: 'first', side: 'black', fen: 'B:W21,22,30,31:B1,2,12,14' } as const;

test('the last move stays in sight after a hint and after the move that wins', async () => {
  const { pdn, last } = wonGame();
  const table = await Table.begin(site.page, { variant: 'english-6x6', opponent: 'random', side: 'black', pdn });
  const game = await table.turn();
  const shown = site.page.locator('.move-list .move').last();
  expect(await isInSight(shown)).toBe(true);
  await table.button('Hint').click();
  await site.page.getByText(/^Hint: /).waitFor();
  expect(await isInSight(shown)).toBe(true);
  await table.play(moveNamed(game, last), 'text');
  await site.page.getByText('You win.').waitFor();
  await site.page.getByRole('tab', { name: 'Review' }).waitFor();
  expect(await shown.textContent()).toBe(last);
  expect(await isInSight(shown)).toBe(true);
});

test('a game that is over shows its mistakes, and the final position stays free', async () => {
  const { page } = site;
  const table = await blunder();
  const board = (await page.locator('.board-inner').boundingBox())!;
  const middle = `${board.x + board.width / 2}, ${board.y + board.height / 2}`;
  const isFree = await page.evaluate(`document.elementFromPoint(${middle}).closest('.board-inner') !== null`);
  expect(isFree).toBe(true);
  for (const gone of ['Undo', 'Hint', 'Draw', 'Resign']) expect(await table.button(gone).count()).toBe(0);
  await page.getByRole('heading', { name: 'Your one mistake' }).waitFor();
  expect(await page.locator('.move-list .mistake-mark').textContent()).toMatch(/^\?\?blunder\. .*Better was/);
  await page.locator('svg.chart').getByText('??', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^1\. 14-18/ }).click();
  await page.getByText('14-18 was a blunder. Better was').waitFor();
  expect(await page.locator('.board .arrow').count()).toBe(1);
  await expectAccessible(page);
  await page.getByText('Opponent', { exact: true }).click();
  await page.getByRole('heading', { name: 'No mistakes of half a man or more' }).waitFor();
});

test('moves are tried from a past position and never change the game', async () => {
  const { page } = site;
  const table = await blunder();
  await table.button('Try another move').click();
  await table.square(14).click();
  await table.square(17).click();
  await page.getByText('Trying moves. They do not change the game.').waitFor();
  await table.square(21).click();
  await table.square(14).click();
  await expect.poll(() => page.locator('.trial-row .move').allTextContents()).toEqual(['14-17', '21x14']);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByText('Best play:').waitFor();
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => page.locator('.trial-row [aria-current]').textContent()).toBe('14-17');
  await expectAccessible(page);
  await table.button('Back to the game').click();
  expect(await page.locator('.trial-row').count()).toBe(0);
  await table.button('To the end').click();
  expect(await table.shownMoves()).toEqual(['14-18', '22x15']);
  expect((await table.view()).moves).toEqual(['14-18', '22x15']);
});

test('in a game that somebody watches moves can be tried too', async () => {
  const table = await Table.begin(site.page, { ...BLUNDER, side: 'black' });
  const guest = await site.arrive();
  await guest.page.goto(`/game/${table.id}`);
  const watched = new Table(guest.page);
  await watched.square(14).click();
  await watched.square(17).click();
  await guest.page.getByText('Trying moves. They do not change the game.').waitFor();
  await watched.button('Back to the game').click();
  expect((await table.view()).moves).toEqual([]);
  expect(guest.complaints()).toEqual([]);
  await guest.leave();
});

test('a quick answer is shown after a pause, which a key ends', async () => {
  const table = await Table.begin(site.page, { variant: 'english', opponent: 'first', side: 'black' });
  const answerMs = async (from: number, to: number): Promise<number> => {
    await table.turn();
    await table.square(from).click();
    const plies = (await table.shownMoves()).length;
    await table.square(to).click();
    const startMs = performance.now();
    if (from === 9) await table.hurry();
    await expect.poll(() => table.shownMoves(), { interval: 20 }).toHaveLength(plies + 2);
    return performance.now() - startMs;
  };
  expect(await answerMs(11, 15)).toBeGreaterThan(350);
  expect(await answerMs(9, 14)).toBeLessThan(350);
});

test('the page of games tells the level, your record and whom to play next', async () => {
  const { page } = site;
  const opponent = 'champion:moss';
  const table = await Table.begin(page, { variant: 'english', opponent, side: 'black', fen: 'B:W18:B14' });
  await table.turn();
  await table.square(14).click();
  await table.square(23).click();
  await page.getByText('You beat Moss. Clover is the next one up.').waitFor();
  expect(await table.button('Play Clover').isVisible()).toBe(true);
  await page.goto('/');
  const moss = page.locator('.opponent-card', { hasText: 'Moss' });
  await moss.getByText('You: 1 win, 0 draws, 0 losses').waitFor();
  await moss.getByText('beginner').waitFor();
  await table.button('Choose Clover').click();
  await table.button('Play Clover').waitFor();
  await expectAccessible(page);
});

/** Plays the blunder and resigns. */
async function blunder(): Promise<Table> {
  const table = await Table.begin(site.page, BLUNDER);
  await table.play(moveNamed(await table.turn(), '14-18'), 'mouse');
  await table.hurry();
  await expect.poll(() => table.shownMoves()).toHaveLength(2);
  await table.button('Resign').click();
  await table.button('Resign').click();
  await site.page.getByText('You lose. White wins: Black resigned.').waitFor();
  return table;
}

/** A long game without its last move, with which Black wins. */
function wonGame(): { readonly pdn: string; readonly last: string } {
  const variant = variantNamed('english-6x6');
  for (let seed = 1; ; seed++) {
    const rng = createRng(seed);
    const game = new Game(variant);
    while (!game.outcome) game.play(game.legalMoves[randomBelow(rng, game.legalMoves.length)]!);
    if (game.plies < 40 || game.plies % 2 === 0 || game.outcome.winner !== BLACK) continue;
    const move = game.moves.at(-1)!;
    game.undo();
    return { pdn: formatPdn(pdnFromGame(game, {})), last: formatMove(move, game.legalMoves) };
  }
}

async function isInSight(move: Locator): Promise<boolean> {
  const list = (await move.page().locator('.move-list').boundingBox())!;
  const box = (await move.boundingBox())!;
  return box.y >= list.y - 1 && box.y + box.height <= list.y + list.height + 1;
}
