/**
 * Where endgame tables are kept: files in a folder of the user's cache, one for each variant and number of pieces,
 * built once and never changed. `EVODRAUGHTS_TABLES` names another folder. Searching players take the largest they find.
 */

import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
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

/** The files that are there, the largest of a variant first. Whether they are sound is seen when they are loaded. */
export function findTableFiles(): TableFile[] {
  const folder = tablesFolder();
  return namesIn(folder)
    .map((name) => /^([a-z0-9-]+)-(\d)\.tables$/.exec(name))
    .filter((match) => match !== null)
    .map(([name, variant, pieces]) => ({ path: join(folder, name), variant: variant!, pieces: Number(pieces) }))
    .toSorted((one, two) => one.variant.localeCompare(two.variant) || two.pieces - one.pieces);
}

/** The largest tables of a variant, or undefined if none were built. A damaged file is an error, not a weaker player. */
export function loadTables(variant: Variant): EndgameTables | undefined {
  const file = findTableFiles().find((candidate) => candidate.variant === variant.name);
  if (!file) return undefined;
  const known = loaded.get(file.path);
  if (known) return known;
  const tables = decodeTables(readFileSync(file.path));
  loaded.set(file.path, tables);
  return tables;
}

/** Keeps tables; returns where. The file takes its name only when it is complete. */
export function saveTables(tables: EndgameTables): string {
  const folder = tablesFolder();
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${tables.variant.name}-${tables.maxPieces}.tables`);
  writeFileSync(`${path}.${process.pid}.part`, encodeTables(tables));
  renameSync(`${path}.${process.pid}.part`, path);
  return path;
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
