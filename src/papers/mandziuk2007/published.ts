/** The published numbers of the paper (Mańdziuk, Kusiak and Walędzik 2007), and our decisions where it is silent. */

import numbers from './published.json' with { type: 'json' };

export const PUBLISHED = numbers;

/** The nodes of a search at depth 6, from its time and the nodes in a second: the least and the most. */
export const PUBLISHED_NODES = [0, 1].map(
  (end) => (numbers.search.nodesPerSecond[end]! * numbers.search.milliseconds[end]!) / 1000,
) as readonly number[];
