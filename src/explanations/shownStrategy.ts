/**
 * The strategy of a player as the pages show it. A smaller expression may choose the same moves with other values, but
 * the pages also show scores and effects, so the expression keeps the evolved values.
 */

import { describeStrategy } from './describeStrategy.ts';
import type { PlayedFormula, PlayedStrategy } from './playedStrategy.ts';
import type { ExpressionTree } from './expressionTree.ts';
import { expressionTree } from './expressionTree.ts';
import { simplifyPlayed } from './readableStrategy.ts';
import { turnFeature } from './simplifyStrategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { netLine } from './netLine.ts';
import { netPortrait } from './netPortrait.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import type { NetAnatomy } from '../evaluators/anatomy.ts';
import { weightsLine, weightsSentences, weightsSize } from './weightsText.ts';

/** The smallest expression we find that has the same values. */
function shownExpression(played: PlayedFormula): Expression {
  return simplifyPlayed({ ...played, mode: 'search' });
}

/** In a line: an expression in infix notation, the largest weights, or the layers of a net. */
export function shownText(played: PlayedStrategy): string {
  if (played.strategy === null) return netLine(played.anatomy.net, played.anatomy.variant);
  return played.anatomy.kind === 'weights' ? weightsLine(played.anatomy) : formatInfix(shownExpression(played));
}

/** Its size as evolved and simplified: nodes, or weights that are not 0. */
export function shownSizes(played: PlayedStrategy): { readonly size: number; readonly simplifiedSize: number } {
  if (played.strategy === null) return uniform(netSize(played.anatomy));
  if (played.anatomy.kind === 'weights') return uniform(weightsSize(played.anatomy));
  return {
    size: measureExpression(played.strategy.tree).size,
    simplifiedSize: measureExpression(shownExpression(played)).size,
  };
}

function uniform(size: number): { readonly size: number; readonly simplifiedSize: number } {
  return { size, simplifiedSize: size };
}

function netSize({ net }: NetAnatomy): number {
  return net.weights.reduce((count, weight) => count + (weight === 0 ? 0 : 1), 0);
}

/** For drawing; undefined for weights and nets, which are not trees. */
export function shownTree(played: PlayedStrategy): ExpressionTree | undefined {
  if (played.strategy === null || played.anatomy.kind === 'weights') return undefined;
  return expressionTree(shownExpression(played), played.strategy.features);
}

/** What it wants, in sentences, with the weights of that expression. */
export function shownSentences(played: PlayedStrategy): string[] {
  if (played.strategy === null) {
    const { net, variant } = played.anatomy;
    return [SEARCHES_BY_NET, ...netPortrait(net, variant).sentences];
  }
  const { strategy, mode, anatomy } = played;
  if (anatomy.kind === 'weights') return [SEARCHES, ...weightsSentences(anatomy)];
  if (mode === 'index') return [COUNTS_OFF];
  if (mode === 'search') return [SEARCHES, ...describeStrategy(strategy, mode)];
  // A strategy that reads the side to move may want different things for each side, which only its own mode shows.
  if (turnFeature(strategy, mode) !== undefined) return describeStrategy(strategy, mode);
  return [...describeStrategy(strategy, 'search'), ...(mode === 'settled' ? [SETTLES] : [])];
}

const COUNTS_OFF = 'It does not compare moves: the value of the current position is the index of the move it plays.';

const SEARCHES = 'It looks ahead and scores where it lands with this formula.';

const SEARCHES_BY_NET = 'It looks ahead and scores where it lands with this net.';

const SETTLES = 'It plays out all captures before it judges a position.';
