/**
 * Many people at once: two hundred games against a fast opponent for a minute, on a real server with a real store.
 * Each client listens to its game and moves about once a second, like a fast human player. The benchmark measures the
 * time from sending a move to receiving the opponent's answer. At the end the server's record of every game must contain
 * exactly the moves that were sent and received. Run it alone: `node bench/serverLoad.ts`, or with other numbers
 * `node bench/serverLoad.ts GAMES SECONDS PAUSE_MS`.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameView } from '../src/api/gameApi.ts';
import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow, randomFraction } from '../src/base/rng.ts';
import { parseFen } from '../src/rules/fen.ts';
import { Game } from '../src/rules/game.ts';
import { formatLegalMoves, parseMove } from '../src/rules/moveText.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { ServerProcess } from '../tools/serverProcess.ts';

const OPPONENT = 'expression:own.men - opponent.men + 2 * (own.kings - opponent.kings),mode=settled';

interface Account {
  readonly latenciesMs: number[];
  games: number;
  moves: number;
  lost: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

async function main(): Promise<void> {
  const [games = 200, seconds = 60, pauseMs = 1000] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-load-'));
  const server = await ServerProcess.start(join(folder, 'store.sqlite'));
  const account: Account = { latenciesMs: [], games: 0, moves: 0, lost: 0 };
  try {
    const endMs = performance.now() + 1000 * seconds;
    const clients = Array.from({ length: games }, (_, index) => playOn(server.port, index, pauseMs, endMs, account));
    await Promise.all(clients);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  tell(account, games, seconds);
}

function tell({ latenciesMs, games, moves, lost }: Account, clients: number, seconds: number): void {
  const sorted = latenciesMs.toSorted((one, two) => one - two);
  const at = (share: number): string => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1)} ms`;
  print(`${clients} clients, ${seconds} s: ${games} games, ${moves} moves of clients and as many answers`);
  print(`answers a second: ${Math.round(sorted.length / seconds)}`);
  print(`from move to answer: half within ${at(0.5)}, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}, all ${at(1)}`);
  print(`moves lost: ${lost}`);
  if (lost > 0) process.exitCode = 1;
}

/** One client: plays games until the time is over. */
async function playOn(port: number, index: number, pauseMs: number, endMs: number, account: Account): Promise<void> {
  const rng = createRng(1, index);
  const visitor = await introduced(port);
  await pause(pauseMs * randomFraction(rng));
  for (let number = 0; performance.now() < endMs; number++) {
    const order = { variant: 'english', opponent: OPPONENT, side: 'black', seed: index * 1000 + number };
    const { id } = (await visitor.ask('POST', '/api/games', order)) as GameView;
    const told = await playGame(id, visitor, rng, pauseMs, endMs, account);
    const { moves } = (await visitor.ask('GET', `/api/games/${id}`)) as GameView;
    account.games++;
    account.lost += moves.join(' ') === told.join(' ') ? 0 : Math.max(1, Math.abs(moves.length - told.length));
  }
}

/** Plays random moves to the end of the game or of the time; returns all moves as the client knows them. */
async function playGame(
  id: string,
  { ask, headers, port }: Visitor,
  rng: Rng,
  pauseMs: number,
  endMs: number,
  account: Account,
): Promise<readonly string[]> {
  const listener = new GameListener(port, id, headers);
  let view = await listener.until(() => true);
  while (!view.outcome && performance.now() < endMs) {
    const move = randomMove(view, rng);
    const plies = view.moves.length;
    const startMs = performance.now();
    await ask('POST', `/api/games/${id}/moves`, { ply: plies, move });
    account.moves++;
    view = await listener.until((next) => next.moves.length > plies + 1 || next.outcome !== null);
    account.latenciesMs.push(performance.now() - startMs);
    if (view.moves[plies] !== move) account.lost++;
    await pause(2 * pauseMs * randomFraction(rng));
  }
  listener.close();
  return view.moves;
}

function randomMove({ variant: name, startFen, moves }: GameView, rng: Rng): string {
  const variant = variantNamed(name);
  const game = new Game(variant, { start: parseFen(startFen, variant.board) });
  for (const move of moves) game.play(parseMove(move, game.position, variant.board).move);
  const legal = formatLegalMoves(game.position, variant.board);
  return legal[randomBelow(rng, legal.length)]!;
}

/** Receives the events of a game. */
class GameListener {
  readonly #request;
  #view: GameView | undefined;
  #wake: () => void = () => undefined;

  constructor(port: number, id: string, headers: Headers) {
    this.#request = request({ port, headers, path: `/api/games/${id}/events` }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#hear(text.slice(0, end));
          text = text.slice(end + 2);
        }
      });
      response.on('error', () => undefined);
    });
    this.#request.on('error', () => undefined).end();
  }

  async until(isEnough: (view: GameView) => boolean): Promise<GameView> {
    while (!this.#view || !isEnough(this.#view)) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#view;
  }

  close(): void {
    this.#request.destroy();
  }

  #hear(event: string): void {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    this.#view = JSON.parse(data) as GameView;
    this.#wake();
  }
}

type Headers = Readonly<Record<string, string>>;

/** A client with a cookie. */
interface Visitor {
  readonly port: number;
  readonly headers: Headers;
  readonly ask: (method: string, path: string, body?: object) => Promise<unknown>;
}

async function introduced(port: number): Promise<Visitor> {
  const { cookie } = await send(port, 'GET', '/api/games', undefined, {});
  const headers = { cookie };
  const ask: Visitor['ask'] = async (method, path, body) => (await send(port, method, path, body, headers)).answer;
  return { port, headers, ask };
}

function send(
  port: number,
  method: string,
  path: string,
  body: object | undefined,
  headers: Headers,
): Promise<{ readonly answer: unknown; readonly cookie: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ answer: unknown; cookie: string }>();
  const allHeaders = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  const asked = request({ port, method, path, agent, headers: allHeaders }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    response.on('end', () => {
      const status = response.statusCode ?? 0;
      if (status >= 300) reject(new Error(`${method} ${path}: ${status} ${text}`));
      else resolve({ answer: JSON.parse(text), cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '' });
    });
  });
  asked.on('error', reject).end(body && JSON.stringify(body));
  return promise;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// At the end, because classes must be defined before use.
await main();
