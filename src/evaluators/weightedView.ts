/**
 * What a position is worth to one side by a shape and its weights. Terms that are sums over pieces are folded into
 * tables, as in `positional.ts`: a table for each kind of piece in each phase, indexed by bytes, so that a few look-ups
 * add up any number of such terms. The other terms are read one by one, except those without weight.
 *
 * All sums are exact, so their order does not matter and both colours get the same points: weights are rounded to a
 * fraction of a point that leaves room for the greatest sum in a float64.
 */

import type { Feature, Reading } from '../features/feature.ts';
import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import { opponent as otherSide } from '../rules/side.ts';
import type { LinearWeights } from './linearText.ts';
import * as phaseTables from './phaseTable.ts';
import type { FeatureRange } from './shape.ts';
import type { Term } from './shapes.ts';
import { featureOf, termsOf } from './shapes.ts';

// Private constants, for speed: see rules/kernel.ts.
const { bitIndices } = bits;
const { countsIndex, phaseTable } = phaseTables;

/** The worth of a position to the viewer, whose side is fixed, in points and fractions of them. */
export type View = (own: Bits, opponent: Bits, kings: Bits, turn: Side) => number;

/** The smallest part of a point: sums of terms below 2^30 points are exact. */
const FINEST = 2 ** -20;

/** Where the tables of a phase begin. A table has 256 values for each of the four bytes of a word. */
const TABLE = 4 * 256;
const OWN_MEN = 0;
const OWN_KINGS = TABLE;
const OTHER_MEN = 2 * TABLE;
const OTHER_KINGS = 3 * TABLE;

/** Whole numbers, which evolved weights are, take half the space, so that the tables of two players fit in the cache. */
type Numbers = Int32Array | Float64Array;

/** A phase prepared for adding up. */
interface PhaseSum {
  readonly conditions: readonly Condition[];
  readonly tables: Numbers;
  /** Read for both sides and subtracted; those from `firstOfKings` on are 0 while there is no king. */
  readonly differences: readonly Reading[];
  readonly differenceWeights: Numbers;
  readonly firstOfKings: number;
  /** Read once. */
  readonly singles: readonly Reading[];
  readonly singleWeights: Numbers;
}

interface Condition {
  readonly read: Reading;
  readonly from: number;
  readonly to: number;
}

export function weightedView({ shape, weights }: LinearWeights, board: Board, side: Side): View {
  const terms = termsOf(shape, board);
  const phases = shape.phases[board.size].map(({ condition }, index) =>
    phaseSum(condition, terms, weights.slice(index * terms.length, (index + 1) * terms.length), board, side),
  );
  const last = phases.length - 1;
  const other = otherSide(side);
  const byCounts = phaseTable(shape.phases[board.size]);
  return (own, opponent, kings, turn) => {
    let index = 0;
    if (byCounts !== undefined) index = byCounts[countsIndex(own, opponent, kings)]!;
    else while (index < last && !isMet(phases[index]!.conditions, own, opponent, kings, side, turn)) index++;
    const { tables, differences, differenceWeights, firstOfKings, singles, singleWeights } = phases[index]!;
    let sum = sumOf(tables, OWN_MEN, own & ~kings) + sumOf(tables, OTHER_MEN, opponent & ~kings);
    if ((own & kings) !== 0) sum += sumOf(tables, OWN_KINGS, own & kings);
    if ((opponent & kings) !== 0) sum += sumOf(tables, OTHER_KINGS, opponent & kings);
    const end = kings === 0 ? firstOfKings : differences.length;
    for (let at = 0; at < end; at++) {
      const read = differences[at]!;
      const lead = read(own, opponent, kings, side, turn) - read(opponent, own, kings, other, turn);
      sum += differenceWeights[at]! * lead;
    }
    for (let at = 0; at < singles.length; at++) {
      sum += singleWeights[at]! * singles[at]!(own, opponent, kings, side, turn);
    }
    return sum;
  };
}

function isMet(
  conditions: readonly Condition[],
  own: Bits,
  opponent: Bits,
  kings: Bits,
  side: Side,
  turn: Side,
): boolean {
  for (let at = 0; at < conditions.length; at++) {
    const { read, from, to } = conditions[at]!;
    const value = read(own, opponent, kings, side, turn);
    if (value < from || value > to) return false;
  }
  return true;
}

function sumOf(tables: Numbers, at: number, pieces: Bits): number {
  return (
    tables[at + (pieces & 255)]! +
    tables[at + 256 + ((pieces >>> 8) & 255)]! +
    tables[at + 512 + ((pieces >>> 16) & 255)]! +
    tables[at + 768 + (pieces >>> 24)]!
  );
}

