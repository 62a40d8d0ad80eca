/** Runs whose fitness is not a share of points, as the terminal and reports tell them. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChampionRecord } from '../src/store/records.ts';
import type { CliResult } from './runCli.ts';
import { runCli, runJson } from './runCli.ts';

const SHORT = ['yardstick.every=0', 'generations=1', 'test.games=2', 'test.opponents=["random"]', 'strategy.depth=1'];
const ERRORS = ['fitness.positions=60', 'fitness.depth=1', 'evolver.population=20', 'evolver.patience=200'];
const DUELS = ['evolver.crossings=4', 'evolver.population=4', 'evolver.together=2', 'validation.confirmationGames=4'];

const FORECASTS = ['fitness.games=10', 'fitness.depth=1', 'evolver.population=3', 'evolver.elites=1'];

let folder: string;
let errors: CliResult;
let duels: CliResult;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  errors = await evolve('hg-checkers', ERRORS);
  duels = await evolve('shg-checkers', DUELS);
});
afterAll(() => rm(folder, { recursive: true }));

function cli(...args: readonly string[]): Promise<CliResult> {
  return runCli([...args, '--store', join(folder, 'store.sqlite')]);
}

function evolve(name: string, settings: readonly string[]): Promise<CliResult> {
  const set = [...SHORT, ...settings].flatMap((one) => ['--set', one]);
  return cli('evolve', `experiments/mandziuk/${name}.json`, '--seed', '1', '--threads', '1', ...set);
}

async function championOf(run: number): Promise<ChampionRecord> {
  const shown = await runJson(['--store', join(folder, 'store.sqlite'), 'runs', 'show', String(run)]);
  return (shown as { champion: ChampionRecord }).champion;
}

describe('an error', () => {
  const remark = /^Its error is \d+\.\d men on the positions of its training and \d+\.\d men on 60 new ones\.$/m;

  test('is in men, with crossings instead of games', () => {
    expect(errors.out).toMatch(/^Best and mean are root-mean-square errors, in men, /m);
    expect(errors.out).toMatch(/^generation +best +mean .* crossings +best of it$/m);
    expect(errors.out).not.toMatch(/games\/s|NaN|-\d+ %/);
    expect(errors.out.replaceAll(/\s+/g, ' ')).toContain('on 60 new ones.');
  });

  test('is stored with its unit', async () => {
    const { unit, training, confirmation } = await championOf(1);
    expect(unit).toBe('error');
    expect(Math.max(training, confirmation.points)).toBeLessThan(0);
    expect(confirmation.games).toBe(60);
    expect((await cli('runs', 'show', '1')).out).toMatch(remark);
  });
});

test('a forecast is a share of the variance of results', async () => {
  const { out } = await cli(
    'evolve',
    'experiments/evolved/english-6x6.json',
    '--seed',
    '1',
    '--threads',
    '1',
    ...[...SHORT, ...FORECASTS].flatMap((one) => ['--set', one]),
  );
  expect(out).toMatch(/^Best and mean are percentages of the variance of results that forecasts explain, /m);
  expect(out).toMatch(/^generation +best +mean /m);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /Its forecasts explain -?\d+ % of the variance of results in training and -?\d+ % in 10 new games\./,
  );
  expect(out).toContain('scores where it lands with this evaluation.');
  expect(out).not.toMatch(/NaN|% of the points in 10/);
  const { unit } = await championOf(3);
  expect(unit).toBe('forecast');
});

test('a share of duels is told as such', async () => {
  expect(duels.out).toMatch(/^Best and mean are percentages of duels won\.$/m);
  expect(duels.out).toMatch(/^It won the knock-out of its generation\.$/m);
  expect(duels.out.replaceAll(/\s+/g, ' ')).toMatch(
    / It won \d+ % of the duels in training and \d+ % of the points in 4 new games against the same opponents\. /,
  );
  expect((await championOf(2)).unit).toBe('duels');
});

test('a report on both has figures and columns for each, and none that compares them', async () => {
  const out = join(folder, 'report');
  expect((await cli('report', '1', '2', '--out', out, '--format', 'md')).code).toBe(0);
  const report = await readFile(join(out, 'report.md'), 'utf8');
  expect(report).toMatch(/^\*\*Best error changes from \d+\.\d to \d+\.\d men\.\*\*$/m);
  expect(report).toMatch(/^\*\*Best score changes from \d+ to \d+ % of the duels\.\*\*$/m);
  expect(report).toMatch(/^\| .* \| training \| confirmation \| training error, men \| confirmation error, men \| /m);
  expect(report).not.toMatch(/was luck|less in new games/);
});
