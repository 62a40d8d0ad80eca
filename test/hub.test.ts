/** The Hub engine as a client uses it: a real process, a conversation, whole games. */

import type { ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHubArguments } from '../src/cli/hub/hubLine.ts';
import { parseHubMove } from '../src/cli/hub/hubMove.ts';
import { formatHubPosition } from '../src/cli/hub/hubPosition.ts';
import { parseFen } from '../src/rules/fen.ts';
import { Game } from '../src/rules/game.ts';
import { positionAfter } from '../src/rules/move.ts';
import type { Variant } from '../src/rules/variant.ts';
import { ENGLISH, GIVEAWAY_6X6 } from '../src/rules/variant.ts';
import { ROOT, runCli } from './runCli.ts';

const START = formatHubPosition(ENGLISH.start, ENGLISH.board);

/** Far deeper than any search here reaches. */
const DEEP = 'alphabeta:depth=60';

/** Pieces of lines, good and bad. */
const FUZZ =
  'hub | init | pos | level | go | go | stop | ponder-hit | ping | new-game | set-param | dance | think | ponder | ' +
  'analyze | infinite | depth=2 | depth=x | move-time=0.01 | time=0.1 | inc=-1 | nodes=9 | moves="11-15 24-20" | ' +
  `moves="11-15 11-15" | pos=${START} | pos=W | name=variant | name=player | value=english-6x6 | value=giveaway | ` +
  'value=random | value=mcts:playouts=9 | value=human | " | = | ==';

/** Soon, even on a busy machine: without a limit the searches here would end much later, or never. */
const PROMPT_MS = 5000;

/** Measures fractions of a second on a machine that may be busy, so it is tried again. */
const BY_THE_CLOCK = { retry: 4 };

/** Most conversations use one engine, because starting takes longer than the conversation. */
let shared: Client;
const others: Client[] = [];
beforeAll(() => {
  shared = new Client(['hub']);
});
afterAll(() => {
  for (const client of [shared, ...others]) client.kill();
});

describe('the handshake', () => {
  test('declares the engine and its parameters', async () => {
    const client = await startClient('alphabeta:depth=4', '--seed', '5');
    client.send('hub');
    expect(await client.linesUntil('wait')).toEqual([
      expect.stringMatching(/^id name=EvoDraughts version=\d+\.\d+\.\d+ author="The EvoDraughts authors"$/),
      'param name=variant value=english type=enum values="english english-6x6 giveaway giveaway-6x6"',
      'param name=player value="alphabeta:depth=4" type=string',
      'param name=seed value=5 type=int min=0 max=9007199254740991',
      'wait',
    ]);
    client.send('init');
    expect(await client.linesUntil('ready')).toEqual(['ready']);
    client.send('ping');
    expect(await client.linesUntil('pong')).toEqual(['pong']);
  });

  test('takes new parameters, before and after', async () => {
    const client = await engine('first');
    client.send('set-param name=player value="random"', 'set-param name=colour value=red', 'init');
    expect(await client.linesUntil('ready')).toEqual(['ready']);
    client.send('set-param name=variant value=giveaway-6x6', 'set-param name=seed value=9', 'hub');
    const lines = await client.linesUntil('wait');
    expect(lines.join('\n')).toMatch(
      /name=variant value=giveaway-6x6[^]*name=player value=random[^]*name=seed value=9/,
    );
    client.send('go think');
    const [done] = await client.linesUntil('done');
    expect(done).toMatch(/^done move=[456]-[78-9]$/);
  });

  test('rejects invalid parameters, and keeps the old ones', async () => {
    const client = await engine('first');
    client.send('set-param', 'set-param name=variant value=chess', 'set-param name=player value=human');
    client.send('set-param name=player value=alphabeta:deep=9', 'set-param name=seed value=-1', 'hub');
    expect(await client.linesUntil('wait')).toEqual([
      'error message="set-param requires a name, as in name=variant."',
      expect.stringContaining("There is no variant 'chess'."),
      expect.stringContaining('A human can only play'),
      expect.stringContaining("alphabeta has no option 'deep'."),
      expect.stringContaining('seed must be a whole number'),
      expect.stringMatching(/^id /),
      expect.stringContaining('value=english'),
      expect.stringContaining('value=first'),
      expect.stringContaining('value=1'),
      'wait',
    ]);
  });

  test('--json prints the declaration; an invalid player is reported first', async () => {
    const { code, out } = await runCli(['hub', 'mcts:playouts=10', '--json']);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      expect.objectContaining({
        name: 'EvoDraughts',
        params: expect.arrayContaining([{ name: 'player', value: 'mcts:playouts=10', type: 'string' }]) as unknown,
      }),
    ]);
    const human = await runCli(['hub', 'human']);
    expect([human.code, human.out, human.err]).toEqual([2, '', expect.stringContaining('Choose another player')]);
  });
});

