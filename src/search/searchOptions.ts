/** The enhancements of the search, each of which can be switched off; without any it is plain alpha-beta. */

export interface SearchOptions {
  /** Megabytes of transposition table; 0 for none. */
  readonly tableMegabytes: number;
  /** Try first what was best before: the table's move, long captures, killers, moves with a good history. */
  readonly order: boolean;
  /** Try moves in random order, drawn anew for each search; overrides `order`. */
  readonly shuffle: boolean;
  /** Search to depth 1, 2, 3 ... instead of to the last depth at once. */
  readonly deepen: boolean;
  /** Principal variation search: after the first move, ask only whether a move is better (Marsland 1982). */
  readonly scout: boolean;
  /** Begin each iteration with a narrow window around the score of the last. */
  readonly aspire: boolean;
  /** MTD(f): a sequence of searches with windows of no width that close in on the score (Plaat 1996). */
  readonly mtdf: boolean;
  /** Never stop while the side to move can capture (Foley 2003, section 2.6). */
  readonly extend: boolean;
  /** Count as drawn what the draw rules of the variant end, and a position that came up once before. */
  readonly draws: boolean;
  /** Add up to so many points, either way, to each evaluation; drawn anew for each search. */
  readonly noisePoints: number;
}

export const FULL_SEARCH: SearchOptions = {
  tableMegabytes: 16,
  order: true,
  shuffle: false,
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
  shuffle: false,
  deepen: false,
  scout: false,
  aspire: false,
  mtdf: false,
  extend: false,
  draws: false,
  noisePoints: 0,
};
