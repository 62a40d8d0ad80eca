/** The unit of fitness: a share of points, points without a limit, or minus an error. */
export type FitnessUnit = 'share' | 'points' | 'error';
