/** People play: whole games by mouse and by keyboard, in a real browser against a real server and store. */

import { describe, expect, test } from 'vitest';
import type { GameView } from '../../src/api/gameApi.ts';
import { createRng } from '../../src/base/rng.ts';
import { VARIANTS } from '../../src/rules/variant.ts';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { runCli } from '../runCli.ts';
import type { Hand } from './table.ts';
import { Table, gameOf, moveNamed } from './table.ts';
import { Site } from './site.ts';
import { isCutLine } from './visitor.ts';
import { WeakLine } from './weakLine.ts';

const site = Site.forTests(isCutLine);

describe('a whole game', () => {
  const hands: readonly Hand[] = ['mouse', 'keyboard'];
  const cases = VARIANTS.flatMap(({ name }) => hands.map((hand) => ({ variant: name, hand })));

  test.each(cases)('of $variant by $hand comes to the end that the rules say', async ({ variant, hand }) => {
    const side = hand === 'mouse' ? 'black' : 'white';
    const opponent = 'expression:own.men + own.kings,mode=settled';
    const table = await Table.begin(site.page, { variant, opponent, side, seed: 1 });
    const view = await table.playOut(hand, createRng(3));
    const { outcome } = gameOf(view);
    const winner = outcome!.winner === undefined ? null : (['black', 'white'] as const)[outcome!.winner];
    expect(view.outcome).toMatchObject({ winner, reason: outcome!.reason });
    expect(await site.page.locator('.turn-line').textContent()).toContain(view.outcome!.sentence);
    await site.page.getByRole('region', { name: 'Result' }).waitFor();
  });

  test('begins on the page of games, and the next one shows nothing of it', async () => {
    const { page } = site;
    await page.goto('/');
    await page.getByText('English 6x6').click();
    await page.getByText('White', { exact: true }).click();
    await page.getByRole('button', { name: /^Play / }).click();
    await page.waitForURL('**/game/*');
    const table = new Table(page);
    await table.turn();
    const view = await table.view();
    expect(view).toMatchObject({ variant: 'english-6x6', side: 'white', isYours: true });
    expect(view.opponent.spec).toMatch(/^champion:/);
    await table.button('Resign').click();
    await table.button('Resign').click();
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Swap sides' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(table.id));
    await page.locator('.turn-line', { hasText: 'Your move with Black' }).waitFor();
    expect(await page.getByRole('region', { name: 'Result' }).count()).toBe(0);
  });

  test('is what the same player plays on the command line, move for move', async () => {
    for (const opponent of ['alphabeta:depth=4,noise=0.3', 'mcts:playouts=100', 'champion:oak']) {
      const table = await Table.begin(site.page, { variant: 'english', opponent, side: 'black', seed: 77 });
      const rng = createRng(5);
      const own: string[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const game = await table.turn();
        const move = game.legalMoves[rng.next() >>> (0 % game.legalMoves.length)] ?? game.legalMoves[0]!;
        own.push(move.path.join('-'));
        await table.play(move, 'text');
        await table.hurry();
        await expect.poll(async () => (await table.shownMoves()).length).toBeGreaterThan(game.plies + 1);
      }
      const { moves } = await table.view();
      const input = [...own, 'quit', ''].join('\n');
      const { out } = await runCli(['play', '--black', 'human', '--white', opponent, '--seed', '77'], { input });
      const played = [...out.slice(out.lastIndexOf(']')).matchAll(/\d+[x-]\d+(?:x\d+)*/g)].map(([move]) => move);
      expect(played).toEqual(moves);
    }
  });
});

describe('at the board', () => {
  test('pieces are dragged, also through several jumps', async () => {
    const order = { variant: 'english', opponent: 'first', side: 'black', fen: 'B:W6,14,15,31:B2,4' } as const;
    const table = await Table.begin(site.page, order);
    const game = await table.turn();
    const longest = game.legalMoves.toSorted((one, two) => two.path.length - one.path.length)[0]!;
    expect(longest.path.length).toBeGreaterThan(2);
    await table.play(longest, 'drag');
    await expect.poll(async () => (await table.shownMoves()).length).toBeGreaterThan(0);
    expect((await table.view()).moves[0]).toContain('x');
  });

  test('a capture with a choice of ways is made step by step, by the way that was chosen', async () => {
    // The king can circle four men in two directions, and ends where it started.
    const order = { variant: 'english', opponent: 'first', side: 'black', fen: 'B:W9,10,17,18,32:BK22' } as const;
    for (const text of ['22x15x6x13x22', '22x13x6x15x22']) {
      const table = await Table.begin(site.page, order);
      const move = moveNamed(await table.turn(), text);
      await table.square(move.path[0]!).click();
      for (const [index, square] of move.path.slice(1).entries()) {
        expect(await table.square(square).getAttribute('aria-label')).toMatch(/can be moved to/);
        await table.square(square).click();
        if (index < move.path.length - 2) expect(await table.shownMoves()).toEqual([]);
      }
      await expect.poll(async () => (await table.shownMoves())[0]).toBe(text);
    }
  });

  test('an unfinished capture can be let go', async () => {
    const order = { variant: 'english', opponent: 'first', side: 'black', fen: 'B:W9,10,17,18,32:BK22' } as const;
    const table = await Table.begin(site.page, order);
    await table.turn();
    await table.square(22).click();
    await table.square(15).click();
    await site.page.keyboard.press('Escape');
    await table.square(22).click();
    await table.square(13).click();
    expect(await table.shownMoves()).toEqual([]);
  });

  test('moves are undone, given away and offered as a draw', async () => {
    const table = await Table.begin(site.page, { variant: 'english-6x6', opponent: 'first', side: 'black' });
    const game = await table.turn();
    await table.play(game.legalMoves[0]!, 'mouse');
    await expect.poll(() => table.shownMoves()).toHaveLength(2);
    await table.button('Undo').click();
    await expect.poll(() => table.shownMoves()).toHaveLength(0);
    expect((await table.view()).moves).toEqual([]);
    await table.button('Hint').click();
    await site.page
      .getByText(/hint|good move|best/i)
      .first()
      .waitFor();
    await table.button('Draw').click();
    await site.page.locator('.game-status').getByText(/draw/i).first().waitFor();
    await table.button('Resign').click();
    await table.button('Resign').click();
    await site.page.getByRole('region', { name: 'Result' }).waitFor();
    expect((await table.view()).outcome).toMatchObject({ winner: 'white', reason: 'resignation' });
  });

  test('what the opponent thought can be read', async () => {
    const opponent = 'expression:own.mobility - opponent.mobility';
    const table = await Table.begin(site.page, { variant: 'english', opponent, side: 'white' });
    await table.play(moveNamed(await table.turn(), '22-18'), 'mouse');
    await expect.poll(() => table.shownMoves()).toHaveLength(3);
    await site.page.getByRole('tab', { name: 'Why' }).click();
    const panel = site.page.getByRole('tabpanel');
    await panel.getByText(/^Your opponent/).waitFor();
    expect(await panel.locator('table').first().locator('tbody tr').count()).toBe(LEGAL_THEN);
    await panel.getByText('What it counts').click();
    await panel.getByText('own mobility').first().waitFor();
    await site.page.getByRole('tab', { name: 'Analysis' }).click();
    await panel
      .getByText(/depth \d+/i)
      .first()
      .waitFor();
    await panel.locator('svg.chart').waitFor();
    await site.page.getByRole('tab', { name: 'Position' }).click();
    const fen = await site.page.request.get(`/api/games/${table.id}/fen`);
    expect(await panel.locator('input, textarea').first().inputValue()).toBe(await fen.text());
  });
});

