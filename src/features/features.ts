/**
 * All features by name. A new family is a file and a line here, and is then available in expressions, grammars and
 * explanations.
 */

import type { Board } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import { advanceFeatures } from './advanceFeatures.ts';
import { distanceFeatures } from './distanceFeatures.ts';
import { exchangeFeatures } from './exchangeFeatures.ts';
import type { Feature, FeatureFamily } from './feature.ts';
import { movementFeatures } from './movementFeatures.ts';
import { patternFeatures } from './patternFeatures.ts';
import { pieceFeatures } from './pieceFeatures.ts';
import { placeFeatures } from './placeFeatures.ts';
import { squareFeatures } from './squareFeatures.ts';
import { structureFeatures } from './structureFeatures.ts';
import { thesisFeatures } from './thesisFeatures.ts';
import { threatFeatures } from './threatFeatures.ts';

const FAMILIES: readonly FeatureFamily[] = [
  thesisFeatures,
  pieceFeatures,
  placeFeatures,
  advanceFeatures,
  movementFeatures,
  structureFeatures,
  threatFeatures,
  exchangeFeatures,
  distanceFeatures,
  patternFeatures,
  squareFeatures,
];

/** The features of a board by name, always in the same order. Created once per board. */
export function featuresOf(board: Board): ReadonlyMap<string, Feature> {
  const known = made.get(board);
  if (known) return known;
  const features = new Map<string, Feature>();
  for (const feature of FAMILIES.flatMap((family) => family(board))) {
    if (features.has(feature.name)) throw new RangeError(`two features are named ${feature.name}`);
    features.set(feature.name, feature);
  }
  made.set(board, features);
  return features;
}

/** The whole vector x[0], x[1] ... of Greaney (2026) for a position. */
export function thesisVector({ black, white, kings, turn }: Position, board: Board): number[] {
  return [...featuresOf(board).values()]
    .filter(({ name }) => name.startsWith('x['))
    .map(({ read }) => read(black, white, kings, BLACK, turn));
}

const made = new Map<Board, ReadonlyMap<string, Feature>>();
