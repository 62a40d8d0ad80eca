/**
 * Caches the opponents' decisions while the server runs, so that a question about a move needs no second search. If a
 * decision is missing, the player decides again. The same game and seed give the same decision, unless a time limit or
 * a request to hurry cut the search short.
 */

import type { Decision } from '../../players/player.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { MoveTask } from '../../thinking/chooseMove.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { REPLY_TIME_MS } from './opponentSpec.ts';

const MOST_KEPT = 5000;

/** The task of choosing the opponent's move after a number of moves. */
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

/** The key contains the moves, because some may be taken back and replaced. */
function keyOf({ id, moves }: PlayRecord, ply: number): string {
  return [id, ...moves.slice(0, ply)].join(' ');
}
