/**
 * Decides whether an opponent accepts a draw. A player that scores moves accepts if it did not think it was ahead when
 * it last had a choice, even if the server was restarted since. A player that never scores moves accepts in a quiet
 * game: equal men and kings, and no capture in the last twenty moves of each side. A player that has not chosen a move
 * yet declines.
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
  /** The ply of the last offer in each game. */
  readonly #offers = new Map<string, number>();

  constructor(thoughts: KeptThoughts) {
    this.#thoughts = thoughts;
  }

  /** Offers a draw on the person's turn. Repeated offers are limited. */
  async offer(play: PlayRecord): Promise<boolean> {
    const plies = play.moves.length;
    if (plies < (this.#offers.get(play.id) ?? -PLIES_BETWEEN) + PLIES_BETWEEN) {
      const sentence = `You have already offered a draw. Play ${PLIES_BETWEEN / 2} moves before you offer another.`;
      throw new Refusal(409, 'draw-offered', sentence);
    }
    if (this.#offers.size === MOST_REMEMBERED) this.#offers.clear();
    const before = this.#offers.get(play.id);
    this.#offers.set(play.id, plies);
    try {
      return await this.#isAccepted(play);
    } catch (error) {
      // The opponent did not answer, so the offer does not count.
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
