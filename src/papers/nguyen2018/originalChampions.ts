/**
 * The champions of a run of the program of Nguyen (2018), read from its folder. It has one file for each generation, in the
 * folder itself or in its subfolder `champions`. No other folders are read.
 */

import type { Dirent } from 'node:fs';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describeFileError } from '../../base/fileError.ts';
import { InputError } from '../../base/inputError.ts';
import type { OriginalChampion } from './originalChampion.ts';
import { parseOriginalChampion } from './originalChampion.ts';

export interface OriginalChampions {
  /** The name of the folder of the run. */
  readonly folder: string;
  /** When the program started, as the name of the folder says. */
  readonly date: string | null;
  /** The ply of its search, as the name of the folder says. */
  readonly ply: number | null;
  /** By generation. Some generations may be missing. */
  readonly champions: readonly OriginalChampion[];
}

const SUBFOLDER = 'champions';
/** Files that the program writes beside its champions. */
const COMPANION = /(^|[ _-])(genomes|statistics|config)\.json$/i;
/** A champion has about 90 kB. */
const MOST_BYTES = 2 ** 20;
const MOST_FILES = 2000;
const MOST_PLY = 100;
const MOST_NAMED = 3;

export function readOriginalChampions(folder: string): OriginalChampions {
  const entries = entriesOf(folder);
  const subfolder = join(folder, SUBFOLDER);
  const isLater = entries.some(({ name }) => name === SUBFOLDER) && kindOf(subfolder) === 'folder';
  const files = [...filesIn(folder, entries), ...(isLater ? filesIn(subfolder, entriesOf(subfolder)) : [])];
  if (files.length === 0) throw noChampions(folder, entries);
  if (files.length > MOST_FILES) throw tooManyFiles(folder, files.length);
  const read = files.map((file) => ({ file, champion: readChampion(file) }));
  const sorted = read.toSorted((one, two) => one.champion.generation - two.champion.generation);
  for (const [index, { file, champion }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.champion.generation === champion.generation) throw twice(champion.generation, before.file, file);
  }
  return { ...describeFolder(folder), champions: sorted.map(({ champion }) => champion) };
}

/** What the name says, as in `2018-01-09 16:33:06 (6ply)`. */
function describeFolder(folder: string): Omit<OriginalChampions, 'champions'> {
  const path = resolve(folder);
  const name = basename(basename(path) === SUBFOLDER ? dirname(path) : path);
  const [date] = /\d{4}-\d\d-\d\d \d\d[:_]\d\d[:_]\d\d/.exec(name) ?? [];
  const [, plyText] = /(\d+) ?ply\b/i.exec(name) ?? [];
  const ply = plyText === undefined ? null : Number(plyText);
  if (ply !== null && (ply < 1 || ply > MOST_PLY)) {
    const problem = `${folder}: The name of the folder says ${plyText} ply, which must be from 1 to ${MOST_PLY}.`;
    throw new InputError('champions-ply', `${problem} Rename the folder, as in "2018-01-09 16:33:06 (6ply)".`);
  }
  return { folder: name, date: date ?? null, ply };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw unreadable(folder, error);
  }
}

/** Its JSON files that should be champions. */
function filesIn(folder: string, entries: readonly Dirent[]): string[] {
  return entries
    .map(({ name }) => name)
    .filter((name) => /\.json$/i.test(name) && !name.startsWith('.') && !COMPANION.test(name))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => kindOf(path) === 'file');
}

/** A link is what it refers to. */
function kindOf(path: string): 'file' | 'folder' | 'other' {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? 'file' : 'other';
  } catch (error) {
    throw unreadable(path, error);
  }
}

function readChampion(file: string): OriginalChampion {
  try {
    return parseOriginalChampion(readShort(file));
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.code, `${file}: ${error.message}`);
    throw unreadable(file, error);
  }
}

function readShort(file: string): string {
  const { size } = statSync(file);
  if (size <= MOST_BYTES) return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const problem = `It has ${size} bytes. A champion file has about 90 000, and at most ${MOST_BYTES} are read.`;
  throw new InputError('champion-large', `${problem} Remove it from the folder.`);
}

function noChampions(folder: string, entries: readonly Dirent[]): InputError {
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `"${name}"`);
  const names = inside.slice(0, MOST_NAMED).join(', ') + (inside.length > MOST_NAMED ? ' and others' : '');
  const advice = inside.length === 0 ? '' : ` It contains the folders ${names}; perhaps you mean one of these.`;
  const problem = `${folder} has no champion files such as 133.json, nor has a folder "${SUBFOLDER}" in it.`;
  return new InputError('champions-none', `${problem} Name the folder of one run of Nguyen (2018).${advice}`);
}

function tooManyFiles(folder: string, count: number): InputError {
  const problem = `${folder} has ${count} JSON files that could be champions; at most ${MOST_FILES} are read.`;
  return new InputError('champions-many', `${problem} Name the folder of one run of Nguyen (2018).`);
}

function twice(generation: number, one: string, two: string): InputError {
  const problem = `${one} and ${two} are both the champion of generation ${generation}.`;
  return new InputError('champions-twice', `${problem} Remove one of them from the folder.`);
}

function unreadable(path: string, error: unknown): InputError {
  return new InputError('file-unreadable', `${path} cannot be read: ${describeFileError(error)}.`);
}
