/** Which features distinguish the moves of a position. The others have the same value for every move. */

import type { WhyView } from '../../../api/thoughtApi.ts';

/** The indices of features whose values differ between moves. */
export function telling({ features, moves }: Pick<WhyView, 'features' | 'moves'>): number[] {
  return features.flatMap((_, index) => (new Set(moves.map(({ values }) => values[index])).size > 1 ? [index] : []));
}