function phaseSum(
  condition: readonly FeatureRange[],
  terms: readonly Term[],
  weights: readonly number[],
  board: Board,
  side: Side,
): PhaseSum {
  const conditions = condition.map(({ feature, from, to }) => ({ read: featureOf(feature, board).read, from, to }));
  const weighted = terms
    .flatMap(({ feature, less, plus }, index) => {
      const weight = finest(weights[index]!);
      return [feature, ...(plus ? [plus] : [])].map((one) => ({ feature: one, less, weight }));
    })
    .filter(({ weight }) => weight !== 0);
  const isWhole = weighted.every(({ weight }) => Number.isInteger(weight));
  const numbers = (values: readonly number[]): Numbers =>
    isWhole ? Int32Array.from(values) : Float64Array.from(values);
  const tables = isWhole ? new Int32Array(4 * TABLE) : new Float64Array(4 * TABLE);
  for (const { feature, less, weight } of weighted) {
    if (!isFolded(feature)) continue;
    addToTables(tables, feature, weight, side);
    if (less) addToTables(tables, less, -weight, side);
  }
  const read = weighted.filter(({ feature }) => !isFolded(feature));
  const differences = read
    .flatMap(({ feature, less, weight }) => (less ? [ownFirst(feature, less, weight)] : []))
    .toSorted((one, two) => Number(one.isOfKings) - Number(two.isOfKings));
  const singles = read.filter(({ less }) => less === undefined);
  return {
    conditions,
    tables,
    differences: differences.map((difference) => difference.read),
    differenceWeights: numbers(differences.map(({ weight }) => weight)),
    firstOfKings: differences.filter(({ isOfKings }) => !isOfKings).length,
    singles: singles.map(({ feature }) => feature.read),
    singleWeights: numbers(singles.map(({ weight }) => weight)),
  };
}

/** A difference by the reading of a side's own feature, which the reading of the other side's would only call. */
function ownFirst(more: Feature, less: Feature, weight: number): { read: Reading; weight: number; isOfKings: boolean } {
  const isOwn = more.name.startsWith('own.');
  return {
    read: isOwn ? more.read : less.read,
    weight: isOwn ? weight : -weight,
    isOfKings: more.isOfKings ?? false,
  };
}

function finest(weight: number): number {
  return Math.round(weight / FINEST) * FINEST;
}

/** Adds the value of a feature's pieces to the tables, if it is a sum over pieces. */
function addToTables(tables: Numbers, { sum }: Feature, weight: number, viewer: Side): void {
  if (!sum) return;
  const isOwn = sum.whose === 'own';
  const side = isOwn ? viewer : otherSide(viewer);
  for (const { of, squares, each } of sum.counts) {
    const men = isOwn ? OWN_MEN : OTHER_MEN;
    const kings = isOwn ? OWN_KINGS : OTHER_KINGS;
    const worth = each * weight;
    if (of === 'pattern') addSet(tables, men, squares[side], worth);
    if (of === 'men' || of === 'pieces') addSquares(tables, men, squares[side], worth);
    if (of === 'kings' || of === 'pieces') addSquares(tables, kings, squares[side], worth);
  }
}

/** Adds a value for a piece on each of the squares. */
function addSquares(tables: Numbers, table: number, squares: Bits, worth: number): void {
  for (const bit of bitIndices(squares)) addSet(tables, table, 1 << bit, worth);
}

/** Adds a value for pieces on all of the squares, which lie in one byte. */
function addSet(tables: Numbers, table: number, squares: Bits, worth: number): void {
  const byte = byteOf(squares)!;
  const wanted = (squares >>> (8 * byte)) & 255;
  for (let set = 0; set < 256; set++) {
    if ((set & wanted) === wanted) tables[table + 256 * byte + set]! += worth;
  }
}

/** Whether the tables cover a feature: it is a sum over pieces, and no pattern spans two bytes. */
function isFolded({ sum }: Feature): boolean {
  return (
    sum !== undefined &&
    sum.counts.every(({ of, squares }) => of !== 'pattern' || squares.every((set) => byteOf(set) !== undefined))
  );
}

/** The byte of a word, 0 to 3, that contains all of the squares; undefined if there is none. */
function byteOf(squares: Bits): number | undefined {
  return [0, 1, 2, 3].find((byte) => (squares & ~(255 << (8 * byte))) === 0);
}
