/** A person. Interactive programs ask them for moves; matches cannot. */

import { InputError } from '../base/inputError.ts';
import { playerKind } from './playerKind.ts';

export const humanPlayer = playerKind({
  name: 'human',
  summary: 'you, at the board; only where you can be asked, as in evodraughts play',
  example: 'human',
  options: {},
  isPerson: true,
  cost: () => ({}),
  create: () => {
    throw new InputError('player-human', 'A human can only play in "evodraughts play". Choose another player here.');
  },
});
