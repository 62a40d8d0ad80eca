/** Runs as a person or a script starts, stops and resumes them. */

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../src/base/inputError.ts';
import type { RunRecord } from '../src/store/records.ts';
import { openStore } from '../src/store/store.ts';
import { exampleGeneration, exampleIndividual } from './exampleRuns.ts';
import type { CliResult } from './runCli.ts';
import { interruptCli, runCli, runJson, runProcess } from './runCli.ts';
import { hasTerminal, runAtTerminal } from './terminalCli.ts';

const ESCAPE = '\u001B';
const FILE = 'experiments/expressions-6x6.json';
const TINY = [
  'generations=2 population=10 fitness.games=4 fitness.racing=null candidates=3 finalists=1 validation.games=4',
  'finalGames=4 confirmationGames=4 validation.opponents=[{"player":"random"}] test.games=4 test.opponents=["random"]',
].flatMap((line) => line.split(' '));
/** Generations that take long enough to be interrupted. */
const SLOW = ['generations=8', 'population=40', 'fitness.games=80'];
const ENDLESS = [...SLOW, 'generations=5000'];

let folder: string;
let told: CliResult;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  told = await runCli(evolve('people'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** The arguments that evolve into a separate store. */
function evolve(store: string, changes: readonly string[] = TINY, threads = 2): string[] {
  return ['evolve', FILE, '--store', storeFile(store), '--seed', '3', '--threads', `${threads}`, '--set', ...changes];
}

function storeFile(name: string): string {
  return join(folder, `${name}.sqlite`);
}

/** The first run of a store, if it exists yet. */
function firstRun(name: string): RunRecord | undefined {
  if (!existsSync(storeFile(name))) return undefined;
  using store = openStore(storeFile(name));
  return store.runs()[0];
}

describe('evolve', () => {
  test('shows generations, champion and test, without progress drawings outside a terminal', () => {
    const { code, out, err } = told;
    expect([code, err]).toEqual([0, '']);
    expect([out.includes('\r'), out.includes(ESCAPE)]).toEqual([false, false]);
    expect(out).toMatch(
      /^Run 1: expressions-6x6, english-6x6, seed 3, 2 generations, 2 threads\nStrength is in Elo above random moves\. Best /,
    );
    expect(out).toMatch(
      /\ngeneration +strength +best +mean +spread +size +different +games\/s {2}best of it\n +0 +-?\d+ \(.*\) +\d+\.\d /,
    );
    expect(out).toMatch(/\n {9}0 .*\n {9}1 .*\n {9}2 .*\n\nThe champion, from generation \d:\n {2}\S.*\n/);
    expect(out).toMatch(/\n {2}= .*\n[^]*\nStrength: .* Elo above random moves[^]* (luck|random moves)/);
    expect(out).toMatch(/\nrun:1\nWins \d+ % \(\d+-\d+\) of 4 games against random\.\n/);
    // With the name of the store they are too wide to be side by side.
    const store = `--store ${storeFile('people')}`;
    const play = `evodraughts play --white run:1 --variant english-6x6 ${store}`;
    expect(out).toContain(`Next:\n  play against it:\n    ${play}\n`);
    expect(out.endsWith(`\n  see all data of the run:\n    evodraughts runs show 1 ${store}\n`)).toBe(true);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test('shows the weights of a champion once, and who chose it', async () => {
    const changes =
      'variant=english-6x6 generations=1 evolver.population=4 strategy.depth=1 confirmationGames=2 test.games=2';
    const set = ['--set', ...changes.split(' '), 'test.opponents=["random"]', 'yardstick.games=0'];
    const args = ['experiments/foley/islands.json', '--seed', '1', ...set, '--store', storeFile('islands')];
    const { code, out } = await runCli(['evolve', ...args]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nThe champion, from generation 1:\n {2}foley: [^=]*\n\nIn stage 1 \(10 pieces or more\) it wants /,
    );
    expect(out).toMatch(/\nIt was chosen from 3 candidates, with [\d.]+ % of the points in 4 validation games\.\n/);
  });

  test('tells programs the run, its champion and its test', async () => {
    const { experiment: _, ...run } = firstRun('people')!;
    using store = openStore(storeFile('people'));
    const champion = store.champion(1)!;
    const answer = await runJson(evolve('programs'));
    expect(answer).toEqual({
      run: { ...withoutBest(run), createdAt: expect.any(String) as string, updatedAt: expect.any(String) as string },
      champion,
      test: store.tests({ run: 1 })[0]!.result,
      strengths: store.strengths(1),
      interrupted: false,
      timeMs: expect.any(Number) as number,
    });
    expect(answer).toMatchObject({
      run: { id: 1, seed: 3, status: 'finished', generation: 2, generations: 2 },
      champion: { validation: { games: 8, candidates: 3 }, confirmation: { games: 4 } },
      test: { protocol: 'fair', players: [{ player: 'run:1', spec: champion.player }] },
    });
  });

  test('a champion plays wherever a player can, and so does the best of a generation', async () => {
    const play = (player: string): Promise<unknown> =>
      runJson(['match', player, 'random', '--variant', 'english-6x6', '--games', '4', '--store', storeFile('people')]);
    expect(await play('run:1')).toMatchObject({ players: ['run:1', 'random'], games: 4 });
    expect(await play('run:1@2')).toMatchObject({ players: ['run:1@2', 'random'], games: 4 });
  });

  test('a strategy with a search depth becomes the evaluation of a search', async () => {
    const looking = ['strategy.mode=position', 'championDepth=0', 'strategy.depth=1'];
    const { code, out } = await runCli(evolve('deep', [...TINY, 'generations=1', ...looking]));
    expect(code).toBe(0);
    expect(out).toContain('\nIt looks 1 ply ahead and scores where it lands with this formula.\n');
    using store = openStore(storeFile('deep'));
    const { player, individual } = store.champion(1)!;
    expect(player).toMatch(/^alphabeta:depth=1,/);
    expect(player).toContain(`eval=${individual.text}`);
  });

  test('an invalid experiment is reported, and nothing is stored', async () => {
    const file = join(folder, 'broken.json');
    await writeFile(file, '{ "name": "broken", "generations": "many" }');
    const { code, out, err } = await runCli(['evolve', file, '--store', storeFile('never')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${file}: generations must be a whole number from 1 to 100000`);
    expect(existsSync(storeFile('never'))).toBe(false);
  });

  test('a file that is not a store is unchanged', async () => {
    const file = join(folder, 'notes.txt');
    await writeFile(file, 'not a store');
    const { code, err } = await runCli(['evolve', FILE, '--store', file, '--set', ...TINY]);
    expect([code, err]).toEqual([2, expect.stringContaining('notes.txt is damaged or not a store')]);
    expect(await readFile(file, 'utf8')).toBe('not a store');
  });

  test('reports that another process continues the run, and how to resume', async () => {
    const running = runProcess(evolve('shared', [...TINY, ...SLOW]));
    const isOver = running.then(() => true);
    while (!takeFurther('shared')) if (await Promise.race([isOver, sleep(20, false)])) break;
    const { code, err } = await running;
    expect(code).toBe(2);
    expect(err).toMatch(/^Another process has continued run 1: [^]* Then continue: evodraughts resume 1 --store /);
  });
});

describe('resume', () => {
  beforeAll(async () => {
    await runJson(evolve('whole', [...TINY, ...SLOW]));
  });

  test.each([1, 2])(
    'ends a run of %i threads that was stopped with Ctrl-C as if it had never stopped',
    async (threads) => {
      const name = `stopped-${threads}`;
      const isUnderWay = (): boolean => (firstRun(name)?.generation ?? -1) >= 1;
      const stopped = await interruptCli(evolve(name, [...TINY, ...SLOW], threads), '', isUnderWay);
      const { status, generation } = firstRun(name)!;
      expect([stopped.code, status]).toEqual([130, 'unfinished']);
      const next = `evodraughts resume 1 --store ${storeFile(name)}`;
      expect(stopped.out.endsWith(`\n\nStopped after generation ${generation} of 8. To continue: ${next}\n`)).toBe(
        true,
      );
      const resumed = await runCli(['resume', '1', '--store', storeFile(name), '--threads', `${3 - threads}`]);
      expect([resumed.code, resumed.err]).toEqual([0, '']);
      expect(resumed.out).toContain(
        `Run 1: expressions-6x6, english-6x6, seed 3, from generation ${generation + 1} of 8, `,
      );
      using one = openStore(storeFile(name));
      using other = openStore(storeFile('whole'));
      expect(one.champion(1)).toEqual(other.champion(1));
      expect(one.stateOf(1)).toEqual(other.stateOf(1));
    },
  );

  test('has nothing to do for a run that is finished or unknown', async () => {
    const store = storeFile('people');
    const finished = await runCli(['resume', '1', '--store', store]);
    expect([finished.code, finished.err]).toEqual([
      2,
      `Run 1 is finished. To see its results: evodraughts runs show 1 --store ${store}\n`,
    ]);
    const unknown = await runCli(['resume', '9', '--store', store]);
    expect([unknown.code, unknown.err]).toEqual([2, `There is no run 9 in ${store}. Stored are 1.\n`]);
  });
});

describe('a run in progress', () => {
  test('reports to the store, is left alone by others, and stops on request', async () => {
    const running = runProcess(evolve('conducted', [...TINY, ...ENDLESS]));
    while (!existsSync(storeFile('conducted'))) await sleep(20);
    using store = openStore(storeFile('conducted'));
    while (!store.conductor(1)) await sleep(20);
    expect(store.conductor(1)).toMatchObject({ part: 'generation', isStopWanted: false });
    const refusal = 'Another process is conducting run 1. Let it finish, or stop it first.\n';
    for (const words of [
      ['resume', '1'],
      ['runs', 'delete', '1', '--yes'],
    ]) {
      expect(await runCli([...words, '--store', storeFile('conducted')])).toEqual({ code: 2, out: '', err: refusal });
    }
    store.wantStop(1);
    const { code, out } = await running;
    expect([code, out]).toEqual([
      130,
      expect.stringMatching(/\nStopped (after|before) .* To continue: evodraughts resume 1 /),
    ]);
    expect([store.run(1).status, store.conductors()]).toEqual(['unfinished', []]);
  });

  test('is no longer in progress when it is finished, or when its process is gone', async () => {
    {
      using store = openStore(storeFile('people'));
      expect(store.conductors()).toEqual([]);
    }
    const isUnderWay = (): boolean => (firstRun('killed')?.generation ?? -1) >= 0;
    await interruptCli(evolve('killed', [...TINY, ...SLOW]), '', isUnderWay, 'SIGKILL');
    using store = openStore(storeFile('killed'));
    expect(store.conductors()).toHaveLength(1);
    const { code } = await runCli(['resume', '1', '--store', storeFile('killed')]);
    expect([code, store.run(1).status, store.conductors()]).toEqual([0, 'finished', []]);
  });
});

describe.skipIf(!hasTerminal())('at a terminal', () => {
  test('evolve draws its progress and keeps within the width', async () => {
    const { code, out } = await runAtTerminal(evolve('terminal'), 80, []);
    // What remains of a line after the progress on it is erased.
    const texts = out.split('\n').map((line) => line.split(`${ESCAPE}[K`).at(-1)!);
    // A command is not wrapped, however long the name of its store.
    const lines = texts.filter((line) => !line.includes(' --store '));
    expect(code).toBe(0);
    expect(lines).toContain('generation         strength   best   mean   size  games/s  best of it');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('a person plays against a champion', async () => {
    const args = ['play', '--white', 'run:1', '--variant', 'english-6x6', '--store', storeFile('people')];
    const { out } = await runAtTerminal(args, 80, [
      ['your move (? for help): ', '6-9'],
      ['your move (? for help): ', 'quit'],
    ]);
    expect(out).toMatch(/Black to move, \d+ moves\.[^]*White plays \d+-\d+\.[^]*The game was left unfinished\./);
    expect(out).toContain('[White "run:1"]');
  });
});

test('a run of another version continues with a warning', async () => {
  const { version } = firstRun('people')!;
  const file = storeFile('versions');
  {
    using people = openStore(storeFile('people'));
    using store = openStore(file);
    store.createRun({ ...people.run(1), version: '0.0.1' });
  }
  const args = ['resume', '1', '--store', file, '--threads', '1', '--json'];
  const { code, out, err } = await runCli(args);
  const now = `continues with ${version}, which may breed and play differently`;
  expect([code, err]).toEqual([0, `Run 1 was started by EvoDraughts 0.0.1 and ${now}.\n`]);
  expect(JSON.parse(out)).toMatchObject({ run: { version: '0.0.1', status: 'finished' } });
});

/** The run without the columns that only lists have. */
function withoutBest(run: object): object {
  const { fitness: _, text: __, ...rest } = run as Record<string, unknown>;
  return rest;
}

/** Stores a generation as another process would; false if there is none to follow, or the first process was faster. */
function takeFurther(name: string): boolean {
  const generation = firstRun(name)?.generation ?? -1;
  if (generation < 0) return false;
  using store = openStore(storeFile(name));
  try {
    store.saveGeneration(1, exampleGeneration(generation + 1), [exampleIndividual(0)], {});
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
