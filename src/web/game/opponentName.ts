/** The name of an opponent in a sentence, if it has one that is short enough. */

import type { OpponentView } from '../../api/gameApi.ts';
import { shortWords } from '../../base/shortWords.ts';

const LONGEST_NAME = 24;

export function opponentName(opponent: Pick<OpponentView, 'title' | 'spec'>): string {
  return isUnnamed(opponent) || opponent.title.length > LONGEST_NAME ? 'Your opponent' : opponent.title;
}

/** Searches and formulas have no name, only a spec. */
export function isUnnamed({ title, spec }: Pick<OpponentView, 'title' | 'spec'>): boolean {
  return title === shortWords(spec);
}
