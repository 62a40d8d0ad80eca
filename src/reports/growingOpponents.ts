/** Whether a run trains against strategies that it bred: the same play then scores less and less. */

import type { Json } from '../base/json.ts';
import { jsonAt, numberAt, textAt } from './jsonAt.ts';

/** The experiment may be of any version. */
export function hasGrowingOpponents(experiment: Json): boolean {
  if (textAt(experiment, 'fitness', 'method') === 'duels') return true;
  const opponents = jsonAt(experiment, 'fitness', 'opponents');
  if (!Array.isArray(opponents)) return false;
  return (opponents as readonly Json[]).some(
    (opponent) => jsonAt(opponent, 'pool') !== undefined && numberAt(opponent, 'weight') !== 0,
  );
}
