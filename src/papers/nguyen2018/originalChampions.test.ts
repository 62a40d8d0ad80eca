import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { championText, writeChampions } from '../../../test/championFolders.ts';
import { readOriginalChampions } from './originalChampions.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'evodraughts-')), '2018-01-09 16:33:06 (6ply)');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function generationsIn(path: string): number[] {
  return readOriginalChampions(path).champions.map(({ generation }) => generation);
}

const refusal = (code: string, message: string): unknown =>
  expect.objectContaining({ code, message: expect.stringContaining(message) as string });

describe('the champions of a folder', () => {
  test('are in the order of their generations, whatever the names of their files', () => {
    writeChampions(folder, [10, 9, 0]);
    write('last.JSON', championText(199));
    expect(readOriginalChampions(folder)).toMatchObject({
      folder: '2018-01-09 16:33:06 (6ply)',
      date: '2018-01-09 16:33:06',
      ply: 6,
    });
    expect(generationsIn(folder)).toEqual([0, 9, 10, 199]);
  });

  test('may be in a subfolder, which may be named itself', () => {
    const champions = join(folder, 'champions');
    writeChampions(champions, [3, 4]);
    write('statistics.json', '[{"stats": []}]');
    write('config.json', '{}');
    write('notes.txt', 'not JSON');
    write('._4.json', 'of another system');
    expect(generationsIn(folder)).toEqual([3, 4]);
    expect(readOriginalChampions(`${champions}/`)).toEqual(readOriginalChampions(folder));
  });

  test('are not searched in other folders', () => {
    writeChampions(folder, [1]);
    writeChampions(join(folder, 'others'), [2]);
    writeChampions(join(folder, 'champions', 'champions'), [3]);
    mkdirSync(join(folder, '5.json'));
    symlinkSync(folder, join(folder, 'loop'));
    expect(generationsIn(folder)).toEqual([1]);
  });

  test.each([
    ['run', null],
    ['run 12 ply', 12],
    ['(1ply) run', 1],
    ['display', null],
  ])('tell the ply by the name of the folder: %s', (name, ply) => {
    const path = join(folder, name);
    writeChampions(path, [0]);
    expect(readOriginalChampions(path)).toMatchObject({ folder: name, date: null, ply });
  });

  test('may begin with a mark of their encoding', () => {
    write('1.json', `\uFEFF${championText(1)}`);
    expect(generationsIn(folder)).toEqual([1]);
  });
});

describe('a folder is rejected', () => {
  test('if it has no champions', () => {
    const read = (): unknown => readOriginalChampions(folder);
    expect(read).toThrow(refusal('champions-none', `${folder} has no champion files such as 133.json`));
    write('run - genomes.json', '{}');
    for (const name of ['a', 'b', 'c', 'd']) mkdirSync(join(folder, name));
    expect(read).toThrow(refusal('champions-none', 'It contains the folders "a", "b", "c" and others'));
    mkdirSync(join(folder, 'champions'));
    expect(read).toThrow(refusal('champions-none', 'Name the folder of one run'));
  });

  test('if two files have the same generation', () => {
    writeChampions(folder, [0, 7]);
    writeChampions(join(folder, 'champions'), [7]);
    const files = `${join(folder, 'champions', 'run - 7.json')} are both the champion of generation 7. Remove one`;
    expect(() => readOriginalChampions(folder)).toThrow(refusal('champions-twice', files));
  });

  test('if one file is something else', () => {
    writeChampions(folder, [0, 1]);
    write('package.json', '{"name": "something"}');
    const file = join(folder, 'package.json');
    expect(() => readOriginalChampions(folder)).toThrow(
      refusal('champion-form', `${file}: It is not a champion file of Nguyen (2018): what follows "name"`),
    );
  });

  test('if one file is too large to be a champion', () => {
    writeChampions(folder, [0]);
    write('1.json', '');
    truncateSync(join(folder, '1.json'), 2 ** 31);
    expect(() => readOriginalChampions(folder)).toThrow(refusal('champion-large', '1.json: It has 2147483648 bytes.'));
  });

  test('if it has too many files', () => {
    for (let index = 0; index <= 2000; index++) write(`${index}.json`, '');
    expect(() => readOriginalChampions(folder)).toThrow(refusal('champions-many', 'has 2001 JSON files'));
  });

  test('if a file cannot be read', () => {
    symlinkSync('nothing.json', join(folder, '1.json'));
    expect(() => readOriginalChampions(folder)).toThrow(refusal('file-unreadable', '1.json cannot be read'));
    expect(() => readOriginalChampions(join(folder, 'none'))).toThrow(
      refusal('file-unreadable', 'none cannot be read'),
    );
    symlinkSync('2.json', join(folder, '2.json'));
    rmSync(join(folder, '1.json'));
    expect(() => readOriginalChampions(folder)).toThrow(refusal('file-unreadable', '2.json cannot be read'));
  });

  test('if its name says an impossible ply', () => {
    const path = join(folder, 'run (0ply)');
    writeChampions(path, [0]);
    expect(() => readOriginalChampions(path)).toThrow(
      refusal('champions-ply', 'says 0 ply, which must be from 1 to 100'),
    );
  });
});
