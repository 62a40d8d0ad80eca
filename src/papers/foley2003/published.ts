/** The published numbers of the thesis (Foley 2003), and our decisions where it is silent or ambiguous. */

import numbers from './published.json' with { type: 'json' };
import { placeOfDepth } from './exponentialFit.ts';

export const PUBLISHED = numbers;

/** The nodes of a search by the fit of figure 4.5. */
export function publishedNodes(depth: number): number {
  const { a, b } = numbers.nodes;
  return a * Math.exp(b * placeOfDepth(depth));
}

/** Table 3.1 as ratios. */
export const PUBLISHED_PROFILE = {
  movesPerGame: numbers.profile.moves / numbers.profile.games,
  nodesPerSearch: numbers.profile.nodes / numbers.profile.searches,
  evaluationsPerSearch: numbers.profile.evaluations / numbers.profile.searches,
  evaluationsPerNode: numbers.profile.evaluations / numbers.profile.nodes,
} as const;
