/**
 * A short pause before the opponent's reply is shown. Most opponents reply at once, and two simultaneous moves are hard
 * to follow. Only the page waits; any key or touch ends the pause.
 */

import type { GameView } from '../../api/gameApi.ts';

/** The time from your move to the reply. */
const PAUSE_MS = 500;

export class AnswerPause {
  readonly #show: (news: GameView) => void;
  #endMs = 0;
  /** The number of moves including your own. */
  #plies = 0;
  #held: GameView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (news: GameView) => void) {
    this.#show = show;
  }

  /** Starts the pause after your move, which is the last of `plies`. */
  begin(plies: number): void {
    this.#endMs = performance.now() + PAUSE_MS;
    this.#plies = plies;
  }

  /** Shows an event. One with a reply waits until the pause is over. */
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

  /** Any key or touch ends the pause before it is handled, because it may be the next move. Returns a stop function. */
  endOnTouch(): () => void {
    const end = (): void => this.end();
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, end, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, end, { capture: true });
    };
  }

  /** Ends the pause and shows the reply. */
  end(): void {
    clearTimeout(this.#timer);
    const held = this.#held;
    this.#endMs = 0;
    this.#held = undefined;
    this.#timer = undefined;
    if (held) this.#show(held);
  }
}
