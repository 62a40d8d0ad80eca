/** Which features tell the moves of a position apart: the others are the same whatever is played, and only fill space. */

import type { WhyView } from '../../../api/gameApi.ts';

/** The features, by their indices, of which the moves have different values. */
export function telling({ features, moves }: Pick<WhyView, 'features' | 'moves'>): number[] {
  return features.flatMap((_, index) => (new Set(moves.map(({ values }) => values[index])).size > 1 ? [index] : []));
}
