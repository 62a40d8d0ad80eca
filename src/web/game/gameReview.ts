/** The review of a game, requested once the game is over. The move list, the board and the tabs use it. */

import { computed, signal } from '@preact/signals';
import type { GameView } from '../../api/gameApi.ts';
import type { Mistake, ReviewView } from '../../api/thoughtApi.ts';
import type { EvaluationMark } from '../../charts/evaluationChart.ts';
import type { Loaded } from '../loaded.ts';
import { ask, sentenceOf } from '../server.ts';

/** How many mistakes of a side are listed. */
const MOST_TOLD = 3;

export class GameReview {
  /** Undefined during the game, and in games of a study. */
  readonly loaded = signal<Loaded<ReviewView> | undefined>(undefined);
  /** The mistakes by ply. */
  readonly mistakes = computed(() => {
    const loaded = this.loaded.value;
    const found = loaded?.state === 'here' ? loaded.value.mistakes : [];
    return new Map(found.map((mistake) => [mistake.ply, mistake]));
  });

  /** Requests the review of a finished game once. */
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

/** The largest mistakes of a side, the largest first; equal ones in the order of the game. */
export function worstMistakes(mistakes: Iterable<Mistake>, side: Mistake['side']): Mistake[] {
  const own = [...mistakes].filter((mistake) => mistake.side === side);
  return own.toSorted((one, two) => two.chance - one.chance || one.ply - two.ply).slice(0, MOST_TOLD);
}

/** The mark after a mistake in the list of moves. */
export function markOf({ kind }: Mistake): '?' | '??' {
  return kind === 'blunder' ? '??' : '?';
}

/** The same marks on the curve, at the positions after the mistakes. */
export function curveMarks(mistakes: Iterable<Mistake>): EvaluationMark[] {
  return [...mistakes].map((mistake) => ({ ply: mistake.ply + 1, label: markOf(mistake) }));
}

/** `Your three mistakes`, or that there are none; `whose` is as in `Your`. */
export function mistakesTitle(count: number, whose: string): string {
  if (count === 0) return 'No mistakes of half a man or more';
  return count === 1 ? `${whose} one mistake` : `${whose} ${count === 2 ? 'two' : 'three'} mistakes`;
}
