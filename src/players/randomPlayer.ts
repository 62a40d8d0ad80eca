/** Any legal move, each as likely as the other: the weakest opponent worth measuring. */

import { randomBelow } from '../base/rng.ts';
import { playerKind } from './playerKind.ts';

export const randomPlayer = playerKind({
  name: 'random',
  summary: 'plays any legal move, each as likely as the other',
  example: 'random',
  options: {},
  create: () => ({
    isRandom: true,
    newGame: () => undefined,
    choose: (game, rng) => {
      const moves = game.legalMoves;
      return { move: moves[randomBelow(rng, moves.length)]! };
    },
  }),
});
