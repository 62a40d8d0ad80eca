/** A folder of champions of Nguyen (2018) as a run: imported, shown, played, reported, exported and deleted. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { storeExample } from './exampleRuns.ts';
import { championText, writeChampions } from './championFolders.ts';
import type { CliResult } from './runCli.ts';
import { runCli, runJson } from './runCli.ts';

const NAME = 'Nguyen (2018): champions of the original program';

let folder: string;
let store: string;
let whole: string;
let sparse: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  store = join(folder, 'store.sqlite');
  whole = join(folder, '2018-01-09 16:33:06 (1ply)');
  sparse = join(folder, 'sparse');
  writeChampions(whole, [0, 1, 2, 3]);
  writeChampions(join(sparse, 'champions'), [2, 66]);
  await json('runs', 'import', whole, sparse);
});
afterAll(() => rmSync(folder, { recursive: true }));

function cli(...args: readonly string[]): Promise<CliResult> {
  return runCli([...args, '--store', store]);
}

function json(...args: readonly string[]): Promise<unknown> {
  return runJson([...args, '--store', store]);
}

/** The output on one line. */
async function words(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await cli(...args);
  expect([code, err]).toEqual([0, '']);
  return out.replaceAll(/\s+/g, ' ');
}

describe('the import of a folder', () => {
  test('says which generations are there', async () => {
    const other = join(folder, 'other.sqlite');
    const { out } = await runCli(['runs', 'import', whole, sparse, '--store', other]);
    expect(out).toContain(`${whole} is now run 1: ${NAME}\nIt has 4 champions, of generations 0-3.\n`);
    expect(out).toContain('It has 2 champions, of generations 2, 66; 65 before the last are missing.\n');
    expect(out).toContain('The name of the folder does not say the ply, so they play at 6 ply.\n');
    expect(await runJson(['runs', 'import', whole, '--store', other])).toEqual({
      imported: [{ run: 3, file: whole, name: NAME, generations: [0, 1, 2, 3], ply: 1 }],
    });
  });

  test('changes nothing if one champion is invalid', async () => {
    const broken = join(folder, 'broken');
    writeChampions(broken, [0, 1]);
    writeFileSync(join(broken, '2.json'), championText(2, { coefficents: [0.1] }));
    const before = await json('runs');
    const { code, err } = await cli('runs', 'import', whole, broken);
    expect([code, err]).toEqual([2, expect.stringContaining(`${join(broken, '2.json')}: It has 1 coefficients`)]);
    expect(await json('runs')).toEqual(before);
  });
});

describe('the run', () => {
  test('is shown without scores that nobody knows', async () => {
    const shown = await words('runs', 'show', '1');
    expect(shown).toContain(`Run 1: ${NAME}, english Imported at generation 3 of 3`);
    expect(shown).toContain(' 2 0.33 means 91-40-10-1: man ');
    expect(shown).toContain('Its score in training is unknown.');
    expect(shown).not.toMatch(/ %|seed|no valid/);
    expect(await words('runs', 'show', '2')).toMatch(/ champion 2 0\.33 means .* 66 0\.33 means /);
    expect(await words('runs')).toContain('imported 66/66');
    expect(await words('runs', 'compare', '1', '2')).not.toContain('against its rivals');
  });

  test('plays', async () => {
    const match = ['match', 'run:1@0', 'run:1', '--games', '2', '--openings', 'start'];
    expect(await json(...match)).toMatchObject({ games: 2 });
    const late = await cli('match', 'run:2@5', 'run:2', '--games', '2');
    expect([late.code, late.err]).toEqual([2, expect.stringContaining('without its best individual in generation 5')]);
    expect(await words('test', 'run:1', '--games', '2', '--opponents', 'random')).not.toContain('in training');
  });

  test('has a report without fitness', async () => {
    for (const runs of [['1'], ['1', '2']]) {
      const out = join(folder, `report ${runs.join(' ')}`);
      await cli('report', ...runs, '--out', out);
      const report = readFileSync(join(out, 'report.md'), 'utf8');
      expect(report).toContain('made by the program of Nguyen (2018).');
      expect(report).toContain('Champions score +0.42 against earlier champions on average');
      expect(report).not.toMatch(/best fitness|0 % of the points|The run in numbers|NaN/i);
    }
  });

  test('may stand beside runs with fitness in a report', async () => {
    using opened = openStore(store);
    const id = storeExample(opened);
    const out = join(folder, 'mixed');
    await cli('report', '1', String(id), '--out', out);
    const report = readFileSync(join(out, 'report.md'), 'utf8');
    expect(report).toContain('All runs were made by EvoDraughts 0.1.0 and by the program of Nguyen (2018).');
    expect(report).toContain('Runs of other programs may have no fitness');
    opened.deleteRuns([id]);
  });

  test('is exported and imported again', async () => {
    const [file, other] = [join(folder, 'run.json'), join(folder, 'again.sqlite')];
    await json('runs', 'export', '2', '--format', 'json', '--out', file);
    await runJson(['runs', 'import', file, '--store', other]);
    using one = openStore(store);
    using two = openStore(other);
    expect(two.generations(1)).toEqual(one.generations(2));
    expect(two.champion(1)).toEqual(one.champion(2));
    expect(two.run(1)).toMatchObject({
      ...one.run(2),
      id: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { code, err } = await cli('runs', 'export', '2', '--format', 'csv');
    expect([code, err]).toEqual([2, expect.stringContaining('scores in training of run 2 are unknown')]);
    expect((await cli('runs', 'export', '2', '--format', 'txt')).code).toBe(2);
  });

  test('is deleted with its words', async () => {
    const other = join(folder, 'deleted.sqlite');
    await runJson(['runs', 'import', whole, '--store', other]);
    expect((await runCli(['runs', 'delete', '1', '--yes', '--store', other])).code).toBe(0);
    using opened = openStore(other);
    expect(opened.runs()).toEqual([]);
  });
});
