/** The first legal move in the generator's order, which says nothing of its worth: a fixed point to measure from. */

import { playerKind } from './playerKind.ts';

export const firstPlayer = playerKind({
  name: 'first',
  summary: 'plays the first legal move in the order of the move list',
  example: 'first',
  options: {},
  create: () => ({
    isRandom: false,
    newGame: () => undefined,
    choose: (game) => ({ move: game.legalMoves[0]! }),
  }),
});
