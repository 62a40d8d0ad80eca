/** Runs and matches in the store, as a person or a script uses them. */

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { EXAMPLE_STRENGTH, exampleChampion, storeExample } from './exampleRuns.ts';
import { ORIGINAL_TEXT } from './originalText.ts';
import type { CliResult } from './runCli.ts';
import { runCli, runJson, runWhileStoreBreaks } from './runCli.ts';
import { hasTerminal, runAtTerminal } from './terminalCli.ts';

const FAIR = { opponent: 'random', wins: 370, draws: 50, losses: 80, games: 500 };
const LONG_TEXT = `add(${'own.men, add('.repeat(30)}own.men, 1.0${')'.repeat(31)}`;

let folder: string;
let store: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  store = join(folder, 'store.sqlite');
  using opened = openStore(store);
  storeExample(opened);
  storeExample(
    opened,
    { name: 'Kings', variant: 'english-6x6', seed: 8, experiment: { evolver: { population: 4 } } },
    'own.kings',
    false,
  );
  storeExample(opened, { name: 'Long', experiment: { evolver: { population: 2 } } }, LONG_TEXT);
  for (const [generation, elo] of [0, 1, 2, null].map((one, index) => [one, 300 + 100 * index] as const)) {
    opened.saveStrength(1, { ...EXAMPLE_STRENGTH, generation, elo });
  }
  opened.addTests([{ run: 1, player: 'run:1', variant: 'english', protocol: 'seen', result: { ...FAIR } }]);
});
afterAll(() => rm(folder, { recursive: true }));

function cli(...args: readonly string[]): Promise<CliResult> {
  return runCli([...args, '--store', store]);
}

function json(...args: readonly string[]): Promise<unknown> {
  return runJson(['--store', store, ...args]);
}

describe('runs', () => {
  test('are listed with their champions, shortened, and what to do next', async () => {
    const { code, out, err } = await cli('runs');
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[1]).toMatch(
      /1 {2}Two features {2}english +7 {2}finished 2\/2 +600 \(440-590\) {2}\S{3} +79 % \(75-82\) +sub\(own/,
    );
    expect(lines[2]).toMatch(/2 {2}Kings +english-6x6 +8 {2}unfinished 2\/2 +own\.kings$/);
    expect(lines[3]!.length).toBeLessThanOrEqual(120);
    expect(lines[3]).toMatch(/\.\.\.$/);
    expect(lines.slice(-3)).toEqual([
      `3 runs. To see one in full: evodraughts runs show 1 --store ${store}`,
      `To continue run 2: evodraughts resume 2 --store ${store}`,
      '',
    ]);
  });

  test('can be filtered and ordered', async () => {
    const ids = async (...args: string[]): Promise<number[]> =>
      ((await json('runs', ...args)) as { runs: { id: number }[] }).runs.map(({ id }) => id);
    expect(await ids('--sort', 'name', '--status', 'finished')).toEqual([3, 1]);
    expect(await ids('--variant', 'english-6x6')).toEqual([2]);
    expect(await ids('--sort', 'strength', '--limit', '1')).toEqual([1]);
    expect((await cli('runs', '--name', 'nobody')).out).toBe(
      `No run matches. "evodraughts runs --store ${store}" lists all runs.\n`,
    );
  });

  test('that do not exist are reported, with how to create some', async () => {
    const missing = join(folder, 'missing.sqlite');
    const { code, err } = await runCli(['runs', '--store', missing]);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(`There is no store at ${missing} yet. "evodraughts evolve`),
    ]);
    expect(existsSync(missing)).toBe(false);
    const empty = join(folder, 'empty.sqlite');
    openStore(empty).close();
    expect((await runCli(['--store', empty, 'runs'])).out).toMatch(/^There are no runs yet\. To start one: /);
  });
});

