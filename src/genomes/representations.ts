/** The registry of representations: a new one is a file and a line here. */

import { findNamed } from '../base/setting.ts';
import type { Variant } from '../rules/variant.ts';
import { grammar } from './grammar.ts';
import type { Playing, Representation, RepresentationKind } from './representation.ts';
import { net } from './net.ts';
import { patterns } from './patterns.ts';
import { weights } from './weights.ts';

export const REPRESENTATIONS: readonly RepresentationKind[] = [grammar, weights, net, patterns];

/** The default representation. */
export const FIRST_REPRESENTATION = grammar.name;

/** The section `genome` of an experiment. */
export type GenomeFields = Readonly<Record<string, unknown>>;

export function representationNamed(method: unknown): RepresentationKind {
  return findNamed(REPRESENTATIONS, method ?? FIRST_REPRESENTATION, 'genome');
}

/** Whether a stored run breeds evaluations that see pieces on squares and read no features. */
export function seesPieces(method: unknown): boolean {
  return REPRESENTATIONS.some((kind) => kind.name === method && kind.seesPieces === true);
}

/** The number of numbers in a genome; undefined if it is not a point in space. */
export function dimensionOf({ method, ...fields }: GenomeFields, variant: Variant): number | undefined {
  return representationNamed(method).dimension?.(fields, variant);
}

export function createRepresentation({ method, ...fields }: GenomeFields, playing: Playing): Representation {
  return representationNamed(method).create(fields, playing);
}
