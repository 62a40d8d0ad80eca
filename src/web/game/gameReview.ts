/** The review of a game on its page: asked for once the game is over, and read by the list of moves, the board and the tabs. */

import { computed, signal } from '@preact/signals';
import type { GameView, Mistake, ReviewView } from '../../api/gameApi.ts';
import type { EvaluationMark } from '../../charts/evaluationChart.ts';
import type { Loaded } from '../loaded.ts';
import { ask, sentenceOf } from '../server.ts';

/** How many mistakes of a side are told. */
const MOST_TOLD = 3;

export class GameReview {
  /** Undefined while the game goes on, and in games of a study. */
  readonly loaded = signal<Loaded<ReviewView> | undefined>(undefined);
  /** The mistakes by the number of moves before them. */
  readonly mistakes = computed(() => {
    const loaded = this.loaded.value;
    const found = loaded?.state === 'here' ? loaded.value.mistakes : [];
    return new Map(found.map((mistake) => [mistake.ply, mistake]));
  });

  /** Asks for the review of a game that is over; not twice. */
  begin({ id, outcome, participant }: GameView): void {
    if (outcome === null || participant !== null || this.loaded.peek()) return;
    void this.load(id);
  }

  async load(id: string): Promise<void> {
    this.loaded.value = { state: 'loading' };
    try {
      this.loaded.value = { state: 'here', value: await ask('GET /api/games/:id/review', { id }) };
    } catch (error) {
      this.loaded.value = { state: 'failed', sentence: sentenceOf(error) };
    }
  }
}

/** The largest mistakes of a side, the largest first and of equals the earliest. */
export function worstMistakes(mistakes: Iterable<Mistake>, side: Mistake['side']): Mistake[] {
  const own = [...mistakes].filter((mistake) => mistake.side === side);
  return own.toSorted((one, two) => two.chance - one.chance || one.ply - two.ply).slice(0, MOST_TOLD);
}

/** What the list of moves puts behind a mistake. */
export function markOf({ kind }: Mistake): '?' | '??' {
  return kind === 'blunder' ? '??' : '?';
}

/** The same signs on the curve, at the positions that the mistakes led to. */
export function curveMarks(mistakes: Iterable<Mistake>): EvaluationMark[] {
  return [...mistakes].map((mistake) => ({ ply: mistake.ply + 1, label: markOf(mistake) }));
}

/** `Your three mistakes`, or that there are none; `whose` is as in `Your`. */
export function mistakesTitle(count: number, whose: string): string {
  if (count === 0) return 'No mistakes of half a man or more';
  return count === 1 ? `${whose} one mistake` : `${whose} ${count === 2 ? 'two' : 'three'} mistakes`;
}
