/**
 * The strategy of a player in infix notation, simplified as far as it plays the same. Lists need the same strategies
 * again and again and simplifying is slow, so results are cached.
 */

import { rangeOfFeature } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import { variantNamed } from '../rules/variant.ts';
import type { PlayedFormula, PlayedStrategy } from './playedStrategy.ts';
import { playedStrategy } from './playedStrategy.ts';
import { piecesLine } from './piecesLine.ts';
import { simplifyStrategy } from './simplifyStrategy.ts';
import { weightsLine } from './weightsText.ts';

/** For a player that plays by an expression, by weights or by a net, such as those of runs. */
export function readableStrategy(player: string, variant: string): string {
  const game = variantNamed(variant);
  const key = `${variant} ${player}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const played = playedStrategy(player, game);
  if (!played) return player;
  const text = textOf(played);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, text);
  return text;
}

function textOf(played: PlayedStrategy): string {
  if (played.strategy === null) return piecesLine(played.anatomy);
  return played.anatomy.kind === 'weights' ? weightsLine(played.anatomy) : formatInfix(simplifyPlayed(played));
}

/** The smallest expression that we find to play the same. */
export function simplifyPlayed({ strategy, mode }: PlayedFormula): Expression {
  // In index mode and in a search the values themselves matter, not only their order.
  if (mode === 'position' || mode === 'settled') return simplifyStrategy(strategy);
  return simplify(strategy.tree, rangeOfFeature(strategy.features), 'value');
}

const MOST_REMEMBERED = 5000;
const remembered = new Map<string, string>();
