/**
 * Specs of the player `expression` name their mode since its preset is `settled`. Before, the preset was `position`, and
 * a spec without a mode meant that. So every spec that an earlier version stored or exported gets the mode that it had:
 * `expression:own.men` becomes `expression:own.men,mode=position`. This file is for that alone.
 */

import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Json } from '../base/json.ts';
import { packJson, unpackJson } from './packedJson.ts';

/** Where the store has specs: alone or in the tags of a PDN, in JSON, and in packed JSON. */
const COLUMNS = {
  text: ['tests.player', 'games.black', 'games.white', 'games.pdn', 'plays.opponent', 'plays.player'],
  json: [
    'runs.experiment',
    'tests.result',
    'matches.players',
    'matches.result',
    'studies.opponents',
    'strengths.opponents',
  ],
  packed: ['states.state', 'generations.record', 'champions.record'],
} as const;

/** Writes the modes into all specs of a store. Rows without such a spec are left alone. */
export function spellModesInStore(database: DatabaseSync): void {
  spellColumns(database, 'text', (value) => spellModeInText(value as string));
  spellColumns(database, 'json', (value) => JSON.stringify(spellModes(JSON.parse(value as string) as Json)));
  spellColumns(database, 'packed', (value) => spellModesInPacked(value as Uint8Array));
}

function spellColumns(
  database: DatabaseSync,
  kind: keyof typeof COLUMNS,
  spell: (value: SQLOutputValue) => SQLInputValue,
): void {
  database.function(`spell_${kind}`, { deterministic: true }, spell);
  for (const place of COLUMNS[kind]) {
    const [table, column] = place.split('.') as [string, string];
    const spelled = `spell_${kind}(${column})`;
    database.exec(`update ${table} set ${column} = ${spelled} where ${column} is not ${spelled}`);
  }
}

/** The same JSON with the modes in all specs. */
export function spellModes(value: Json): Json {
  if (typeof value === 'string') return spellModeInText(value);
  if (Array.isArray(value)) return value.map(spellModes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [spellModeInText(name), spellModes(inner)]));
}

/** A spec, or a PDN whose tags name players. Any other text is returned as it is. */
function spellModeInText(text: string): string {
  if (text.startsWith('expression:')) return spellMode(text);
  return text.replaceAll(/^(\[(?:Black|White) ")(expression:[^"]*)(?="\])/gm, (_, tag: string, spec: string) => {
    return `${tag}${spellMode(spec)}`;
  });
}

function spellMode(spec: string): string {
  return /,\s*mode\s*=/.test(spec) ? spec : `${spec},mode=position`;
}

/** The same bytes if nothing in them changes: packed again, they might differ. */
function spellModesInPacked(packed: Uint8Array): Uint8Array {
  const value = unpackJson(packed) as Json;
  const spelled = spellModes(value);
  return JSON.stringify(spelled) === JSON.stringify(value) ? packed : packJson(spelled);
}