describe('runs show', () => {
  test('shows settings, generations, champion, ancestors and tests', async () => {
    const { out } = await cli('runs', 'show', '1');
    expect(out).toMatch(/^Run 1: Two features, english, seed 7\nFinished at generation 2 of 2, started \d{4}-/);
    expect(out).toContain('evolver  method generational, population 2\n');
    expect(out).toMatch(/\nStrength: \S{3} {2}From 300 to 500 Elo above random moves in 2 generations; the champion/);
    expect(out).toMatch(/\n +1 +400 \(440-590\) +60\.0 +40\.0 +10\.0 +3 +50 % {2}sub\(own\.men, opponent\.men\)\n/);
    expect(out).toMatch(/\nIt scored 70 % in training, 66 % in 100 new games\.\n/);
    expect(out).toContain('  = own.men - opponent.men\n');
    expect(out).toContain('It likes men of its own.');
    expect(out).toMatch(
      /Its ancestors, from the champion back to the first:\n.*\n +2 +70\.0 {2}own\.men - opponent\.men/,
    );
    expect(out).toContain('Wins 74 % (70-78) of 500 games against random (seen).');
    expect(out.endsWith(`To play against it: evodraughts play --white run:1 --store ${store}\n`)).toBe(true);
    const unfinished = await cli('runs', 'show', '2');
    expect(unfinished.out.endsWith(`To continue: evodraughts resume 2 --store ${store}\n`)).toBe(true);
  });

  test('suggests commands without a store if none was named', async () => {
    vi.stubEnv('EVODRAUGHTS_STORE', store);
    expect((await runCli(['runs', 'show', '1'])).out).toMatch(/To play against it: evodraughts play --white run:1\n$/);
    vi.unstubAllEnvs();
  });

  test('gives programs all of it', async () => {
    expect(await json('runs', 'show', '1')).toMatchObject({
      run: { id: 1, status: 'finished' },
      generations: [{ number: 0 }, { number: 1 }, { number: 2 }],
      champion: exampleChampion(),
      tests: [{ protocol: 'seen', result: FAIR }],
    });
  });
});

test('runs compare sets settings that differ and outcomes side by side', async () => {
  const { out } = await cli('runs', 'compare', '1', '2');
  expect(out).toMatch(/^setting +run 1 +run 2\nname +Two features +Kings\nvariant +english +english-6x6\nseed +7 +8\n/);
  expect(out).toMatch(/\nevolver\.population +2 +4\n/);
  expect(out).toMatch(/\nwins against random \(seen\) +74 % \(70-78\)\n/);
  expect(out).toMatch(/\nchampion, size +3\n/);
  // They are of different variants and cannot meet.
  expect(out).toMatch(/\nstrength of the champion +600 \(440-590\)\nstrength by generation +\S{3}\n/);
  expect(out).toMatch(/Compare runs by their strength \(Elo above random moves\) and tests\.\n$/);
  expect(await json('runs', 'compare', '1', '2')).toMatchObject({
    differences: expect.arrayContaining([
      { name: 'seed', values: [7, 8] },
      { name: 'evolver.method', values: ['generational', null] },
    ]) as unknown,
    runs: [
      { id: 1, championSize: 3, tests: [{ opponent: 'random', wins: 370 }] },
      { id: 2, champion: null },
    ],
  });
});

describe('runs rate', () => {
  test('measures what is missing, shows it and keeps it', async () => {
    const rate = ['runs', 'rate', '2', '--games', '2', '--opponents', 'random', 'champion:daisy', '--threads', '1'];
    expect((await cli('runs', 'show', '2')).out).toContain(
      'Its strength has not been measured yet. To measure it: evodraughts runs',
    );
    const { code, out, err } = await cli(...rate);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Run 2, against random \(0\), Daisy \(124\):\ngeneration +strength +games\n +0 +-?\d+ \(/);
    expect(out).toContain('3 ratings measured and stored. To see a run: evodraughts runs show 2');
    expect((await cli(...rate)).out).toContain('All of these ratings existed. To repeat them, add --again.');
    const { rated } = (await json(...rate, '--again')) as { rated: object[] };
    using opened = openStore(store);
    expect(rated).toEqual(opened.strengths(2).map((strength) => ({ run: 2, strength })));
    expect((await cli('runs', 'show', '2')).out).toContain('Strength: ');
  });

  test('rejects opponents whose strength is not known, and runs that are not there, before it measures', async () => {
    const { code, err } = await cli('runs', 'rate', '1', '--opponents', 'champion:daisy');
    expect([code, err]).toEqual([2, expect.stringContaining('champion:daisy has no known strength in english. Known')]);
    expect((await cli('runs', 'rate', '1-9')).err).toContain('There is no run 4 in ');
  });
});

