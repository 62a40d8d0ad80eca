/** How a strategy chooses a move. */

export const STRATEGY_MODES = ['position', 'settled', 'index'] as const;
export type StrategyMode = (typeof STRATEGY_MODES)[number];

export const MODES_SUMMARY =
  'position: the move to the position of the greatest value; settled: the same, valued when the captures that are due' +
  ' are over; index: the value says which move of the list';