describe('whole games, every move legal by our rules', () => {
  test.each([
    { spec: 'alphabeta:depth=4', variant: ENGLISH, level: '' },
    { spec: 'alphabeta:depth=3', variant: GIVEAWAY_6X6, level: '' },
    { spec: 'mcts:playouts=60', variant: GIVEAWAY_6X6, level: '' },
    { spec: 'alphabeta', variant: ENGLISH, level: 'level nodes=300' },
    { spec: 'alphabeta', variant: GIVEAWAY_6X6, level: 'level time=0.9 inc=0.01' },
  ])('$variant.name by $spec $level', async ({ spec, variant, level }) => {
    const client = await engine(spec, variant);
    const game = await playGame(client, variant, level);
    expect(game.outcome).toBeDefined();
    expect(client.complaints()).toEqual([]);
  });

  test('the same conversation gives the same moves, the next game others', async () => {
    const args = ['alphabeta:depth=2,noise=0.5', '--seed', '3', '--variant', GIVEAWAY_6X6.name];
    const [one, two] = await Promise.all([startClient(...args), startClient(...args)]);
    const { moves } = await playGame(one, GIVEAWAY_6X6, '');
    expect((await playGame(two, GIVEAWAY_6X6, '')).moves).toEqual(moves);
    two.send('new-game');
    expect((await playGame(two, GIVEAWAY_6X6, '')).moves).not.toEqual(moves);
  });
});