describe('runs export and import', () => {
  test('copy a run to another store unchanged', async () => {
    const [file, other] = [join(folder, 'run.json'), join(folder, 'other.sqlite')];
    const told = await json('runs', 'export', '1', '--format', 'json', '--out', file);
    expect(told).toMatchObject({ run: 1, format: 'json', file });
    const imported = await runJson(['runs', 'import', file, '--store', other]);
    expect(imported).toEqual({ imported: [{ run: 1, file, name: 'Two features' }] });
    using one = openStore(store);
    using two = openStore(other);
    expect(two.generations(1)).toEqual(one.generations(1));
    expect(two.membersOf(1, 2)).toEqual(one.membersOf(1, 2));
    expect(two.champion(1)).toEqual(one.champion(1));
    expect(two.tests({ run: 1 })).toMatchObject([{ protocol: 'seen', result: FAIR }]);
    expect(two.run(1)).toMatchObject({ status: 'imported', generation: 2, seed: 7 });
  });

  test('write the files of the original', async () => {
    const { out } = await cli('runs', 'export', '1', '--format', 'csv');
    expect(out).toBe('Generation,Best_Fitness,Avg_Fitness\n0,0.5,0.6\n1,0.4,0.6\n2,0.30000000000000004,0.6\n');
    const { text } = (await json('runs', 'export', '1', '--format', 'txt')) as { text: string };
    expect(text).toContain('Test Results (vs Random): 370/500 wins (74.0%)\n  Draws: 50, Losses: 80\n');
  });

  test('write a run for the original only if its best, or its champion, plays as the original knows', async () => {
    using opened = openStore(store);
    const id = storeExample(opened, { name: 'Settled' }, 'own.men,mode=settled', false);
    const { code, err } = await cli('runs', 'export', String(id), '--format', 'txt');
    const who = `The best of run ${id}, expression:own.men,mode=settled,`;
    expect([code, err]).toEqual([
      2,
      `${who} chooses moves in a way that the original EvoDraughts does not support. Use --format json.\n`,
    ]);
    opened.deleteRuns([id]);
    expect((await cli('runs', 'export', '2', '--format', 'txt')).out).toContain('\nown.kings\n');
  });

  test('give a program the text itself if no file is named', async () => {
    const told = await json('runs', 'export', '1', '--format', 'csv', '--out', '-');
    expect(told).toMatchObject({ run: 1, format: 'csv', text: expect.stringContaining('Generation,') as string });
  });

  test('read a result of the original, which then can be shown and play', async () => {
    const file = join(folder, 'evolution_1.txt');
    await writeFile(file, ORIGINAL_TEXT);
    const { imported } = (await json('runs', 'import', file)) as { imported: { run: number }[] };
    const id = imported[0]!.run;
    const { out } = await cli('runs', 'show', String(id));
    expect(out).toMatch(
      new RegExp(
        `^Run ${id}: evolution_1, english\nImported at generation 2 of 2, imported .{16} UTC, version original\n`,
      ),
    );
    expect(out).toContain('It scored 95.0 % in training.');
    // Spread, size and diversity are unknown.
    expect(out).toMatch(/\n +0 +55\.0 +29\.7 *\n/);
    expect(out).toContain('Wins 95 % (76-99) of 20 games against random (original).');
    const again = await cli('runs', 'export', String(id), '--format', 'txt');
    expect(again.out).toBe(ORIGINAL_TEXT.replace('Avg=nan', 'Avg=1.0000'));
    const game = ['play', '--black', `run:${id}`, '--white', 'random', '--store', store];
    expect(await runJson(game)).toMatchObject({ pdn: expect.stringContaining(`[Black "run:${id}"]`) as string });
  });

  test('a bad file among good ones changes nothing', async () => {
    const [good, bad] = [join(folder, 'good.txt'), join(folder, 'bad.txt')];
    await writeFile(good, ORIGINAL_TEXT);
    await writeFile(bad, ORIGINAL_TEXT.replace('mul(x[73], x[24])', 'process.exit(1)'));
    const before = await json('runs');
    const { code, err } = await cli('runs', 'import', good, bad);
    expect([code, err]).toEqual([2, expect.stringMatching(`^${bad}: .*process`)]);
    expect(await json('runs')).toEqual(before);
  });

  test('an imported run cannot refer to another player', async () => {
    const file = join(folder, 'circle.json');
    await json('runs', 'export', '1', '--format', 'json', '--out', file);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('expression:sub(own.men, opponent.men),mode=position', 'run:1'));
    expect((await cli('runs', 'import', file)).err).toContain('A run cannot contain the player run:1');
    await writeFile(file, text.replaceAll('expression:sub(own.men, opponent.men),mode=position', 'random'));
    const { code, err } = await cli('runs', 'import', file);
    expect([code, err]).toEqual([2, expect.stringContaining('Its champion random does not play by an expression')]);
  });
});

