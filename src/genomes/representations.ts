/** The registry of representations: a new one is a file and a line here. */

import { findNamed } from '../base/setting.ts';
import type { Variant } from '../rules/variant.ts';
import { grammar } from './grammar.ts';
import type { Playing, Representation, RepresentationKind } from './representation.ts';
import { net } from './net.ts';
import { weights } from './weights.ts';

export const REPRESENTATIONS: readonly RepresentationKind[] = [grammar, weights, net];

/** The default representation. */
export const FIRST_REPRESENTATION = grammar.name;

/** The section `genome` of an experiment. */
export type GenomeFields = Readonly<Record<string, unknown>>;

export function representationNamed(method: unknown): RepresentationKind {
  return findNamed(REPRESENTATIONS, method ?? FIRST_REPRESENTATION, 'genome');
}

/** The number of numbers in a genome; undefined if it is not a point in space. */
export function dimensionOf({ method, ...fields }: GenomeFields, variant: Variant): number | undefined {
  return representationNamed(method).dimension?.(fields, variant);
}

export function createRepresentation({ method, ...fields }: GenomeFields, playing: Playing): Representation {
  return representationNamed(method).create(fields, playing);
}
