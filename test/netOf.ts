/** Nets with known weights, for tests of what is said about nets. */

import type { ShapedNet } from '../src/evaluators/netShape.ts';
import { genesOn } from '../src/evaluators/netShape.ts';
import { netShapeNamed } from '../src/evaluators/netShapes.ts';
import type { Variant } from '../src/rules/variant.ts';

/** A net whose weights are those given, by their places, and 0 elsewhere. */
export function netOf(shape: string, { board }: Variant, weights: Readonly<Record<number, number>> = {}): ShapedNet {
  const named = netShapeNamed(shape);
  return { shape: named, weights: Float32Array.from({ length: genesOn(named, board) }, (_, at) => weights[at] ?? 0) };
}

/** A net that values men by their squares, as Black numbers them. */
export function netOfMen(variant: Variant, worths: Readonly<Record<number, number>>): ShapedNet {
  return netOf(
    'squares',
    variant,
    Object.fromEntries(Object.entries(worths).map(([key, one]) => [Number(key) - 1, one])),
  );
}

/** A net of the shape `squares` that only counts pieces. */
export function countingNet(variant: Variant, man: number, king: number): ShapedNet {
  const { squares } = variant.board;
  return netOf(
    'squares',
    variant,
    Array.from({ length: 2 * squares }, (_, at) => (at < squares ? man : king)),
  );
}
