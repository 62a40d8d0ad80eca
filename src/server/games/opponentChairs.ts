/**
 * Opponents that are thinking about their move, one for each game. If the game changes meanwhile, the result is
 * discarded.
 */

import type { Decision } from '../../players/player.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { Asked, Thinking } from '../thinking/thinking.ts';
import type { GameState } from './gameView.ts';
import { questionAt } from './keptThoughts.ts';
import { REPLY_TIME_MS } from './opponentSpec.ts';
import { turnOf } from './playedGame.ts';
import { Refusal } from '../refusal.ts';

interface ChairListener {
  /** Plays the move. An error is reported as trouble. */
  onMove(play: PlayRecord, decision: Decision): void;
  onTrouble(play: PlayRecord): void;
}

const MOST_AT_ONCE = 20;

export class OpponentChairs {
  readonly #thinking: Thinking;
  readonly #listener: ChairListener;
  readonly #thoughts = new Map<string, Asked<Decision>>();
  /** The owners of these games. */
  readonly #owners = new Map<string, string>();
  readonly #troubles = new Map<string, string>();

  constructor(thinking: Thinking, listener: ChairListener) {
    this.#thinking = thinking;
    this.#listener = listener;
  }

  /** Rejects a move or a new game while too many opponents of this person are thinking. */
  refuseMore(owner: string): void {
    const waiting = this.#owners.values().filter((one) => one === owner);
    if ([...waiting].length < MOST_AT_ONCE) return;
    const sentence = `${MOST_AT_ONCE} of your opponents are thinking. Wait until one of them has moved.`;
    throw new Refusal(429, 'too-many-games', sentence);
  }

  /** Starts the opponent's search if it is to move and not already thinking. After an error this tries again. */
  wake(play: PlayRecord): void {
    if (play.outcome || turnOf(play) === play.side || this.#thoughts.has(play.id)) return;
    const { id, owner } = play;
    const options = { timeMs: REPLY_TIME_MS, isReply: true };
    const thought = this.#thinking.ask(owner, 'chooseMove', questionAt(play), options);
    this.#troubles.delete(id);
    this.#thoughts.set(id, thought);
    this.#owners.set(id, owner);
    void this.#await(play, thought);
  }

  /** Makes the opponent reply at once with its best move so far. */
  hurry(id: string): void {
    this.#thoughts.get(id)?.stop();
  }

  /** Discards the search and any error, because the game has changed. */
  interrupt(id: string): void {
    this.hurry(id);
    this.#thoughts.delete(id);
    this.#owners.delete(id);
    this.#troubles.delete(id);
  }

  stateOf(id: string): GameState {
    return { isThinking: this.#thoughts.has(id), trouble: this.#troubles.get(id) ?? null };
  }

  async #await(play: PlayRecord, thought: Asked<Decision>): Promise<void> {
    const [settled] = await Promise.allSettled([thought.answer]);
    if (this.#thoughts.get(play.id) !== thought) return;
    this.#thoughts.delete(play.id);
    this.#owners.delete(play.id);
    try {
      if (settled.status === 'rejected') throw settled.reason;
      this.#listener.onMove(play, settled.value);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#troubles.set(play.id, `Your opponent could not move. ${reason}`);
      this.#listener.onTrouble(play);
    }
  }
}
