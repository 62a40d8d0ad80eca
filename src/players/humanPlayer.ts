/** A person. Whoever has one at hand asks them; a match that needs answers at once has nobody to ask. */

import { InputError } from '../base/inputError.ts';
import { playerKind } from './playerKind.ts';

export const humanPlayer = playerKind({
  name: 'human',
  summary: 'you, at the board; only where somebody can be asked, as in evodraughts play',
  example: 'human',
  options: {},
  isPerson: true,
  cost: () => ({}),
  create: () => {
    throw new InputError('player-human', 'A human can play in "evodraughts play" only; here, choose another player.');
  },
});
