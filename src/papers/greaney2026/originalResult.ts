/**
 * The text file that the original EvoDraughts (Greaney 2026) writes after a run: settings, the best individual, its
 * test, a line for each generation. The original minimises: a fitness of 0 has won every game. The file does not
 * contain seeds and mutation rates.
 */

export interface OriginalResult {
  /** How a strategy chooses: by the value of the positions after its moves, or by an index into the list of moves. */
  readonly mode: 'position' | 'index';
  readonly board: 6 | 8;
  readonly date: string | null;
  readonly population: number | null;
  readonly generations: number | null;
  /** The original calls them games; each is played with both colours. */
  readonly rounds: number | null;
  readonly coevolution: boolean;
  readonly coevolutionOpponents: number | null;
  readonly phenotype: string;
  readonly fitness: number;
  readonly depth: number | null;
  readonly genomeLength: number | null;
  readonly usedCodons: number | null;
  readonly test: OriginalTest | null;
  /** From generation 0. */
  readonly statistics: readonly OriginalStatistics[];
  readonly remarks: readonly string[];
}

/** Games against random moves. */
export interface OriginalTest {
  /** Null if the opponent's moves were not seeded. */
  readonly seed: number | null;
  readonly wins: number;
  readonly games: number;
  /** Null if only wins were counted. */
  readonly draws: number | null;
}

/** Null for NaN, as in a generation without a single valid individual. */
export interface OriginalStatistics {
  readonly best: number | null;
  readonly average: number | null;
}

/** Lines that identify the file. */
export const TITLE = 'EvoDraughts Evolution Results';
export const BEST = 'Best Individual:';
export const NOTE = 'Note: All 8x8 strategies tested against same random opponent sequence';
