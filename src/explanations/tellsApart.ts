/**
 * Whether a strategy ever prefers one move to another. Only about one in five of the random first strategies of the
 * original EvoDraughts (Greaney, 2026) does. The others always play the first move of the list and are a waste of games.
 */

import { InputError } from '../base/inputError.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { LookingMode } from './movePreview.ts';
import { areAlike, previewMoves } from './movePreview.ts';

/** Tests texts: in at least one of the positions, the moves must have different scores. */
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

/** Undefined if the text is not a strategy of this variant. */
function strategyOf(text: string, variant: Variant): Strategy | undefined {
  try {
    return parseStrategy(text, variant.board);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