describe('a search', () => {
  test('reports its thoughts as lines of legal moves', async () => {
    const client = await engine(DEEP);
    client.send(`pos pos=${START} moves="11-15 23-19"`, 'level depth=7', 'go think');
    const lines = await client.linesUntil('done');
    expect(lines).toHaveLength(8);
    for (const [index, line] of lines.slice(0, -1).entries()) {
      const info = parseHubArguments(line);
      expect(info.get('depth')).toBe(String(index + 1));
      expect(info.get('score')).toMatch(/^-?\d+\.\d\d$/);
      expect(Number(info.get('nodes'))).toBeGreaterThan(0);
      const moves = info.get('pv')!.split(' ');
      let position = parseFen('B:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15', ENGLISH.board);
      for (const text of moves) {
        position = positionAfter(position, parseHubMove(text, position, ENGLISH.board), ENGLISH.board);
      }
      if (index === 6) expect(lines[7]).toBe(`done move=${moves[0]} ponder=${moves[1]}`);
    }
  });

  test('keeps its own limits without a level, and a level for one search only', async () => {
    const client = await engine('alphabeta:depth=3');
    client.send('go think');
    expect(await client.linesUntil('done')).toHaveLength(4);
    client.send('level depth=5', 'pos', 'go think');
    expect(await client.linesUntil('done')).toHaveLength(6);
    client.send('go think');
    expect(await client.linesUntil('done')).toHaveLength(4);
  });

  test('ends in time: of the move, of the clock', BY_THE_CLOCK, async () => {
    const client = await engine(DEEP);
    for (const [level, leastMs, mostMs] of [
      ['level move-time=0.3', 290, 600],
      ['level time=9', 290, 600],
      ['level moves=4 time=0.8', 190, 500],
      ['level time=-1', 0, 300],
    ] as const) {
      client.send('new-game', level, 'go think');
      const { elapsedMs } = await client.timed('done');
      expect(elapsedMs).toBeGreaterThan(leastMs);
      expect(elapsedMs).toBeLessThan(mostMs);
    }
  });

  test('a win scores 100 men less one hundredth for each ply', async () => {
    const client = await engine(DEEP);
    client.send(`pos pos=${hubPosition('B:W18:B14,K32')}`, 'level depth=9', 'go analyze');
    const lines = await client.linesUntil('done');
    expect(lines.at(-2)).toMatch(/ score=99\.99 /);
  });

  test('a forced move is played immediately; without a legal move there is none', async () => {
    const client = await engine(DEEP);
    client.send(`pos pos=${hubPosition('B:W18,30:B14')}`, 'go think');
    expect(await client.linesUntil('done')).toEqual(['done move=14x23x18']);
    for (const mode of ['think', 'ponder', 'analyze']) {
      client.send(`pos pos=${hubPosition('B:W9,14:B5')}`, `go ${mode}`);
      expect(await client.linesUntil('done')).toEqual(['done']);
    }
    client.send(`pos pos=${hubPosition('W:W:B5')}`, 'level infinite', 'go');
    expect(await client.linesUntil('done')).toEqual(['done']);
  });

  test('a draw by our rules does not keep it from moving', async () => {
    const client = await engine('first');
    const moves = '1-5 32-28 5-1 28-32 '.repeat(3);
    client.send(`pos pos=${hubPosition('B:WK32:BK1')} moves="${moves}"`, 'go think');
    expect(await client.linesUntil('done')).toEqual(['done move=1-5']);
  });

  test('a player without a depth keeps its own limits', async () => {
    const client = await engine('mcts:playouts=50');
    client.send('level depth=9', 'go think');
    expect((await client.linesUntil('done'))[0]).toContain(' nodes=50 ');
  });
});

describe('while it thinks', () => {
  test.each([
    [DEEP, 'go analyze'],
    [DEEP, 'level infinite\ngo think'],
    ['mcts', 'go analyze'],
    [DEEP, 'level move-time=100\ngo ponder'],
  ])('%s: stop after %j is answered soon', async (spec, go) => {
    const client = await engine(spec);
    client.send(go);
    await sleep(400);
    expect(client.count('done')).toBe(0);
    client.send('ping');
    expect((await client.timed('pong')).elapsedMs).toBeLessThan(PROMPT_MS);
    expect(client.count('done')).toBe(0);
    client.send('stop');
    const { elapsedMs, line } = await client.timed('done');
    expect(elapsedMs).toBeLessThan(PROMPT_MS);
    expect(line).toMatch(/^done move=\d+-\d+( ponder=\d+-\d+)?$/);
    client.send('stop', 'ponder-hit', 'ping');
    await client.linesUntil('pong');
    expect(client.count('done')).toBe(1);
  });

  test.each(['first', 'alphabeta:depth=2'])('%s has finished thinking, and waits for stop', async (spec) => {
    const client = await engine(spec);
    client.send(`pos pos=${hubPosition('B:W18:B14,K32')}`, 'go analyze');
    await sleep(300);
    expect(client.count('done')).toBe(0);
    client.send('stop');
    expect((await client.timed('done')).elapsedMs).toBeLessThan(PROMPT_MS);
  });

  test('an analysis with a limit ends there', async () => {
    const client = await engine(DEEP);
    client.send('level depth=5', 'go analyze');
    expect(await client.linesUntil('done')).toHaveLength(6);
  });

  test('pondering continues until the hit, and then as long as the level says', BY_THE_CLOCK, async () => {
    const client = await engine(DEEP);
    client.send('level move-time=0.3', 'go ponder');
    await sleep(600);
    expect(client.count('done')).toBe(0);
    client.send('ponder-hit');
    const { elapsedMs } = await client.timed('done');
    expect(elapsedMs).toBeGreaterThan(250);
    expect(elapsedMs).toBeLessThan(600);
  });

  test('a finished ponder search answers the hit immediately', async () => {
    const client = await engine('alphabeta:depth=3');
    client.send('go ponder');
    await sleep(300);
    expect([client.count('info'), client.count('done')]).toEqual([3, 0]);
    client.send('ponder-hit');
    expect((await client.timed('done')).elapsedMs).toBeLessThan(PROMPT_MS);
  });

  test.each([
    ['the first is answered', 'level depth=2', 0],
    ['the second is', 'level move-time=0.3', 1],
  ])('input after stop is for the next search, also before %s', async (_, level, answers) => {
    const client = await engine(DEEP);
    client.send('go ponder', 'stop', 'pos moves="9-13"', level, 'go think');
    const lines = answers === 0 ? [] : await client.linesUntil('done');
    client.send('go ponder', 'stop', 'level infinite', 'go think', 'stop', 'stop', 'hub');
    lines.push(...(await client.linesUntil('wait')));
    const done = lines.filter((line) => line.startsWith('done '));
    expect(done).toHaveLength(4);
    expect(done.map((line) => Number(/\d+/.exec(line)![0]) > 16)).toEqual([false, true, true, true]);
    expect(client.complaints()).toEqual([]);
  });
});

