/**
 * Endgame tables built in a separate process, because coverage makes building them slow. That process also checks them
 * completely: every position has the value that follows from the values after its moves. That is a proof: the distance
 * of a win or loss decreases with every move until the game is over, and in a draw each side has a move that keeps it.
 *
 * Run with the name of a variant and a number of pieces, this file is that process; it writes the tables to a file.
 */

import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { BLACK, WHITE } from '../src/rules/side.ts';
import { generate } from '../src/rules/kernel.ts';
import { formatFen } from '../src/rules/fen.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../src/rules/successor.ts';
import type { Variant } from '../src/rules/variant.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { buildTables } from '../src/search/tables/buildTables.ts';
import type { EndgameTables } from '../src/search/tables/endgameTables.ts';
import { distanceOf, resultOf } from '../src/search/tables/endgameTables.ts';
import { decodeTables, encodeTables } from '../src/search/tables/tableFile.ts';
import { forEachPlacement } from './placements.ts';
import type { SlowValue } from './slowEndgames.ts';

export interface BuiltTables {
  readonly tables: EndgameTables;
  /** The number of placements checked, by the number of pieces, including one-sided ones, Black to move. */
  readonly checked: readonly number[];
}

export async function builtTables(variant: Variant, maxPieces: number): Promise<BuiltTables> {
  const child = spawn(process.execPath, [import.meta.filename, variant.name, `${maxPieces}`]);
  const [file, report] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  if (file.length === 0) throw new Error(report);
  return { tables: decodeTables(file), checked: JSON.parse(report) as number[] };
}

/** The value of `probe` in the notation of the slow endgames. */
export function valueText(value: number): SlowValue {
  if (value === 0) return 'draw';
  return `${resultOf(value) === 1 ? 'win' : 'loss'} ${distanceOf(value)}`;
}

if (process.argv[1] === import.meta.filename) {
  const tables = buildTables(variantNamed(process.argv[2]!), Number(process.argv[3]));
  const checked = Array.from({ length: tables.maxPieces + 1 }, (_, pieces) => checkPositions(tables, pieces));
  process.stderr.write(JSON.stringify(checked));
  process.stdout.write(encodeTables(tables));
}

/** Checks all positions with this many pieces and returns their number. */
function checkPositions(tables: EndgameTables, pieces: number): number {
  const { board, giveaway } = tables.variant;
  const successors = new Int32Array(SLICE_WORDS);
  let count = 0;
  forEachPlacement(board, pieces, (black, white, kings) => {
    const end = generate(black, white, kings, BLACK, board, successors, 0);
    let win = 0;
    let loss = 0;
    let drawn = false;
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      const value = tables.probe(successors[at + 1]!, successors[at]!, successors[at + 2]!, WHITE);
      if (value === 0) drawn = true;
      if (value > 0) loss = Math.min(loss, -1 - value);
      if (value < 0) win = win === 0 ? 1 - value : Math.min(win, 1 - value);
    }
    let expected = win;
    if (win === 0) expected = drawn ? 0 : loss;
    if (end === 0) expected = giveaway ? 1 : -1;
    if (tables.probe(black, white, kings, BLACK) !== expected) {
      throw new Error(`${formatFen({ black, white, kings, turn: BLACK }, board)} should have value ${expected}`);
    }
    count++;
  });
  return count;
}
