/**
 * How a champion did in training and afterwards, if its fitness is not a share of points. Luck cannot be read from
 * these numbers: duels are not the games that follow, and an error has no share to compare.
 */

import { formatCount } from '../base/numberText.ts';
import { fitnessWords } from '../charts/fitnessWords.ts';
import type { ChampionRecord } from '../store/records.ts';

type Trained = Pick<ChampionRecord, 'unit' | 'training' | 'confirmation'>;

/** `its error is 13.6 men on the positions of its training and 13.3 men on 4 000 new ones`; undefined for a share. */
export function otherTraining({ unit = 'share', training, confirmation }: Trained): string | undefined {
  if (unit === 'share') return undefined;
  if (unit === 'unknown') return 'its score in training is unknown';
  const { format, said } = fitnessWords(unit);
  const count = formatCount(confirmation.games);
  if (unit === 'error') {
    const later = ` and ${format(confirmation.points)} ${said} on ${count} new ones`;
    return `its error is ${format(training)} ${said} on the positions of its training${count === '0' ? '' : later}`;
  }
  if (unit === 'forecast') {
    const later = ` and ${format(confirmation.points)} % in ${count} new games`;
    return `its forecasts explain ${format(training)} ${said} in training${count === '0' ? '' : later}`;
  }
  const verb = unit === 'duels' ? 'won' : 'scored';
  const points = fitnessWords().told(confirmation.points);
  const later = ` and ${points} in ${count} new games against the same opponents`;
  return `it ${verb} ${format(training)} ${said} in training${count === '0' ? '' : later}`;
}
