export const FITNESS_UNITS = ['share', 'duels', 'points', 'error', 'forecast', 'unknown'] as const;

/**
 * Units of fitness: a share of points, a share of duels, points without a limit, minus an error in men, or a share of
 * the variance of results. It is unknown in runs of other programs whose files have no scores; the numbers are then
 * zeros and are not shown.
 */
export type FitnessUnit = (typeof FITNESS_UNITS)[number];