describe('the end', () => {
  test.each(['quit', 'closed input'])('%s in mid-search', async (how) => {
    const client = await startClient(DEEP);
    client.send('go analyze');
    await sleep(300);
    const startMs = performance.now();
    if (how === 'quit') client.send('quit');
    else client.close();
    expect(await client.exitCode).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(2 * PROMPT_MS);
    expect([client.count('done'), client.err]).toEqual([0, '']);
  });

  test('closed input before anything was said', async () => {
    expect(await runCli(['hub'])).toEqual({ code: 0, out: '', err: '' });
    expect(await runCli(['hub'], { input: 'ping\r\nquit\nping\n' })).toEqual({ code: 0, out: 'pong\n', err: '' });
  });
});

describe('invalid lines', () => {
  test.each([
    ['pos pos=W', 'A position is W or B for the side to move and then 32 letters'],
    [`pos pos=${START} moves="9-13 9-14"`, '9-14 is not legal here. Legal moves: '],
    ['pos moves="up"', 'up is not a move'],
    ['pos pos="unfinished', "The line is invalid from pos='unfinished on"],
    ['level depth=much', 'level: depth must be a whole number from 1'],
    ['level move-time=', 'The line is invalid from move-time= on'],
  ])('%s is explained', async (line, problem) => {
    const client = await engine('first');
    client.send(line, 'go think');
    const [error, done] = await client.linesUntil('done');
    expect(parseHubArguments(error!).get('message')).toContain(problem);
    expect(error).toMatch(/^error message="[^"]*\."$/);
    expect(done).toBe('done move=9-13');
  });

  test('unknown commands are ignored', async () => {
    const client = await engine('first');
    client.send('', '   ', 'dance', 'dance with="wolves', '"', '=', 'level handicap=3', 'toString', '__proto__');
    client.send('stop', 'ponder-hit', 'pos colour=red', 'go think fast=yes');
    expect(await client.linesUntil('done')).toEqual(['done move=9-13']);
  });

  test('no input makes it crash', async () => {
    const client = await startClient('alphabeta:depth=2');
    const word = fc.constantFrom(...FUZZ.split(' | '));
    const line = fc.oneof(
      fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/^\s*quit|[\r\n]/g, '')),
    );
    client.send(...fc.sample(line, { numRuns: 3000, seed: 1 }), 'set-param name=seed value=424242', 'hub');
    // Some of the searches above never end otherwise.
    const nudge = setInterval(() => client.send('stop'), 5);
    await client.lineMatching(/value=424242/);
    clearInterval(nudge);
    expect(await client.linesUntil('wait')).toEqual(['wait']);
    expect(client.complaints().filter((text) => text.includes('crashed'))).toEqual([]);
    expect(client.err).toBe('');
    client.send('quit');
    expect(await client.exitCode).toBe(0);
  });
});

