/**
 * What opponents thought when they chose their moves, so that a question about one needs no second search. It is kept
 * while the server runs. A thought that is missing is had again by asking the player again: the same game and seed give
 * the same thought, unless the clock had a say or the player was told to hurry.
 */

import type { Decision } from '../../players/player.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { MoveTask } from '../../thinking/chooseMove.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { REPLY_TIME_MS } from './opponentSpec.ts';

const MOST_KEPT = 5000;

/** What the opponent of a game is asked after so many moves. */
export function questionAt({ variant, start, moves, player, seed }: PlayRecord, ply = moves.length): MoveTask {
  return { variant, start, moves: moves.slice(0, ply), player, seeds: [seed] };
}

export class KeptThoughts {
  readonly #thinking: Thinking;
  /** The oldest first. */
  readonly #kept = new Map<string, Decision>();

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
  }

  keep(play: PlayRecord, ply: number, thought: Decision): void {
    this.#kept.set(keyOf(play, ply), thought);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }

  find(play: PlayRecord, ply: number): Decision | undefined {
    return this.#kept.get(keyOf(play, ply));
  }

  async recall(play: PlayRecord, ply: number): Promise<Decision> {
    const kept = this.find(play, ply);
    if (kept) return kept;
    const options = { timeMs: REPLY_TIME_MS };
    const thought = await this.#thinking.ask(play.owner, 'chooseMove', questionAt(play, ply), options).answer;
    this.keep(play, ply, thought);
    return thought;
  }
}

/** Moves that were taken back and played otherwise make it another question. */
function keyOf({ id, moves }: PlayRecord, ply: number): string {
  return [id, ...moves.slice(0, ply)].join(' ');
}
