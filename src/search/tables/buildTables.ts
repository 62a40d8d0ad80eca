/**
 * Builds endgame tables from the rules alone, slice by slice, from few pieces to many and from few men to many. The
 * work is a generator that yields every few hundredths of a second, so that a caller can show progress, react to an
 * interruption, or build in the background.
 */

import type { Variant } from '../../rules/variant.ts';
import { EndgameTables, NO_POSITION, isLoss } from './endgameTables.ts';
import { keyOf, mirrored } from './material.ts';
import type { OpenSlice } from './solveSlice.ts';
import { lookBackwards, lookForwards, openSlice } from './solveSlice.ts';
import type { SlicePlace } from './tableLayout.ts';
import { TableLayout } from './tableLayout.ts';

export interface BuildProgress {
  /** Steps of work done, and the total. */
  readonly done: number;
  readonly total: number;
}

/** Places examined between two yields; a multiple of the blocks of `solveSlice.ts`. */
const CHUNK = 1 << 16;

/** Builds tables in one go. */
export function buildTables(
  variant: Variant,
  maxPieces: number,
  onProgress?: (done: number, total: number) => void,
): EndgameTables {
  const steps = buildSteps(variant, maxPieces);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value.done, step.value.total);
  }
}

/** Builds tables step by step and returns them at the end. */
export function* buildSteps(variant: Variant, maxPieces: number): Generator<BuildProgress, EndgameTables> {
  const layout = new TableLayout(variant.board, maxPieces);
  const tables = new EndgameTables(variant, layout, new Uint8Array(layout.size));
  // Each place is examined twice: forwards and, if it is decided, backwards.
  const total = 2 * layout.size;
  let solved = 0;
  for (const place of layout.slices) {
    const mirror = layout.slices.find((other) => keyOf(other.material) === keyOf(mirrored(place.material)))!;
    if (mirror.start < place.start) continue;
    for (const done of solvePair(place, mirror, tables)) yield { done: 2 * solved + done, total };
    solved += place === mirror ? place.size : place.size + mirror.size;
    yield { done: 2 * solved, total };
  }
  return tables;
}

/** Solves a slice together with its mirror image; yields the number of positions examined. */
function* solvePair(place: SlicePlace, mirrorPlace: SlicePlace, tables: EndgameTables): Generator<number> {
  const slice = openSlice(place, tables.layout, tables.bytes);
  const mirror = place === mirrorPlace ? slice : openSlice(mirrorPlace, tables.layout, tables.bytes);
  const slices = slice === mirror ? [slice] : [slice, mirror];
  let done = 0;
  let greatest = 0;
  for (const [part, from, to] of chunksOf(slices)) {
    greatest = Math.max(greatest, lookForwards(part, tables, from, to));
    yield (done += to - from);
  }
  let found = 0;
  for (let byte = 1; byte <= greatest || found > 0; byte++) {
    // A later slice may need one more.
    if (byte >= NO_POSITION - 1) throw new Error('a distance does not fit into a byte');
    found = 0;
    for (const [part, from, to] of chunksOf(slices)) {
      found += lookBackwards(part, part === slice ? mirror : slice, byte, isLoss(byte, tables.variant), from, to);
      yield done + found;
    }
    done += found;
  }
}

function* chunksOf(slices: readonly OpenSlice[]): Generator<[slice: OpenSlice, from: number, to: number]> {
  for (const slice of slices) {
    for (let from = 0; from < slice.size; from += CHUNK) yield [slice, from, Math.min(slice.size, from + CHUNK)];
  }
}
