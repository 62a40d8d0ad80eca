/** Fair tests and the test of the thesis as a person or a script uses them. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FairResult } from '../src/arena/fairTestResult.ts';
import type { ChampionRecord } from '../src/store/records.ts';
import { openStore } from '../src/store/store.ts';
import { interruptCli, runCli, runJson, runWhileStoreBreaks } from './runCli.ts';

const SMALL = ['--variant', 'english-6x6', '--games', '20', '--opponents', 'random', 'first'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  // The commands of these tests inherit this and share a separate store.
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'tests.sqlite');
});
afterAll(() => rm(folder, { recursive: true }));

describe('the fair test', () => {
  test('of one player tells its wins with intervals, by colour and over seeds', async () => {
    const { code, out, err } = await runCli(['test', 'minimax:depth=2', ...SMALL]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('english-6x6, 10 openings from the three-move list, seeds 90001-90005\n');
    expect(out).toMatch(/^Wins \d+ % \(\d+-\d+\) of 20 games against random\.$/m);
    expect(out).toMatch(/^against +wins +points +as Black +as White +games +over seeds$/m);
    expect(out).toMatch(/^first +\d+ % \(\d+-\d+\) .* 20 {2}\+\d+ =\d+ -\d+ +±\d+\.\d$/m);
    expect(out).toContain('To play against it: evodraughts play --white "minimax" --variant english-6x6');
    expect(out).toContain('Intervals of wins treat the two games of an opening as independent');
  });

  test('is the same with one thread and with two', async () => {
    const args = ['test', 'mcts:playouts=8', 'random', ...SMALL];
    const [one, two] = (await Promise.all(
      ['1', '2'].map((threads) => runJson([...args, '--threads', threads])),
    )) as FairResult[];
    expect({ ...two, timeMs: 0 }).toEqual({ ...one, timeMs: 0 });
    expect(one).toMatchObject({ protocol: 'fair', isComplete: true, games: 20 });
    expect(one!.players.map(({ opponents }) => opponents.map(({ opponent }) => opponent))).toEqual([
      ['random', 'first'],
      ['random', 'first', 'mcts:playouts=8'],
    ]);
  });

  test('of several says who is better, and shortens a long spec', async () => {
    const long = `expression:${Array.from({ length: 20 }, () => 'own.men').join(' + ')},mode=position`;
    const { out } = await runCli(['test', 'minimax:depth=3', long, ...SMALL]);
    expect(out).toMatch(/^1 {2}minimax:depth=3$/m);
    expect(out).toMatch(/^player 2 +\d+ % /m);
    expect(out).toMatch(/^1 and 2 {2}against all opponents +\+\d+\.\d +.* 1 is better$/m);
    expect(out).toMatch(/p \(Holm\) is corrected for \d comparisons/);
    // There are 56 openings, after which these two would repeat their games.
    const fixed = ['test', 'first', '--variant', 'english-6x6', '--opponents', 'minimax:depth=1', '--games', '200'];
    expect((await runCli(fixed)).out).toContain('so each of 56 openings counts once for them.');
  });

  test('compares two groups', async () => {
    const args = ['test', 'minimax:depth=2', 'minimax:depth=3', ...SMALL, '--versus', 'random', 'null'];
    const { out } = await runCli(args);
    expect(out).toContain('Two groups, players 1 to 2 and 3 to 4, compared by the win rates of their members:');
    expect(out).toMatch(/^random +\d+\.\d % ±\d+\.\d +\d+\.\d % ±\d+\.\d +1\.00 {2}large +0\.33 /m);
    expect(out).toContain('even if all of one group were better, p would be 0.67.');
    expect(await runJson(args)).toMatchObject({ comparisons: [], groups: { comparisons: [{ a12: 1 }, {}] } });
  });

  test('stopped with Ctrl-C says what is known so far', async () => {
    const games = ['--games', '100000', '--threads', '1'];
    const args = ['test', 'minimax:depth=2', '--opponents', 'random', 'alphabeta:depth=1', ...games];
    const { code, out } = await interruptCli(args, '', 5000);
    expect(code).toBe(130);
    expect(out).toMatch(/^Stopped early\. The result so far:/);
    expect(out).toMatch(/^Wins \d+(\.\d)? % \(\d+-\d+\) of [\d ]+ games against random\.$/m);
    expect(out).toMatch(/^alphabeta:depth=1 +\d+(\.\d)? % /m);
  });
});

describe('the test of the thesis', () => {
  test('gives its published numbers, and says what they are', async () => {
    const args = ['test', 'expression:mul(x[73], x[24]),mode=position', '--protocol', 'thesis'];
    const { out } = await runCli(args);
    // Greaney 2026, table A.2, run 8-05.
    expect(out).toContain('Wins 94.7 % (91.1-98.3) of 150 games against random, as Black only: +142 =0 -8.');
    expect(out).toContain('Wins of the seeds 888-892: 27, 28, 29, 28, 30 (population standard deviation 3.4 %).');
    expect(out).toMatch(/One colour, one opponent[^]*evodraughts test "expression:.*" --protocol fair\n$/);
    expect(await runJson(args)).toMatchObject({
      protocol: 'thesis',
      players: [{ rules: 'original', wins: 142, draws: 0, losses: 8 }],
    });
  });

  test('by the official rules is not comparable with the thesis', async () => {
    const { out } = await runCli(['test', 'first', '--protocol', 'thesis', '--variant', 'english-6x6']);
    expect(out).toContain('\nThe official rules; ');
    expect(out).toContain('by the official rules: these numbers do not compare with the thesis.\n');
    expect(out).not.toContain('compare these numbers only with');
  });

  test.each(['games', 'threads'])('has games of its own and takes no --%s', async (option) => {
    const { code, err } = await runCli(['test', 'first', '--protocol', 'thesis', `--${option}`, '2']);
    expect([code, err]).toEqual([2, expect.stringContaining(`--protocol thesis does not accept --${option}`)]);
  });
});

describe('the store', () => {
  test('saves a test of each player, that of a champion with its run', async () => {
    using store = openStore(process.env['EVODRAUGHTS_STORE']!);
    const [run] = store.importRuns([{ run: RUN, generations: [], champion: CHAMPION, tests: [] }]);
    const args = ['test', `run:${run}`, 'first', ...SMALL, '--save'];
    const { out } = await runCli(args);
    const training = 'it scored 75.0 % in training, 62.5 % in 40 validation games';
    expect(out).toContain(
      `In run ${run} ${training}; in 2 500 new games against the opponents of training 70.0 %, a gap of 5.0.`,
    );
    expect(out).toMatch(/^Saved as tests (\d+), \d+\. To see one again: evodraughts tests \1$/m);
    const { saved, players } = (await runJson([...args, '--threads', '1'])) as FairResult & { saved: number[] };
    const [champion, first] = saved.map((id) => store.tests().find((stored) => stored.id === id));
    expect(champion).toMatchObject({ run, player: CHAMPION.player, variant: 'english-6x6', protocol: 'fair' });
    expect(champion!.result).toMatchObject({ protocol: 'fair', players: [players[0]] });
    expect(first).toMatchObject({ run: null, player: 'first' });
  });

  test('lists its tests, and shows one as it was printed at first', async () => {
    const store = ['--store', join(folder, 'listed.sqlite')];
    const empty = openStore(store[1]!);
    empty.close();
    expect((await runCli(['tests', ...store])).out).toMatch(
      /^There are no saved tests yet\. "evodraughts test alphabeta /,
    );
    const made = await runCli(['test', 'minimax:depth=2', ...SMALL, '--save', ...store]);
    await runCli(['test', 'first', '--protocol', 'thesis', '--variant', 'english-6x6', '--save', ...store]);
    const { code, out } = await runCli(['tests', ...store]);
    expect(code).toBe(0);
    expect(out).toMatch(/^test {2}run {2}game +player +protocol +wins against\n/);
    expect(out).toMatch(/\n +1 +english-6x6 {2}minimax +fair +random \d+(\.\d)? %, first \d+(\.\d)? %\n/);
    expect(out).toMatch(/\n +2 +english-6x6 {2}first +thesis +random \d+ %\n/);
    const shown = (await runCli(['tests', '1', ...store])).out;
    expect(shown).toContain('Wins ');
    expect(made.out.startsWith(shown)).toBe(true);
    expect((await runCli(['tests', '2', ...store])).out).toContain('\nThe official rules; Wald interval.\n');
    expect(await runJson(['tests', ...store])).toMatchObject({ tests: [{ id: 1, player: 'minimax' }, { id: 2 }] });
    expect(await runJson(['tests', '1', ...store])).toMatchObject({ id: 1, result: { isComplete: true } });
    expect((await runCli(['tests', '9', ...store])).err).toContain('There is no test 9. "evodraughts tests');
  });

  test('that fails at the end does not lose the result', async () => {
    const args = ['test', 'first', ...SMALL, '--save'];
    const people = await runWhileStoreBreaks(args, join(folder, 'broken.sqlite'));
    expect([people.code, people.err]).toEqual([2, expect.stringContaining('broken.sqlite is damaged')]);
    expect(people.out).toMatch(/^Wins \d+ % \(\d+-\d+\) of 20 games against random\.$/m);
    const programs = await runWhileStoreBreaks([...args, '--json'], join(folder, 'broken-json.sqlite'));
    expect(programs.code).toBe(2);
    expect(JSON.parse(programs.out)).toMatchObject({ protocol: 'fair', saved: null, error: { code: 'store-damaged' } });
  });

  test('saves the test of the thesis too', async () => {
    const { saved } = (await runJson(['test', 'first', '--protocol', 'thesis', '--save'])) as { saved: number[] };
    using store = openStore(process.env['EVODRAUGHTS_STORE']!);
    expect(store.tests().find(({ id }) => id === saved[0])).toMatchObject({
      run: null,
      player: 'first',
      protocol: 'thesis',
      result: { rules: 'real', games: 150 },
    });
  });
});

test.each([
  [['test', 'first', 'first'], 'first is named twice. Name each player once.'],
  [['test', 'first', '--versus', 'first'], 'first is named twice'],
  [['test', 'human'], 'A human can only play in "evodraughts play"'],
  [['test', 'first', '--opponents', 'deepblue'], 'There is no player "deepblue".'],
  [['test', 'first', '--openings', 'book'], 'There are no openings "book".'],
  [['test', 'first', '--seeds', '3-1'], 'Seeds are whole numbers, such as 90001-90005'],
  [['test', 'first', '--games', '5'], 'It must be an even number'],
])('%j is explained and exits with 2', async (args, problem) => {
  const { code, out, err } = await runCli(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(problem);
});

const RUN = { name: 'made up', variant: 'english-6x6', seed: 1, version: '0', generations: 0, experiment: {} };

const CHAMPION: ChampionRecord = {
  individual: { id: 0, genome: [1], parents: [], worth: [0.75], text: 'own.men' },
  player: 'expression:own.men',
  generation: 0,
  training: 0.75,
  validation: { points: 0.625, games: 40, candidates: 1 },
  confirmation: { points: 0.7, games: 2500 },
  explanation: [],
  ancestry: [],
};
