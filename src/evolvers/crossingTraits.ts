/** Names of the numbers that methods with single crossings record of a generation. */

export const CROSSINGS = 'crossings';
/** Crossings whose child was admitted. */
export const EFFECTIVE = 'effective crossings, %';
/** How often the fittest was a mutant when it was noted. */
export const MUTANTS = 'mutants among the fittest, %';
export const UNDECIDED = 'undecided duels, %';
