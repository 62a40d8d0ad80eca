/** Reports on runs, as a person or a script asks for them. */

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { storeExample } from './exampleRuns.ts';
import type { CliResult } from './runCli.ts';
import { runCli, runJson } from './runCli.ts';

let folder: string;
let store: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  store = join(folder, 'store.sqlite');
  using opened = openStore(store);
  for (const seed of [7, 8, 9]) storeExample(opened, { seed, name: 'Two & <three>' });
  const result = { opponent: 'random', wins: 370, draws: 50, losses: 80, games: 500 };
  opened.addTests([{ run: 1, player: 'run:1', variant: 'english', protocol: 'seen', result }]);
});
afterAll(() => rm(folder, { recursive: true }));

function report(...args: readonly string[]): Promise<CliResult> {
  return runCli(['--store', store, 'report', ...args], { folder });
}

describe('report', () => {
  test('writes everything into a folder named by the runs, and says how to open it', async () => {
    const { code, out, err } = await report('1-3');
    expect([code, err]).toEqual([0, '']);
    const page = join('report-1-to-3', 'index.html');
    expect(out.endsWith(`To read it, open ${page} in a browser.\n`)).toBe(true);
    expect(out).toMatch(
      /\n\d+ files in report-1-to-3, [\d ]+ kB:\n {2}index\.html\n {2}report\.md\n {2}tables\/\*\.csv/,
    );
    const { document } = parseHTML(await readFile(join(folder, page), 'utf8'));
    expect(out.startsWith(`${document.querySelector('h1')!.textContent}\n`)).toBe(true);
    expect(document.querySelectorAll('three').length).toBe(0);
    const figures = await readdir(join(folder, 'report-1-to-3', 'figures'));
    const shown = [...document.querySelectorAll('figure')].length;
    expect(shown).toBeGreaterThan(2);
    expect(figures.length).toBe(3 * shown);
  });

  test('writes the requested formats to the requested folder, the same each time', async () => {
    const place = join(folder, 'findings');
    const write = (): Promise<unknown> =>
      runJson(['--store', store, 'report', '1', '3', '1', '--format', 'html', 'csv', '--out', place]);
    const first = (await write()) as { runs: number[]; folder: string; files: string[] };
    expect(first).toMatchObject({ runs: [1, 3], folder: place });
    expect([...new Set(first.files.map((file) => file.replace(/.*\./, '')))].toSorted()).toEqual(['csv', 'html']);
    const texts = await Promise.all(first.files.map((file) => readFile(file, 'utf8')));
    expect(await write()).toEqual(first);
    expect(await Promise.all(first.files.map((file) => readFile(file, 'utf8')))).toEqual(texts);
  });

  test('that cannot be written leaves nothing behind and says why', async () => {
    await writeFile(join(folder, 'taken'), 'precious');
    const cases: [string[], string][] = [
      [['99'], 'There is no run 99'],
      [['3-1'], 'Give the numbers of runs, such as 12 or 12-20.'],
      [['1-2000'], 'At most 1000 runs are allowed.'],
      [['1', '--format', 'pdf'], 'Allowed choices are html, md, csv, svg, png.'],
      [['1', '--out', 'taken'], 'cannot be written: a file exists where a folder is needed.'],
    ];
    for (const [args, problem] of cases) {
      const { code, out, err } = await report(...args);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining(problem)]);
    }
    expect(existsSync(join(folder, 'report-99'))).toBe(false);
    expect(await readFile(join(folder, 'taken'), 'utf8')).toBe('precious');
  });
});