describe('a game goes on', () => {
  test('after a reload, and after the server died and was started again', async () => {
    const table = await Table.begin(site.page, { variant: 'english', opponent: 'alphabeta:depth=2', side: 'black' });
    await playOne(table);
    const before = await table.shownMoves();
    await site.page.reload();
    await expect.poll(() => table.shownMoves()).toEqual(before);
    const { port } = site.server;
    await site.server.kill();
    await site.page.getByText('Connection lost').waitFor();
    site.server = await ServerProcess.start(site.store, port);
    await site.page.getByText('Connection lost').waitFor({ state: 'hidden' });
    expect(await table.shownMoves()).toEqual(before);
    await playOne(table);
    expect(await table.shownMoves()).toHaveLength(before.length + 2);
  });

  test('in two tabs that stay in step', async () => {
    const table = await Table.begin(site.page, { variant: 'english', opponent: 'first', side: 'black' });
    const tab = await site.visitor.openTab();
    await tab.goto(`/game/${table.id}`);
    const second = new Table(tab);
    await playOne(table);
    await expect.poll(() => second.shownMoves()).toHaveLength(2);
    await playOne(second);
    await expect.poll(() => table.shownMoves()).toHaveLength(4);
    await table.turn();
    await second.button('Undo').click();
    await expect.poll(() => table.shownMoves()).toHaveLength(2);
  });

  test('for others to watch, but not to play', async () => {
    const table = await Table.begin(site.page, { variant: 'english', opponent: 'first', side: 'black' });
    const guest = await site.arrive();
    await guest.page.goto(`/game/${table.id}`);
    await guest.page.getByText('You are watching. This game was started in another browser.').waitFor();
    await playOne(table);
    const watched = new Table(guest.page);
    await expect.poll(() => watched.shownMoves()).toHaveLength(2);
    await watched.square(9).click();
    await watched.square(13).click();
    const refused = await guest.page.request.post(`/api/games/${table.id}/moves`, { data: { ply: 2, move: '9-13' } });
    expect(refused.status()).toBe(403);
    expect(await table.shownMoves()).toHaveLength(2);
    await guest.leave();
  });

  test('when the connection was lost for a while', async () => {
    const line = await WeakLine.to(site.server.port);
    const order = { variant: 'english', opponent: 'first', side: 'black' } as const;
    await site.page.goto(line.address);
    const { id } = (await (
      await site.page.request.post(`${line.address}/api/games`, { data: order })
    ).json()) as GameView;
    await site.page.goto(`${line.address}/game/${id}`);
    const table = new Table(site.page);
    await site.page.getByText('Your move with Black').waitFor();
    line.cut();
    await site.page.getByText('Connection lost').waitFor();
    // A move that cannot be sent is taken back, and the page says so.
    await table.square(11).click();
    await table.square(15).click();
    await site.page.getByText(/cannot be reached/).waitFor();
    expect(await table.shownMoves()).toEqual([]);
    line.mend();
    await site.page.getByText('Connection lost').waitFor({ state: 'hidden' });
    await table.square(11).click();
    await table.square(15).click();
    await expect.poll(() => table.shownMoves()).toHaveLength(2);
    await line.close();
  });
});

/** The number of Black's moves after 1. 9-13 22-18. */
const LEGAL_THEN = 8;

/** One move and the reply to it. */
async function playOne(table: Table): Promise<void> {
  const game = await table.turn();
  await table.play(game.legalMoves[0]!, 'mouse');
  await table.hurry();
  await expect.poll(async () => (await table.shownMoves()).length).toBe(game.plies + 2);
}
