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
import { nounOf, piecesLine } from './piecesLine.ts';
import { portraitOf } from './portrait.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { weightsLine, weightsSentences, weightsSize } from './weightsText.ts';

/** The smallest expression we find that has the same values. */
function shownExpression(played: PlayedFormula): Expression {
  return simplifyPlayed({ ...played, mode: 'search' });
}

/** In a line: an expression in infix notation, the largest weights, or the layers of a net. */
export function shownText(played: PlayedStrategy): string {
  if (played.strategy === null) return piecesLine(played.anatomy);
  return played.anatomy.kind === 'weights' ? weightsLine(played.anatomy) : formatInfix(shownExpression(played));
}

/** Its size as evolved and simplified: nodes, or weights that are not 0. */
export function shownSizes(played: PlayedStrategy): { readonly size: number; readonly simplifiedSize: number } {
  if (played.strategy === null) return uniform(played.anatomy.size);
  if (played.anatomy.kind === 'weights') return uniform(weightsSize(played.anatomy));
  return {
    size: measureExpression(played.strategy.tree).size,
    simplifiedSize: measureExpression(shownExpression(played)).size,
  };
}

function uniform(size: number): { readonly size: number; readonly simplifiedSize: number } {
  return { size, simplifiedSize: size };
}

/** For drawing; undefined for weights and nets, which are not trees. */
export function shownTree(played: PlayedStrategy): ExpressionTree | undefined {
  if (played.strategy === null || played.anatomy.kind === 'weights') return undefined;
  return expressionTree(shownExpression(played), played.strategy.features);
}

/** What it wants, in sentences, with the weights of that expression. */
export function shownSentences(played: PlayedStrategy): string[] {
  if (played.strategy === null) {
    return [searchesBy(nounOf(played.anatomy)), ...portraitOf(played.anatomy).sentences];
  }
  const { strategy, mode, anatomy } = played;
  if (anatomy.kind === 'weights') return [searchesBy('formula'), ...weightsSentences(anatomy)];
  if (mode === 'index') return [COUNTS_OFF];
  if (mode === 'search') return [searchesBy('formula'), ...describeStrategy(strategy, mode)];
  // A strategy that reads the side to move may want different things for each side, which only its own mode shows.
  if (turnFeature(strategy, mode) !== undefined) return describeStrategy(strategy, mode);
  return [...describeStrategy(strategy, 'search'), ...(mode === 'settled' ? [SETTLES] : [])];
}

const COUNTS_OFF = 'It does not compare moves: the value of the current position is the index of the move it plays.';

function searchesBy(noun: string): string {
  return `It looks ahead and scores where it lands with this ${noun}.`;
}

const SETTLES = 'It plays out all captures before it judges a position.';
