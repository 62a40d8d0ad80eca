/** The enhancements of the search. Each can be switched off; without any of them it is plain alpha-beta. */

/** Which moves are tried in a random order, different for each search: none, those of the root, or all. */
export const SHUFFLES = ['off', 'root', 'all'] as const;

export interface SearchOptions {
  /** Megabytes of transposition table; 0 for none. */
  readonly tableMegabytes: number;
  /** Try the most promising moves first: the table's move, long captures, killers, moves with a good history. */
  readonly order: boolean;
  /**
   * The first of several equal moves is played. So `root` is enough for a random choice among the best: the order below
   * the root changes no score. `all` overrides `order`.
   */
  readonly shuffle: (typeof SHUFFLES)[number];
  /** Search to depth 1, 2, 3 ... instead of directly to the last depth. */
  readonly deepen: boolean;
  /** Principal variation search: after the first move, only test whether a move is better (Marsland 1982). */
  readonly scout: boolean;
  /** Start each iteration with a narrow window around the previous score. */
  readonly aspire: boolean;
  /** MTD(f): a series of zero-width window searches that converge on the score (Plaat 1996). */
  readonly mtdf: boolean;
  /** Never stop while the side to move can capture (Foley 2003, section 2.6). */
  readonly extend: boolean;
  /** Score positions as drawn if the draw rules of the variant end the game, or if they have occurred before. */
  readonly draws: boolean;
  /** Add up to this many points, positive or negative, to each evaluation; different for each search. */
  readonly noisePoints: number;
}

export const FULL_SEARCH: SearchOptions = {
  tableMegabytes: 16,
  order: true,
  shuffle: 'off',
  deepen: true,
  scout: true,
  aspire: true,
  mtdf: false,
  extend: true,
  draws: true,
  noisePoints: 0,
};

export const PLAIN_SEARCH: SearchOptions = {
  tableMegabytes: 0,
  order: false,
  shuffle: 'off',
  deepen: false,
  scout: false,
  aspire: false,
  mtdf: false,
  extend: false,
  draws: false,
  noisePoints: 0,
};
