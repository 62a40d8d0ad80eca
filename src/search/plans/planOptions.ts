/** How plans are made, read and bred. The presets of the player `olea` are those of Hughes (2005). */

/** What happens to a gene that a mutation moves out of [0, 1). */
export const BOUNDS = ['clamp', 'reflect', 'wrap'] as const;
export type Bounds = (typeof BOUNDS)[number];

/** In which order the legal moves stand that a gene chooses from. */
export const ORDERS = ['direction', 'square'] as const;
export type Order = (typeof ORDERS)[number];

/** What a gene means: the number of a move in the list, or a place on the board. */
export const GENES = ['index', 'square'] as const;
export type Genes = (typeof GENES)[number];

/** What a won game is worth: more if it is short, or always the same. */
export const SCORES = ['length', 'result'] as const;

/** How the games of a plan become its score. */
export const JUDGES = ['mean', 'minimum', 'maximum'] as const;

/** Whose first move is played: that of most plans, or of the best. */
export const SELECTIONS = ['common', 'best'] as const;

export interface PlanOptions {
  readonly population: number;
  readonly generations: number;
  /** Games of each plan in a generation. */
  readonly games: number;
  readonly select: (typeof SELECTIONS)[number];
  readonly bounds: Bounds;
  readonly order: Order;
  readonly genes: Genes;
  /** Moves of each side after which a game is drawn, and so the genes of a plan at the start. */
  readonly moves: number;
  /** The standard deviation of the first mutations of a move. */
  readonly deviation: number;
  /** Plies after which a game in its thoughts is cut off and evaluated; 0 to play to the end. */
  readonly cutoff: number;
  readonly score: (typeof SCORES)[number];
  /** A won game counts this many times as much as a lost one. */
  readonly wins: number;
  readonly judge: (typeof JUDGES)[number];
  /** Whether plans that predicted the opponent's move replace those that did not. */
  readonly promote: boolean;
}

/** The games that are played for a move: a pair of plans in each, and all plans and their children play. */
export function gamesPerMove({
  population,
  generations,
  games,
}: Pick<PlanOptions, 'population' | 'generations' | 'games'>): number {
  return 2 * population * generations * games;
}
