/** A server for tests of games, and a person with a browser who visits it. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GameView } from '../src/api/gameApi.ts';
import type { App } from '../src/server/app.ts';
import { createServer } from '../src/server/createServer.ts';
import { openStore } from '../src/store/store.ts';

/** A server with a store in a separate folder, which is deleted on closing. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  readonly #path = join(this.#folder, 'store.sqlite');
  #store = openStore(this.#path);
  app!: App;

  async start(): Promise<void> {
    process.env['EVODRAUGHTS_STORE'] = this.#path;
    this.app = await createServer({ store: this.#store, isLocal: true, pages: undefined, logLevel: 'silent' });
  }

  /** Ends it and starts another on the same store. */
  async restart(): Promise<void> {
    await this.app.close();
    this.#store.close();
    this.#store = openStore(this.#path);
    await this.start();
  }

  async close(): Promise<void> {
    await this.app.close();
    this.#store.close();
    rmSync(this.#folder, { recursive: true });
  }
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** The expected answer to a rejected request. */
export function problem(status: number, code: string): object {
  return { status, body: { error: { code } } };
}

export class Visitor {
  readonly #server: TestServer;
  cookie: string | undefined;

  constructor(server: TestServer) {
    this.#server = server;
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.#ask('GET', path);
  }

  post<Body>(path: string, payload?: object): Promise<Answer<Body>> {
    return this.#ask('POST', path, payload);
  }

  /** A new game, after the opponent's move if it begins. */
  async begin(order: object = {}): Promise<GameView> {
    const preset = { variant: 'english', opponent: 'first', side: 'black', seed: 1 };
    const { status, body } = await this.post<GameView>('/api/games', { ...preset, ...order });
    assert.equal(status, 201, JSON.stringify(body));
    return this.settled(body);
  }

  /** The game after the opponent has finished thinking. */
  async settled({ id }: Pick<GameView, 'id'>): Promise<GameView> {
    for (;;) {
      const { body } = await this.get<GameView>(`/api/games/${id}`);
      if (!body.isThinking) return body;
      await setTimeout(10);
    }
  }

  /** The game after legal moves, and the replies to them. */
  async move(game: GameView, ...moves: readonly string[]): Promise<GameView> {
    for (const move of moves) {
      const ply = game.moves.length;
      const { status, body } = await this.post<GameView>(`/api/games/${game.id}/moves`, { ply, move });
      assert.equal(status, 200, JSON.stringify(body));
      game = await this.settled(body);
    }
    return game;
  }

  async #ask<Body>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer<Body>> {
    const headers = this.cookie === undefined ? {} : { cookie: this.cookie };
    const response = await this.#server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const cookie = response.headers['set-cookie'];
    if (typeof cookie === 'string') this.cookie = cookie.split(';')[0]!;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, body: (isJson ? response.json() : response.body) as Body };
  }
}
