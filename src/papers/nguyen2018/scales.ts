/** All sizes of the study by scale: those of its runs and those of the measurements after them. */

import type { Scale } from '../paper.ts';
import type { StudiedCondition } from './design.ts';

export interface Sizes {
  readonly seeds: string;
  /** Of the condition with six plies. */
  readonly longSeeds: string;
  /** Settings of all runs. */
  readonly set: readonly string[];
  /** Further settings of the conditions with an experiment. */
  readonly of: Readonly<Partial<Record<StudiedCondition['experiment'], readonly string[]>>>;
  readonly extent: Extent;
}

/** How much is measured after the runs. */
interface Extent {
  /** Games of a champion against each of the best of earlier generations, with a search of two plies. */
  readonly earlierGames: number;
  /** Games of a champion inside the tree search of the report, against each other player. */
  readonly treeGames: number;
  /** Play-outs of a move of that search: 300 for each of its six plies. */
  readonly playouts: number;
  /** Games against each opponent of known strength. */
  readonly strengthGames: number;
  /** Games of a champion that searches deeper against itself. */
  readonly depthGames: number;
  /** Positions in which the effort of both searches is counted. */
  readonly effortPositions: number;
  /** Pairs of parents whose children are compared with them. */
  readonly crossings: number;
  /** Milliseconds in which the speed of one thing is measured. */
  readonly speedMs: number;
}

const EXTENT: Extent = {
  earlierGames: 128,
  treeGames: 40,
  playouts: 1800,
  strengthGames: 60,
  depthGames: 100,
  effortPositions: 200,
  crossings: 20,
  speedMs: 1000,
};

const SMALL_PLACES = ['evolver.elites=2', 'evolver.couples=1', 'evolver.mutants=1', 'fitness.games=2'];

/** Seed 1 was looked at while our own way was chosen, so no scale above quick has it. */
export const SIZES: Readonly<Record<Scale, Sizes>> = {
  full: { seeds: '2-21', longSeeds: '2-6', set: [], of: {}, extent: { ...EXTENT, treeGames: 128 } },
  standard: { seeds: '2-6', longSeeds: '2', set: [], of: {}, extent: EXTENT },
  quick: {
    seeds: '1-2',
    longSeeds: '1',
    set: ['generations=1', 'yardstick.games=2', 'test.games=2', 'validation.confirmationGames=2'],
    of: {
      text: SMALL_PLACES,
      program: [...SMALL_PLACES, 'strategy.playouts=20'],
      blondie: ['evolver.mu=4', 'evolver.lambda=4', 'fitness.games=2'],
      ours: ['evolver.population=8', 'fitness.games=2'],
    },
    extent: {
      earlierGames: 2,
      treeGames: 2,
      playouts: 40,
      strengthGames: 4,
      depthGames: 2,
      effortPositions: 4,
      crossings: 2,
      speedMs: 5,
    },
  },
};
