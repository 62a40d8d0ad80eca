/** All sizes of the study by scale, in one place: those of the runs and those of the measurements after them. */

import type { Scale } from '../paper.ts';

interface HgSize {
  readonly population: number;
  /** Positions of a phase, and of a phase in which earlier ones are used again. */
  readonly positions: number;
  readonly positionsReused: number;
  /** Phases of the method: each is a generation, six plies nearer to the start of the game. */
  readonly phases: number;
  /** A phase ends when the fittest has not improved for so many crossings, if not earlier. */
  readonly patience: number;
  readonly depth: number;
}

interface ShgSize {
  readonly population: number;
  /** Crossings of a generation, and the number of generations. */
  readonly crossings: number;
  readonly generations: number;
  /** Crossings that take place at the same time. */
  readonly together: number;
  readonly depth: number;
  /** The chance of each gene to mutate: more in a smaller population. */
  readonly mutation: number;
}

/** Games of every measurement, and how deep the players search. */
interface Extent {
  /** Of two heuristics of a tournament; seeds whose champions meet are all. */
  readonly tournament: { readonly games: number; readonly depth: number };
  /** Against null, the shallower and the deeper of our depths. */
  readonly nulls: { readonly games: number; readonly depths: readonly [number, number]; readonly nullDepth: number };
  /** Against the player that learned by temporal differences. */
  readonly td: { readonly games: number; readonly depth: number; readonly tdDepth: number };
  /** Of a control against its baseline, and of the best against known players. */
  readonly controlGames: number;
  readonly bestGames: number;
  /** Of each champion of HG against the weights that least squares gives. */
  readonly optimumGames: number;
  /** The search trees: games whose positions are searched, one position of so many, and the depths. */
  readonly trees: { readonly games: number; readonly oneIn: number; readonly depths: readonly number[] };
  /** Pairs of individuals of a run whose duels are compared with long matches, and the games of such a match. */
  readonly duels: { readonly pairs: number; readonly games: number };
  /** Positions of each phase, and games of a run, whose nodes are counted. */
  readonly effort: { readonly positions: number; readonly games: number };
}

export interface Sizes {
  readonly seeds: string;
  readonly hg: HgSize;
  /** SHG with duels of the smaller and of the greater depth. */
  readonly shg: readonly [ShgSize, ShgSize];
  /** Whether the controls are run in give-away too. */
  readonly hasAllControls: boolean;
  readonly extent: Extent;
}

/** The paper’s own: 82 to 88 plies into the game, and then six nearer to its start each time. */
const PHASES = 15;

export const SIZES: Readonly<Record<Scale, Sizes>> = {
  full: {
    seeds: '1-10',
    hg: { population: 350, positions: 4000, positionsReused: 6000, phases: PHASES, patience: 30_000, depth: 6 },
    shg: [
      { population: 100, crossings: 1000, generations: 20, together: 10, depth: 3, mutation: 0.001 },
      { population: 70, crossings: 1000, generations: 20, together: 10, depth: 4, mutation: 0.002 },
    ],
    hasAllControls: true,
    extent: {
      tournament: { games: 10, depth: 6 },
      nulls: { games: 20, depths: [6, 10], nullDepth: 10 },
      td: { games: 40, depth: 6, tdDepth: 4 },
      controlGames: 1000,
      bestGames: 2000,
      optimumGames: 100,
      trees: { games: 30, oneIn: 4, depths: [4, 6, 8, 10] },
      duels: { pairs: 30, games: 40 },
      effort: { positions: 20, games: 40 },
    },
  },
  standard: {
    seeds: '1-4',
    hg: { population: 350, positions: 4000, positionsReused: 6000, phases: PHASES, patience: 30_000, depth: 6 },
    shg: [
      { population: 100, crossings: 400, generations: 5, together: 10, depth: 3, mutation: 0.001 },
      { population: 60, crossings: 400, generations: 5, together: 10, depth: 4, mutation: 0.002 },
    ],
    hasAllControls: false,
    extent: {
      tournament: { games: 10, depth: 6 },
      nulls: { games: 20, depths: [6, 10], nullDepth: 10 },
      td: { games: 40, depth: 6, tdDepth: 4 },
      controlGames: 400,
      bestGames: 1000,
      optimumGames: 100,
      trees: { games: 30, oneIn: 4, depths: [4, 6, 8, 10] },
      duels: { pairs: 15, games: 40 },
      effort: { positions: 10, games: 20 },
    },
  },
  quick: {
    seeds: '1-2',
    hg: { population: 18, positions: 40, positionsReused: 60, phases: 3, patience: 50, depth: 2 },
    shg: [
      { population: 6, crossings: 6, generations: 2, together: 3, depth: 1, mutation: 0.001 },
      { population: 6, crossings: 6, generations: 2, together: 3, depth: 2, mutation: 0.002 },
    ],
    hasAllControls: false,
    extent: {
      tournament: { games: 2, depth: 1 },
      nulls: { games: 2, depths: [1, 2], nullDepth: 2 },
      td: { games: 2, depth: 2, tdDepth: 1 },
      controlGames: 2,
      bestGames: 2,
      optimumGames: 2,
      trees: { games: 2, oneIn: 20, depths: [2, 4] },
      duels: { pairs: 1, games: 2 },
      effort: { positions: 2, games: 2 },
    },
  },
};
