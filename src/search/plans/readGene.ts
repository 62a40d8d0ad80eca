/**
 * The move that a gene means in a position: a number from 0 up to but not including 1 chooses one of the legal moves, as
 * written by the kernel.
 */

import * as successor from '../../rules/successor.ts';
import type { Genes, Order } from './planOptions.ts';

// Private constants, for speed: see rules/kernel.ts.
const { SUCCESSOR_WORDS, readingOrder } = successor;

/** Where a move begins and in which of four directions, in reading order: 128 places. */
const PLACES = 128;
const PLACE_SHIFT = 16;

/** Finds the chosen one of the successors from index 0 up to `end`, and returns where it begins. */
export type ReadGene = (gene: number, successors: Int32Array, end: number) => number;

export function geneReader(genes: Genes, order: Order): ReadGene {
  if (genes === 'square') return moveAtPlace;
  return order === 'square' ? nthInReadingOrder : nth;
}

export function nth(gene: number, _successors: Int32Array, end: number): number {
  return Math.floor((gene * end) / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
}

function nthInReadingOrder(gene: number, successors: Int32Array, end: number): number {
  let before = Math.floor((gene * end) / SUCCESSOR_WORDS);
  let least = -1;
  for (;;) {
    const at = firstFrom(least + 1, successors, end);
    if (before-- === 0) return at;
    least = readingOrder(successors[at + 3]!);
  }
}

/** The gene means a place: the first move in reading order from there on, or else from the first place on. */
function moveAtPlace(gene: number, successors: Int32Array, end: number): number {
  const at = firstFrom(Math.floor(gene * PLACES) << PLACE_SHIFT, successors, end);
  return at === -1 ? firstFrom(0, successors, end) : at;
}

/** The first move in reading order whose place is not before `least`; -1 if there is none. */
function firstFrom(least: number, successors: Int32Array, end: number): number {
  let first = -1;
  let lowest = Infinity;
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
    const order = readingOrder(successors[at + 3]!);
    if (order >= least && order < lowest) {
      first = at;
      lowest = order;
    }
  }
  return first;
}
