/**
 * The files of endgame tables: they are in a folder of the user's cache, one for each variant and number of pieces,
 * built once and never changed. `EVODRAUGHTS_TABLES` names another folder. Players use the largest they find.
 */

import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../base/inputError.ts';
import type { Variant } from '../rules/variant.ts';
import type { EndgameTables } from '../search/tables/endgameTables.ts';
import { decodeTables, encodeTables } from '../search/tables/tableFile.ts';

export interface TableFile {
  readonly path: string;
  readonly variant: string;
  readonly pieces: number;
}

export function tablesFolder(): string {
  const { EVODRAUGHTS_TABLES: own, XDG_CACHE_HOME: cache } = process.env;
  return own || join(cache || join(homedir(), '.cache'), 'evodraughts', 'tables');
}

/** The existing files, the largest of a variant first. They are checked when they are loaded. */
export function findTableFiles(): TableFile[] {
  const folder = tablesFolder();
  return namesIn(folder)
    .map((name) => /^([a-z0-9-]+)-(\d)\.tables$/.exec(name))
    .filter((match) => match !== null)
    .map(([name, variant, pieces]) => ({ path: join(folder, name), variant: variant!, pieces: Number(pieces) }))
    .toSorted((one, two) => one.variant.localeCompare(two.variant) || two.pieces - one.pieces);
}

/**
 * The largest tables of a variant, or undefined if none were built. A damaged file is an error, not a weaker player.
 */
export function loadTables(variant: Variant): EndgameTables | undefined {
  const file = findTableFiles().find((candidate) => candidate.variant === variant.name);
  return file && loadTableFile(file);
}

/** The tables of one file. */
export function loadTableFile({ path, variant, pieces }: TableFile): EndgameTables {
  const known = loaded.get(path);
  if (known) return known;
  const tables = explaining(path, () => decodeTables(readFileSync(path)));
  if (tables.variant.name !== variant || tables.maxPieces !== pieces) {
    const content = `tables of ${tables.maxPieces} pieces for ${tables.variant.name}`;
    throw new InputError(
      'tables-name',
      `${path} contains ${content}, which is not what its name says. Rename or delete it.`,
    );
  }
  loaded.set(path, tables);
  return tables;
}

/** Creates the folder, so that a failure is reported before tables are built. */
export function prepareTablesFolder(): void {
  const folder = tablesFolder();
  explaining(folder, () => mkdirSync(folder, { recursive: true }));
}

/** Stores tables and returns the path. The file gets its name only when it is complete. */
export function saveTables(tables: EndgameTables): string {
  const path = join(tablesFolder(), `${tables.variant.name}-${tables.maxPieces}.tables`);
  explaining(path, () => {
    writeFileSync(`${path}.${process.pid}.part`, encodeTables(tables));
    renameSync(`${path}.${process.pid}.part`, path);
  });
  loaded.delete(path);
  return path;
}

/** Adds the path to errors about a file. */
function explaining<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    const code = error instanceof InputError ? error.code : 'tables-file';
    throw new InputError(code, `${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** One copy serves all players of a thread. */
const loaded = new Map<string, EndgameTables>();

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
