/** Where a search starts: a position as words, and the parts of the game so far that still matter. */

import type { Bits } from '../rules/bits.ts';
import type { Game } from '../rules/game.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';

export interface SearchRoot {
  readonly own: Bits;
  readonly other: Bits;
  readonly kings: Bits;
  readonly turn: Side;
  /** Plies since the last move that was not quiet. */
  readonly quietPlies: number;
  /** Plies until the ply limit draws the game; Infinity without a limit. */
  readonly pliesLeft: number;
  /** The positions of the quiet plies, oldest first: three words each, from the side to move at the time. */
  readonly earlier: Int32Array;
}

export function searchRoot(game: Game): SearchRoot {
  const { quietPlies, plies, position } = game;
  const earlier = new Int32Array(3 * quietPlies);
  for (let back = quietPlies; back > 0; back--) {
    const before = game.positionAt(plies - back);
    earlier.set([ownPieces(before), otherPieces(before), before.kings], 3 * (quietPlies - back));
  }
  return {
    own: ownPieces(position),
    other: otherPieces(position),
    kings: position.kings,
    turn: position.turn,
    quietPlies,
    pliesLeft: game.variant.draws.plies - plies,
    earlier,
  };
}
