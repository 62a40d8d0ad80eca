/** How a strategy chooses a move. */

export const STRATEGY_MODES = ['position', 'settled', 'index'] as const;
export type StrategyMode = (typeof STRATEGY_MODES)[number];

export const MODES_SUMMARY =
  'position: plays the move to the position with the greatest value; settled: the same, but scores the position after' +
  ' all pending captures; index: the value selects a move from the list';
