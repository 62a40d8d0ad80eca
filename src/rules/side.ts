/**
 * The two sides. Black (dark, red) has squares 1 to 12 and moves first, down the board; White moves up (rules 4, 5 and
 * 7).
 */

export type Side = 0 | 1;

export const BLACK = 0;
export const WHITE = 1;

export function opponent(side: Side): Side {
  return side === BLACK ? WHITE : BLACK;
}

/** The side's name for people and for JSON. */
export function sideName(side: Side): 'Black' | 'White' {
  return side === BLACK ? 'Black' : 'White';
}
