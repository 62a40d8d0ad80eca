export const FITNESS_UNITS = ['share', 'duels', 'points', 'error'] as const;

/** Units of fitness: a share of points, a share of duels, points without a limit, or minus an error in men. */
export type FitnessUnit = (typeof FITNESS_UNITS)[number];
