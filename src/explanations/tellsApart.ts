/**
 * Whether a strategy can tell moves apart at all. Of the random first strategies of the original EvoDraughts (Greaney,
 * 2026) only about one in five can; the others play the first move of the list whatever happens, and are a waste of
 * games.
 */

import { InputError } from '../base/inputError.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { LookingMode } from './movePreview.ts';
import { areAlike, previewMoves } from './movePreview.ts';

/** A test of texts: in one of the positions at the least, not all moves must get the same score. */
export function createTellsApart(
  variant: Variant,
  positions: readonly Position[],
  mode?: LookingMode,
): (text: string) => boolean {
  return (text) => {
    const strategy = strategyOf(text, variant);
    if (!strategy) return false;
    return positions.some(
      (position) => !areAlike(previewMoves(strategy, position, variant, mode).map(({ worth }) => worth)),
    );
  };
}

/** Undefined for a text that is no strategy of this game. */
function strategyOf(text: string, variant: Variant): Strategy | undefined {
  try {
    return parseStrategy(text, variant.board);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
