/** How much one feature matters to a strategy, measured on positions in which it has a choice. */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Position } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { MovePreview } from './movePreview.ts';
import { firstOfBest, previewMoves, readPosition } from './movePreview.ts';

export interface FeatureReport {
  readonly name: string;
  readonly phrase: string;
  readonly sentence: string;
  /** The share of positions in which it would choose otherwise if no move changed this feature. */
  readonly changesChoice: number;
  /** Of the positions after all moves, the shares in which one more of it raises the score, and in which it lowers it. */
  readonly raises: number;
  readonly lowers: number;
  /** By how much one more of it changes the score, on average; null where that is no number. */
  readonly sensitivity: number | null;
}

/** A position with a choice, as a strategy sees it. */
export interface Choice {
  readonly moves: readonly MovePreview[];
  /** What it reads before it moves. */
  readonly before: Float64Array;
  /** Minus one where the value is turned round for White. */
  readonly sign: number;
}

export function choicesIn(strategy: Strategy, positions: readonly Position[], variant: Variant): Choice[] {
  return positions.map((position) => ({
    moves: previewMoves(strategy, position, variant),
    before: readPosition(strategy, position),
    sign: strategy.isRelative || position.turn === BLACK ? 1 : -1,
  }));
}

export function measureFeature(strategy: Strategy, feature: Feature, choices: readonly Choice[]): FeatureReport {
  const index = strategy.features.indexOf(feature);
  const value = compileClosures(
    strategy.tree,
    strategy.features.map(({ name }) => name),
  );
  const valueWith = (values: Float64Array, other: number): number => value(values.with(index, other));
  const changed = choices.filter(({ moves, before, sign }) => {
    const held = moves.map(({ values }) => sign * valueWith(values, before[index]!));
    return firstOfBest(held) !== firstOfBest(moves.map(({ worth }) => worth));
  });
  const changes = choices.flatMap(({ moves }) =>
    moves.map(({ values }) => {
      const step = values[index]! < feature.high ? 1 : -1;
      return step * (valueWith(values, values[index]! + step) - value(values));
    }),
  );
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  return {
    name: feature.name,
    phrase: feature.phrase,
    sentence: feature.sentence,
    changesChoice: changed.length / choices.length,
    raises: changes.filter((change) => change > 0).length / changes.length,
    lowers: changes.filter((change) => change < 0).length / changes.length,
    sensitivity: Number.isFinite(mean) ? mean : null,
  };
}
