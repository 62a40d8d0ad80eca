/**
 * The games that can be played. They share one move generator and differ in the board, in who wins when a side is stuck,
 * and in when a game is drawn.
 */

import { InputError } from '../base/inputError.ts';
import type { Board } from './board.ts';
import { BOARD_6, BOARD_8, bitsWhere } from './board.ts';
import type { Position } from './position.ts';
import { BLACK } from './side.ts';

/** When a game is drawn although the side to move has a move. */
export interface DrawRules {
  /** So many quiet plies in a row are a draw. */
  readonly quietPlies: number;
  /** Whether moves of men are quiet too, so that only a capture ends a quiet stretch. */
  readonly menAreQuiet: boolean;
  /** A position that comes up so often with the same side to move is a draw; Infinity for no such rule. */
  readonly repetitions: number;
  /** A game of so many plies is a draw; Infinity for no limit. */
  readonly plies: number;
}

/** A game that can be played: its board, its start, who wins when a side is stuck, and when it is a draw. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly board: Board;
  readonly start: Position;
  /** Give-away: a player without a piece or without a move wins. Otherwise that player loses (rule 23). */
  readonly giveaway: boolean;
  readonly draws: DrawRules;
}

/**
 * Rule 26: a draw after 40 moves of each side without a capture and without an advance of a man; and, as is usual, when
 * a position comes up for the third time.
 */
const OFFICIAL_DRAWS: DrawRules = { quietPlies: 80, menAreQuiet: false, repetitions: 3, plies: Infinity };

export const ENGLISH: Variant = {
  name: 'english',
  title: 'English draughts',
  board: BOARD_8,
  start: startOn(BOARD_8, 3),
  giveaway: false,
  draws: OFFICIAL_DRAWS,
};

export const ENGLISH_6X6: Variant = {
  name: 'english-6x6',
  title: 'English draughts on 6x6',
  board: BOARD_6,
  start: startOn(BOARD_6, 2),
  giveaway: false,
  draws: OFFICIAL_DRAWS,
};

/** Give-away has the board, the start and the draws of its English twin. */
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

/** The same game, drawn after so many plies; 0 for no limit. */
export function limitPlies(variant: Variant, plies: number): Variant {
  return plies === 0 ? variant : { ...variant, draws: { ...variant.draws, plies } };
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
