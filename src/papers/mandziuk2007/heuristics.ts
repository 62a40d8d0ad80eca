/**
 * The fifteen heuristics of the paper in two games, by the names it uses (sections 4 and 7): HG:8F is the shape 8F with
 * weights that HG evolved. Some shapes differ between the games.
 */

/** Draughts and the opposite game, in which you win when you have no pieces or no legal move. */
export const GAMES = ['checkers', 'give-away'] as const;

export type Game = (typeof GAMES)[number];

/** HG fits weights to values of alpha-beta, from the end of the game backwards; SHG decides by duels. */
export const GENERATORS = ['HG', 'SHG'] as const;

export type Generator = (typeof GENERATORS)[number];

/** The shapes that both generators have. */
export const COMMON_SHAPES = ['8F', '10F', '15F', '19F', '25F', '3Ph', '5Ph'] as const;

/** In the order of the paper; E3Ph was evolved with HG only. */
export const SHAPES = ['8F', '10F', '15F', '19F', '25F', '3Ph', 'E3Ph', '5Ph'] as const;

export type ShapeName = (typeof SHAPES)[number];

export interface Heuristic {
  /** As in the paper: `HG:E3Ph`. */
  readonly name: string;
  readonly generator: Generator;
  readonly shape: ShapeName;
}

export const HEURISTICS: readonly Heuristic[] = [
  ...SHAPES.map((shape) => heuristicOf('HG', shape)),
  ...COMMON_SHAPES.map((shape) => heuristicOf('SHG', shape)),
];

/** `HG:E3Ph, give-away`: the name of a condition of the plan. */
export function conditionOf(heuristic: string, game: Game): string {
  return `${heuristic}, ${game}`;
}

export function variantOf(game: Game): string {
  return game === 'checkers' ? 'english' : 'giveaway';
}

/** The shape of an evaluation: 15F and E3Ph have other terms in give-away (Table 1). */
export function evaluatorShape(shape: ShapeName, game: Game): string {
  return game === 'give-away' && (shape === '15F' || shape === 'E3Ph') ? `${shape}Giveaway` : shape;
}

/** Whether SHG plays its duels four plies deep, not three: shapes with many genes in one linear part (section 5). */
export function hasDeepDuels(shape: ShapeName): boolean {
  return shape === '15F' || shape === '19F' || shape === '25F';
}

function heuristicOf(generator: Generator, shape: ShapeName): Heuristic {
  return { name: `${generator}:${shape}`, generator, shape };
}
