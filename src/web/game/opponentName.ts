/** What to call an opponent in a sentence: by its name, if it has one that fits there. */

import type { OpponentView } from '../../api/gameApi.ts';

const LONGEST_NAME = 24;

export function opponentName(opponent: Pick<OpponentView, 'title' | 'spec'>): string {
  return isUnnamed(opponent) || opponent.title.length > LONGEST_NAME ? 'Your opponent' : opponent.title;
}

/** Searches and formulas are known by what they are asked for with. */
export function isUnnamed({ title, spec }: Pick<OpponentView, 'title' | 'spec'>): boolean {
  return title === spec;
}
