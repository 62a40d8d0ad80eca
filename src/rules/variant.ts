/**
 * The games that can be played. They share one move generator and differ in the board and in who wins when a side is
 * stuck.
 */

import { InputError } from '../base/inputError.ts';
import type { Board } from './board.ts';
import { BOARD_6, BOARD_8, bitsWhere } from './board.ts';
import type { Position } from './position.ts';
import { BLACK } from './side.ts';

/** A game that can be played: its board, its start, and who wins when a side is stuck. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly board: Board;
  readonly start: Position;
  /** Give-away: a player without a piece or without a move wins. Otherwise that player loses (rule 23). */
  readonly giveaway: boolean;
}

export const ENGLISH: Variant = {
  name: 'english',
  title: 'English draughts',
  board: BOARD_8,
  start: startOn(BOARD_8, 3),
  giveaway: false,
};

export const ENGLISH_6X6: Variant = {
  name: 'english-6x6',
  title: 'English draughts on 6x6',
  board: BOARD_6,
  start: startOn(BOARD_6, 2),
  giveaway: false,
};

export const GIVEAWAY: Variant = { ...ENGLISH, name: 'giveaway', title: 'Give-away draughts', giveaway: true };

export const GIVEAWAY_6X6: Variant = {
  ...ENGLISH_6X6,
  name: 'giveaway-6x6',
  title: 'Give-away draughts on 6x6',
  giveaway: true,
};

/** All games there are: English draughts and give-away, on 8x8 and on 6x6. */
export const VARIANTS: readonly Variant[] = [ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6];

/** The variant with a name, or an error that lists the names there are. */
export function variantNamed(name: string): Variant {
  const variant = VARIANTS.find((candidate) => candidate.name === name);
  if (variant) return variant;
  const names = VARIANTS.map((candidate) => candidate.name).join(', ');
  throw new InputError('variant-unknown', `There is no variant "${name}". Choose one of: ${names}.`);
}

/** Rule 5: men fill the first rows of each side. */
function startOn(board: Board, rows: number): Position {
  return {
    black: board.mask & bitsWhere((row) => row < rows),
    white: board.mask & bitsWhere((row) => row >= board.size - rows),
    kings: 0,
    turn: BLACK,
  };
}
