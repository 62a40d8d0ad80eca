import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_FIGURES, EXAMPLE_TABLE } from '../../test/exampleReport.ts';
import type { Report } from './document.ts';
import { writeReport } from './writeReport.ts';

const SMALL: Report = {
  title: 'Small',
  lead: [],
  sections: [
    {
      id: 'all',
      title: 'All',
      blocks: [
        { kind: 'table', table: EXAMPLE_TABLE },
        { kind: 'fold', title: 'More', blocks: [{ kind: 'figure', figure: EXAMPLE_FIGURES[0]! }] },
      ],
    },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a report in a folder', () => {
  test('is all its files, the same bytes each time, beside what was there', async () => {
    const place = join(folder, 'new', 'place');
    const files = await writeReport(SMALL, place);
    const names = ['index.html', 'report.md', 'tables/test-results.csv'].concat(
      ['csv', 'svg', 'png'].map((ending) => `figures/figure-of-bars.${ending}`),
    );
    expect(files.map((file) => relative(place, file))).toEqual(names);
    const before = await Promise.all(files.map((file) => readFile(file)));
    await writeFile(join(place, 'mine.txt'), 'precious');
    await writeReport(SMALL, place);
    expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(before);
    expect((await readdir(place)).toSorted()).toEqual(['figures', 'index.html', 'mine.txt', 'report.md', 'tables']);
    expect(before[0]!.toString()).toContain('href="figures/figure-of-bars.png"');
  });

  test('is only what is asked for; Markdown brings the pictures it shows', async () => {
    const write = async (name: string, ...formats: ('html' | 'md' | 'csv' | 'svg')[]): Promise<string[]> =>
      (await writeReport(SMALL, join(folder, name), formats)).map((file) => relative(join(folder, name), file));
    expect(await write('a', 'html')).toEqual(['index.html']);
    expect(await write('b', 'md')).toEqual(['report.md', 'figures/figure-of-bars.svg']);
    expect(await write('c', 'svg', 'csv')).toEqual([
      'tables/test-results.csv',
      'figures/figure-of-bars.csv',
      'figures/figure-of-bars.svg',
    ]);
    expect(await readFile(join(folder, 'a', 'index.html'), 'utf8')).not.toContain('.png');
  });

  test('that cannot be written is told in a sentence', async () => {
    await writeFile(join(folder, 'file'), 'precious');
    await expect(writeReport(SMALL, join(folder, 'file'), ['html'])).rejects.toThrow(
      /index\.html cannot be written: a file exists where a folder is needed\.$/,
    );
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('precious');
  });

  test('has no names that lead elsewhere or are used twice', async () => {
    const named = (...ids: string[]): Report => ({
      ...SMALL,
      sections: [
        { id: 'all', title: 'All', blocks: ids.map((id) => ({ kind: 'table', table: { ...EXAMPLE_TABLE, id } })) },
      ],
    });
    await expect(writeReport(named('../out'), folder)).rejects.toThrow(RangeError);
    await expect(writeReport(named('a', 'a'), folder)).rejects.toThrow(RangeError);
  });
});
