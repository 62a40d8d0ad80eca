/**
 * The interface of operators on vectors: mutations and crossovers, each in its own file. A vector is a list of numbers,
 * one per gene, with bounds for every gene. Operators take vectors and return new ones; the parents are never changed.
 */

import { InputError } from '../../base/inputError.ts';
import type { Rng } from '../../base/rng.ts';
import type { Settings, Values } from '../../base/setting.ts';

/** The least and the greatest value of every gene. */
export interface VectorBounds {
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Whether all genes are whole numbers. */
  readonly isWhole?: boolean;
  /** The number of genes in a part that belongs together, if a vector consists of several such parts. */
  readonly part?: number;
  /** The layers of the net, inputs first, whose weights and biases the first genes are. */
  readonly layers?: readonly number[];
}

export type MutateVector = (genome: readonly number[], rng: Rng) => number[];

export type CrossVectors = (one: readonly number[], two: readonly number[], rng: Rng) => readonly [number[], number[]];

export interface VectorMutationKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set>, bounds: VectorBounds): MutateVector;
}

export interface VectorCrossoverKind<Set extends Settings = Settings> {
  readonly name: string;
  readonly summary: string;
  readonly settings: Set;
  prepare(values: Values<Set>, bounds: VectorBounds): CrossVectors;
}

/** Ties the type of `prepare` to the settings of the same object. */
export function vectorMutationKind<Set extends Settings>(kind: VectorMutationKind<Set>): VectorMutationKind {
  return kind;
}

export function vectorCrossoverKind<Set extends Settings>(kind: VectorCrossoverKind<Set>): VectorCrossoverKind {
  return kind;
}

/** Rejects bounds that no gene can satisfy. */
export function checkBounds({ low, high, isWhole = false }: VectorBounds): void {
  if (low.length !== high.length) {
    throw new InputError(
      'setting-value',
      `vectors: there are ${low.length} lower bounds but ${high.length} upper ones.`,
    );
  }
  for (const [index, least] of low.entries()) {
    const most = high[index]!;
    const isGood = isWhole ? Number.isInteger : Number.isFinite;
    if (isGood(least) && isGood(most) && least <= most) continue;
    const form = `${isWhole ? 'whole' : 'finite'} numbers, the lower one first`;
    throw new InputError(
      'setting-value',
      `vectors: the bounds of gene ${index} must be ${form}, not ${least}, ${most}.`,
    );
  }
}

/** Rejects a genome of another length: its genes would have no bounds. */
export function checkLength(genome: readonly number[], { low }: VectorBounds): void {
  if (genome.length !== low.length)
    throw new RangeError(`a vector must have ${low.length} genes, not ${genome.length}`);
}

/** The allowed value of a gene that is nearest to a number. */
export function fitGene(number: number, index: number, { low, high, isWhole }: VectorBounds): number {
  const rounded = isWhole ? Math.round(number) + 0 : number;
  return Math.min(high[index]!, Math.max(low[index]!, rounded));
}
