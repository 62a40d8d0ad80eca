/**
 * The two sides. Black (dark, red) has squares 1 to 12 and moves first, down the board; White moves up (rules 4, 5 and
 * 7).
 */

/** A player by colour: `BLACK` or `WHITE`. */
export type Side = 0 | 1;

/** Moves first, down the board. */
export const BLACK = 0;
/** Moves second, up the board. */
export const WHITE = 1;

export function opponent(side: Side): Side {
  return side === BLACK ? WHITE : BLACK;
}

/** The side's name for people and for JSON. */
export function sideName(side: Side): 'Black' | 'White' {
  return side === BLACK ? 'Black' : 'White';
}