/** Plays the engine against itself from the start of the variant; every move has to be legal. */
async function playGame(client: Client, variant: Variant, level: string): Promise<Game> {
  const game = new Game(variant);
  const start = formatHubPosition(variant.start, variant.board);
  const texts: string[] = [];
  while (!game.outcome) {
    const moves = texts.length === 0 ? '' : ` moves="${texts.join(' ')}"`;
    client.send(`pos pos=${start}${moves}`, level, 'go think');
    const done = parseHubArguments((await client.linesUntil('done')).at(-1)!);
    const text = done.get('move')!;
    game.play(parseHubMove(text, game.position, variant.board));
    texts.push(text);
    const answer = done.get('ponder');
    if (answer !== undefined) parseHubMove(answer, game.position, variant.board);
  }
  return game;
}

function hubPosition(fen: string): string {
  return formatHubPosition(parseFen(fen, ENGLISH.board), ENGLISH.board);
}

/** The shared engine with a player, in its initial state. */
async function engine(spec: string, variant = ENGLISH): Promise<Client> {
  shared.send('stop', `set-param name=player value="${spec}"`, `set-param name=variant value=${variant.name}`);
  shared.send('set-param name=seed value=1', 'new-game', 'pos', 'init');
  await shared.linesUntil('ready');
  shared.forget();
  return shared;
}

/** A separate engine, ready for commands. */
async function startClient(...args: readonly string[]): Promise<Client> {
  const client = new Client(['hub', ...args]);
  others.push(client);
  client.send('init');
  await client.linesUntil('ready');
  client.forget();
  return client;
}

/** The client's end of the connection. */
class Client {
  readonly exitCode: Promise<number | null>;
  err = '';
  readonly #child: Child;
  readonly #lines: string[] = [];
  #isClosed = false;
  #read = 0;
  #onLine: () => void = () => undefined;

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, [`${ROOT}bin/evodraughts.js`, ...args]);
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#onLine();
    });
    this.exitCode = new Promise((resolve) => {
      this.#child.on('close', resolve);
    });
    void this.exitCode.then(() => {
      this.#isClosed = true;
      this.#onLine();
    });
  }

  send(...lines: readonly string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Ignores all lines so far. */
  forget(): void {
    this.#lines.splice(0);
    this.#read = 0;
  }

  close(): void {
    this.#child.stdin.end();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** The number of lines with a command so far. */
  count(command: string): number {
    return this.#lines.filter((line) => isLine(line, command)).length;
  }

  complaints(): string[] {
    return this.#lines.filter((line) => isLine(line, 'error'));
  }

  /** The lines since the last call, up to the first with a command. */
  async linesUntil(command: string): Promise<string[]> {
    return this.#readUntil((line) => isLine(line, command));
  }

  async lineMatching(pattern: RegExp): Promise<string> {
    return (await this.#readUntil((line) => pattern.test(line))).at(-1)!;
  }

  /** The next line with a command, and how long it took from now. */
  async timed(command: string): Promise<{ line: string; elapsedMs: number }> {
    const startMs = performance.now();
    const lines = await this.linesUntil(command);
    return { line: lines.at(-1)!, elapsedMs: performance.now() - startMs };
  }

  async #readUntil(isLast: (line: string) => boolean): Promise<string[]> {
    const from = this.#read;
    for (;;) {
      while (this.#read < this.#lines.length) {
        if (isLast(this.#lines[this.#read++]!)) return this.#lines.slice(from, this.#read);
      }
      if (this.#isClosed) throw new Error(`it ended after ${this.#lines.at(-1)}: ${this.err}`);
      await new Promise<void>((resolve) => {
        this.#onLine = resolve;
      });
    }
  }
}

function isLine(line: string, command: string): boolean {
  return line === command || line.startsWith(`${command} `);
}
