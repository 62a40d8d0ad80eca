/** How a search is broken off: it asks now and then whether it should stop, and leaves the tree by throwing. */

/** Thrown through the tree; caught at the root. */
export const STOP = Symbol('stop');

/** After so many nodes at the most the search asks whether it should stop. */
export const NODES_PER_CHECK = 1024;
