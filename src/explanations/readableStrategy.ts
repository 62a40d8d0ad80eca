/**
 * The strategy of a player as people write it, simplified as far as it still plays the same. Lists ask for the same ones
 * again and again and simplifying takes its time, so answers are remembered.
 */

import { rangeOfFeature } from '../evaluators/strategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import { variantNamed } from '../rules/variant.ts';
import type { PlayedStrategy } from './playedStrategy.ts';
import { playedStrategy } from './playedStrategy.ts';
import { simplifyStrategy } from './simplifyStrategy.ts';
import { weightsLine } from './weightsText.ts';

/** For a player that plays by an expression or by weights, such as a run has bred. */
export function readableStrategy(player: string, variant: string): string {
  const game = variantNamed(variant);
  const key = `${game.board.size} ${player}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const played = playedStrategy(player, game)!;
  const text = played.anatomy.kind === 'weights' ? weightsLine(played.anatomy) : formatInfix(simplifyPlayed(played));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, text);
  return text;
}

/** The smallest expression that we find to play the same. */
export function simplifyPlayed({ strategy, mode }: PlayedStrategy): Expression {
  // Where it is counted off by its value, or a search asks for it, the order of the values is not all that counts.
  if (mode === 'position' || mode === 'settled') return simplifyStrategy(strategy);
  return simplify(strategy.tree, rangeOfFeature(strategy.features), 'value');
}

const MOST_REMEMBERED = 5000;
const remembered = new Map<string, string>();
