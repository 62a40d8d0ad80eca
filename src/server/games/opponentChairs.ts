/**
 * Where opponents sit and think, one for each game in which it is their turn. What one of them thinks of a game that
 * has changed meanwhile counts for nothing.
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
  /** Plays the move; an error becomes a trouble. */
  onMove(play: PlayRecord, decision: Decision): void;
  onTrouble(play: PlayRecord): void;
}

const MOST_AT_ONCE = 20;

export class OpponentChairs {
  readonly #thinking: Thinking;
  readonly #listener: ChairListener;
  readonly #thoughts = new Map<string, Asked<Decision>>();
  /** Whose games they are. */
  readonly #owners = new Map<string, string>();
  readonly #troubles = new Map<string, string>();

  constructor(thinking: Thinking, listener: ChairListener) {
    this.#thinking = thinking;
    this.#listener = listener;
  }

  /** Refuses a move or a game of a person for whom too many opponents are thinking already. */
  refuseMore(owner: string): void {
    const waiting = this.#owners.values().filter((one) => one === owner);
    if ([...waiting].length < MOST_AT_ONCE) return;
    const sentence = `${MOST_AT_ONCE} opponents of yours are thinking. Wait until one of them has moved.`;
    throw new Refusal(429, 'too-many-games', sentence);
  }

  /** Lets the opponent think if it is to move and is not thinking; once more if it failed before. */
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

  /** Lets it answer at once with what it has. */
  hurry(id: string): void {
    this.#thoughts.get(id)?.stop();
  }

  /** The game has changed: whatever is thought of it, or went wrong, is forgotten. */
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
