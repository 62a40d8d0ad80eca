/** How a search is interrupted: it checks now and then whether it should stop, and leaves the tree by throwing. */

/** Thrown through the tree; caught at the root. */
export const STOP = Symbol('stop');

/** The most nodes between two checks of whether to stop. */
export const NODES_PER_CHECK = 1024;
