/**
 * Whether an opponent accepts a draw. One that scores its moves does if it did not think itself ahead when it last had
 * a choice, also on a server that was restarted since. One that
 * never scores a move accepts when nothing happens any more: the sides have as many men and kings, and nobody has
 * captured for twenty moves each. One that has not chosen a move yet declines.
 */

import { popcount } from '../../rules/bits.ts';
import type { Game } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { replay } from '../../thinking/playedMoves.ts';
import type { KeptThoughts } from './keptThoughts.ts';

const PLIES_BETWEEN = 10;
const QUIET_PLIES = 40;
const MOST_REMEMBERED = 10_000;

export class DrawOffers {
  readonly #thoughts: KeptThoughts;
  /** After how many plies of a game the last offer was made. */
  readonly #offers = new Map<string, number>();

  constructor(thoughts: KeptThoughts) {
    this.#thoughts = thoughts;
  }

  /** Offers a draw in a game in which the person is to move; not too often. */
  async offer(play: PlayRecord): Promise<boolean> {
    const plies = play.moves.length;
    if (plies < (this.#offers.get(play.id) ?? -PLIES_BETWEEN) + PLIES_BETWEEN) {
      const sentence = `You have offered a draw already. Play ${PLIES_BETWEEN / 2} moves before you offer one again.`;
      throw new Refusal(409, 'draw-offered', sentence);
    }
    if (this.#offers.size === MOST_REMEMBERED) this.#offers.clear();
    const before = this.#offers.get(play.id);
    this.#offers.set(play.id, plies);
    try {
      return await this.#isAccepted(play);
    } catch (error) {
      // It has not been heard, and may be made again.
      if (before === undefined) this.#offers.delete(play.id);
      else this.#offers.set(play.id, before);
      throw error;
    }
  }

  async #isAccepted(play: PlayRecord): Promise<boolean> {
    const game = replay(play);
    for (let ply = play.moves.length - 1; ply >= 0; ply -= 2) {
      const { score } = await this.#thoughts.recall(play, ply);
      if (score !== undefined) return score <= 0;
      if (legalMoves(game.positionAt(ply), game.variant.board).length > 1) return isQuiet(game);
    }
    return false;
  }
}

function isQuiet(game: Game): boolean {
  if (game.plies < QUIET_PLIES) return false;
  const { black, white, kings } = game.position;
  const before = game.positionAt(game.plies - QUIET_PLIES);
  const isEven = popcount(black) === popcount(white) && popcount(black & kings) === popcount(white & kings);
  return isEven && popcount(before.black | before.white) === popcount(black | white);
}
