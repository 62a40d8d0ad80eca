/**
 * A short pause before the opponent's answer is shown. Most opponents answer at once, and two moves in the same moment
 * are hard to follow. Only the page waits; any key or touch ends the waiting.
 */

import type { GameView } from '../../api/gameApi.ts';

/** From the person's move to the answer. */
const PAUSE_MS = 500;

export class AnswerPause {
  readonly #show: (news: GameView) => void;
  #endMs = 0;
  /** How many moves the game has with the person's own. */
  #plies = 0;
  #held: GameView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (news: GameView) => void) {
    this.#show = show;
  }

  /** The person has made a move, with which the game has so many. */
  begin(plies: number): void {
    this.#endMs = performance.now() + PAUSE_MS;
    this.#plies = plies;
  }

  /** Shows news, those that hold an answer not before the pause is over. */
  take(news: GameView): void {
    const restMs = this.#endMs - performance.now();
    if (news.moves.length <= this.#plies || restMs <= 0) {
      this.#show(news);
      return;
    }
    if (this.#held && this.#held.version > news.version) return;
    this.#held = news;
    this.#timer ??= setTimeout(() => this.end(), restMs);
  }

  /** Ends the pause; what was held back is shown. */
  end(): void {
    clearTimeout(this.#timer);
    const held = this.#held;
    this.#endMs = 0;
    this.#held = undefined;
    this.#timer = undefined;
    if (held) this.#show(held);
  }
}
