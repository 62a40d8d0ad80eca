/**
 * Plays the first legal move in reading order, whatever it is worth: a fixed reference point. It is what a strategy of
 * the original EvoDraughts plays when it scores all positions the same.
 */

import type { Chooser } from '../rules/quickGame.ts';
import { SUCCESSOR_WORDS, readingOrder } from '../rules/successor.ts';
import { choosingPlayer } from './choosingPlayer.ts';
import { playerKind } from './playerKind.ts';

export const firstPlayer = playerKind({
  name: 'first',
  summary: 'plays the first legal move, squares read row by row from the top',
  example: 'first',
  options: {},
  cost: () => ({ depth: 1 }),
  create: (_values, variant) => choosingPlayer(variant, firstMove, false),
});

const firstMove: Chooser = (_own, _other, _kings, _turn, successors, end) => {
  let first = 0;
  let leastOrder = Infinity;
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
    const order = readingOrder(successors[at + 3]!);
    if (order >= leastOrder) continue;
    leastOrder = order;
    first = at;
  }
  return first;
};
