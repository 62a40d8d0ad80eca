/**
 * The strategy of a player as the pages show it. A smaller expression may choose the same moves on another scale, but
 * here it stands beside scores and effects, so that all of them keep the values that were evolved.
 */

import { describeStrategy } from '../../explanations/describeStrategy.ts';
import type { PlayedStrategy } from '../../explanations/playedStrategy.ts';
import { simplifyPlayed } from '../../explanations/readableStrategy.ts';
import { turnFeature } from '../../explanations/simplifyStrategy.ts';
import type { Expression } from '../../grammar/expression/expression.ts';

/** The smallest expression that we find to have the same values. */
export function shownExpression(played: PlayedStrategy): Expression {
  return simplifyPlayed({ ...played, mode: 'search' });
}

/** What it wants, in sentences, with the weights of that expression. */
export function shownSentences({ strategy, mode }: PlayedStrategy): string[] {
  if (mode === 'index') return [COUNTS_OFF];
  if (mode === 'search') return [SEARCHES, ...describeStrategy(strategy, mode)];
  // One that reads whose turn it is may want something else for each side, which only its own mode tells.
  if (turnFeature(strategy, mode) !== undefined) return describeStrategy(strategy, mode);
  return [...describeStrategy(strategy, 'search'), ...(mode === 'settled' ? [SETTLES] : [])];
}

const COUNTS_OFF =
  'It counts off moves by the value of the position before them, so that no move has a reason in the position after it.';

const SEARCHES = 'It looks ahead and scores where it lands with this formula.';

const SETTLES = 'It judges positions when all captures that are due have been played.';
