/** A game in a browser: a person at the board, by mouse, by keyboard or by writing, and what is on the page. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameView } from '../../src/api/gameApi.ts';
import type { Rng } from '../../src/base/rng.ts';
import { randomBelow } from '../../src/base/rng.ts';
import { parseFen } from '../../src/rules/fen.ts';
import { Game } from '../../src/rules/game.ts';
import type { Move } from '../../src/rules/move.ts';
import { formatMove, parseMove } from '../../src/rules/moveText.ts';
import { variantNamed } from '../../src/rules/variant.ts';
import { neighbour } from '../../src/web/board/squarePlace.ts';

export type Hand = 'mouse' | 'drag' | 'keyboard' | 'text';

export interface Order {
  readonly variant: string;
  readonly opponent: string;
  readonly side: 'black' | 'white' | 'random';
  readonly fen?: string;
  readonly pdn?: string;
  readonly seed?: number;
}

export class Table {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page) {
    this.page = page;
    this.id = new URL(page.url()).pathname.split('/').at(-1)!;
  }

  /** Begins a game as the page of games does, and sits down at it. */
  static async begin(page: Page, data: Order): Promise<Table> {
    const response = await page.request.post('/api/games', { data });
    expect(response.status(), await response.text()).toBe(201);
    const { id } = (await response.json()) as GameView;
    await page.goto(`/game/${id}`);
    await page.locator('[role=grid]').waitFor();
    return new Table(page);
  }

  square(number: number): Locator {
    return this.page.locator(`[data-square="${number}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async view(): Promise<GameView> {
    const response = await this.page.request.get(`/api/games/${this.id}`);
    return (await response.json()) as GameView;
  }

  /** The moves that the page shows. */
  async shownMoves(): Promise<string[]> {
    return this.page.locator('.move-list .move').allTextContents();
  }

  /** Waits until the page shows that it is the person's turn, or the end; the page and the server then agree. */
  async turn(): Promise<Game> {
    const line = this.page.locator('.turn-line');
    await expect.poll(() => line.textContent(), { timeout: 15_000 }).not.toMatch(/thinking|is to move/);
    const view = await this.view();
    await expect.poll(() => this.shownMoves(), { timeout: 5000 }).toEqual(view.moves);
    return gameOf(view);
  }

  async play(move: Move, hand: Hand): Promise<void> {
    if (hand === 'text') return this.#write(move);
    if (hand === 'drag') return this.#drag(move);
    for (const square of move.path) await (hand === 'mouse' ? this.square(square).click() : this.#press(square));
  }

  /** Plays at random to the end; returns the moves. */
  async playOut(hand: Hand, rng: Rng): Promise<GameView> {
    for (;;) {
      const game = await this.turn();
      if (game.outcome) return this.view();
      const legal = game.legalMoves;
      await this.play(legal[randomBelow(rng, legal.length)]!, hand);
      await this.hurry();
      await expect.poll(async () => (await this.shownMoves()).length).toBeGreaterThan(game.plies);
    }
  }

  /** Ends the short pause before the answer, as any key does. */
  async hurry(): Promise<void> {
    await this.page.keyboard.press('Shift');
  }

  async #write(move: Move): Promise<void> {
    const field = this.page.getByLabel('Move', { exact: true });
    await field.fill(move.path.join(move.captures === 0 ? '-' : 'x'));
    await field.press('Enter');
  }

  async #drag({ path }: Move): Promise<void> {
    for (let index = 1; index < path.length; index++) {
      const [from, to] = [await this.#centre(path[index - 1]!), await this.#centre(path[index]!)];
      await this.page.mouse.move(...from);
      await this.page.mouse.down();
      await this.page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
      await this.page.mouse.move(...to);
      await this.page.mouse.up();
    }
  }

  async #centre(square: number): Promise<[x: number, y: number]> {
    const box = (await this.square(square).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Walks with the arrow keys from where the cursor is, and presses Enter. */
  async #press(square: number): Promise<void> {
    const stop = this.page.locator('[data-square][tabindex="0"]');
    const { variant, side } = await this.view();
    const { board } = variantNamed(variant);
    let cursor = Number(await stop.getAttribute('data-square'));
    await stop.focus();
    const inRow = board.size / 2;
    const isFlipped = side === 'black';
    while (cursor !== square) {
      const rows = Math.floor((square - 1) / inRow) - Math.floor((cursor - 1) / inRow);
      const columns = ((square - 1) % inRow) - ((cursor - 1) % inRow);
      const [far, key, other] =
        rows === 0 ? ([columns, 'ArrowRight', 'ArrowLeft'] as const) : ([rows, 'ArrowDown', 'ArrowUp'] as const);
      const pressed = far > 0 !== isFlipped ? key : other;
      const direction = pressed.slice('Arrow'.length).toLowerCase() as 'left' | 'right' | 'up' | 'down';
      await this.page.keyboard.press(pressed);
      cursor = neighbour(cursor, direction, board, isFlipped);
    }
    await this.page.keyboard.press('Enter');
  }
}

/** The game that a view tells of, by the rules of this house. */
export function gameOf({ variant: name, startFen, moves, outcome }: GameView): Game {
  const variant = variantNamed(name);
  const game = new Game(variant, { start: parseFen(startFen, variant.board) });
  for (const text of moves) game.play(parseMove(text, game.position, variant.board).move);
  if (outcome?.reason === 'agreement') game.agreeDraw();
  if (outcome?.reason === 'resignation') game.resign(outcome.winner === 'black' ? 1 : 0);
  return game;
}

/** The legal move that a text means. */
export function moveNamed(game: Game, text: string): Move {
  const move = game.legalMoves.find(
    (legal) => formatMove(legal, game.legalMoves) === text || legal.path.join('x') === text,
  );
  if (!move) throw new Error(`${text} is not legal`);
  return move;
}