test('runs delete asks first, and then deletes all data of a run', async () => {
  const other = join(folder, 'delete.sqlite');
  {
    using opened = openStore(other);
    storeExample(opened);
    storeExample(opened);
  }
  const unsure = await runCli(['runs', 'delete', '1', '--store', other]);
  expect([unsure.code, unsure.err]).toEqual([2, expect.stringContaining('needs a confirmation')]);
  const unknown = await runCli(['runs', 'delete', '1', '9', '--yes', '--store', other]);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There is no run 9 in')]);
  using opened = openStore(other);
  expect(opened.runs()).toHaveLength(2);
  const { out } = await runCli(['runs', 'delete', '1', '--yes', '--store', other]);
  expect(out).toBe('Deleted: run 1, Two features, finished 2/2.\n');
  expect(opened.runs().map(({ id }) => id)).toEqual([2]);
});

test.skipIf(!hasTerminal())('runs delete stopped with Ctrl-C says so to scripts too', async () => {
  const { code, out } = await runAtTerminal(['runs', 'delete', '1', '--store', store], 80, [['(yes or no)', '\u0003']]);
  expect([code, out]).toEqual([130, expect.stringContaining('Nothing was deleted.')]);
  expect(await json('runs', 'show', '1')).toMatchObject({ run: { id: 1 } });
});

test('a run that plays another game than its own is remarked on', async () => {
  using opened = openStore(store);
  const id = storeExample(opened, { name: 'Other game', variant: 'giveaway' });
  const remark = `run:${id} was evolved for giveaway; here it plays english. Its own game: --variant giveaway\n`;
  const games = ['--games', '2', '--threads', '1'];
  for (const args of [
    ['match', `run:${id}`, 'random', ...games],
    ['test', `run:${id}`, '--opponents', 'random', ...games],
    ['play', '--black', `run:${id}`, '--white', 'random'],
    ['explain', `run:${id}`, '--positions', '10'],
    ['why', `run:${id}`],
  ]) {
    const { code, err } = await cli(...args);
    expect([code, err]).toEqual([0, remark]);
  }
  expect((await cli('match', `run:${id}`, 'random', ...games, '--variant', 'giveaway')).err).toBe('');
  opened.deleteRuns([id]);
});

test('a match that cannot be saved is still printed', async () => {
  const args = ['match', 'first', 'random', '--variant', 'english-6x6', '--games', '200', '--save'];
  const people = await runWhileStoreBreaks(args, join(folder, 'broken.sqlite'));
  expect([people.code, people.out]).toEqual([
    2,
    expect.stringMatching(/^first against random\n[^]* games a second\.\n$/),
  ]);
  expect(people.err).toMatch(/broken\.sqlite is damaged or not a store/);
  const programs = await runWhileStoreBreaks([...args, '--json'], join(folder, 'broken-json.sqlite'));
  expect(programs.code).toBe(2);
  expect(JSON.parse(programs.out)).toMatchObject({ games: 200, saved: null, error: { code: 'store-damaged' } });
});

test('a match is saved with its games, and threads find the runs that play', async () => {
  const args = ['match', 'run:1', 'random', '--games', '4', '--threads', '2', '--save'];
  const { code, out, err } = await cli(...args);
  expect([code, err]).toEqual([0, '']);
  expect(out.endsWith(`Saved as match 1. To print its games: evodraughts matches 1 --store ${store}\n`)).toBe(true);
  expect(await json(...args)).toMatchObject({ games: 4, saved: 2 });
  expect((await cli('matches')).out).toMatch(
    /\n +1 {2}english {2}run:1 against random +\d½? of 4 {2}the three-move list/,
  );
  const { out: pdn } = await cli('matches', '1');
  const checked = await runCli(['pdn', 'check', '-', '--json'], { input: pdn });
  expect(JSON.parse(checked.out)).toMatchObject({ games: 4 });
  expect(pdn).toContain('[Black "run:1"]');
  expect(await json('matches', '2')).toMatchObject({ id: 2, result: { games: 4 }, pdn: expect.any(Array) as unknown });
  expect((await cli('matches', '9')).err).toContain('There is no match 9.');
});
