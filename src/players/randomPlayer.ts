/** Plays a random legal move, all equally likely: the weakest opponent worth measuring. */

import { randomBelow } from '../base/rng.ts';
import type { Chooser } from '../rules/quickGame.ts';
import { SUCCESSOR_WORDS } from '../rules/successor.ts';
import { choosingPlayer } from './choosingPlayer.ts';
import { playerKind } from './playerKind.ts';

export const randomPlayer = playerKind({
  name: 'random',
  summary: 'plays a random legal move, all equally likely',
  example: 'random',
  options: {},
  cost: () => ({ depth: 1 }),
  create: (_values, variant) => choosingPlayer(variant, anyMove, true),
});

/** Chooses a random move. */
export const anyMove: Chooser = (_own, _other, _kings, _turn, _successors, end, rng) =>
  randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
