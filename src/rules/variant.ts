/**
 * The games that can be played. They share one move generator and differ in the board, in who wins when a side has no
 * legal move, and in when a game is drawn.
 */

import { InputError } from '../base/inputError.ts';
import type { Board } from './board.ts';
import { BOARD_6, BOARD_8, bitsWhere } from './board.ts';
import type { Position } from './position.ts';
import { BLACK } from './side.ts';

/** When a game is drawn although the side to move has a legal move. */
export interface DrawRules {
  /** A draw after this many consecutive quiet plies. */
  readonly quietPlies: number;
  /** Whether men's moves are quiet too, so that only a capture ends a quiet stretch. */
  readonly menAreQuiet: boolean;
  /** A draw when a position has occurred this often with the same side to move; Infinity for no such rule. */
  readonly repetitions: number;
  /** A draw after this many plies; Infinity for no limit. */
  readonly plies: number;
}

/** A game that can be played: its board, its start, who wins when a side has no legal move, and when it is a draw. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly board: Board;
  readonly start: Position;
  /** Give-away: a player without pieces or without a legal move wins. Otherwise that player loses (rule 23). */
  readonly giveaway: boolean;
  readonly draws: DrawRules;
}

/**
 * Rule 26: a draw after 40 moves by each side without a capture or an advance of a man; and, as is usual, when a
 * position occurs for the third time.
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

/** Give-away has the board, the start and the draw rules of the corresponding English game. */
export const GIVEAWAY: Variant = { ...ENGLISH, name: 'giveaway', title: 'Give-away draughts', giveaway: true };

export const GIVEAWAY_6X6: Variant = {
  ...ENGLISH_6X6,
  name: 'giveaway-6x6',
  title: 'Give-away draughts on 6x6',
  giveaway: true,
};

/** All variants: English draughts and give-away, on 8x8 and on 6x6. */
export const VARIANTS: readonly Variant[] = [ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6];

/** The variant with a name. Throws an InputError that lists the known names if there is none. */
export function variantNamed(name: string): Variant {
  const variant = VARIANTS.find((candidate) => candidate.name === name);
  if (variant) return variant;
  const names = VARIANTS.map((candidate) => candidate.name).join(', ');
  throw new InputError('variant-unknown', `There is no variant "${name}". Choose one of: ${names}.`);
}

/** The same game with a ply limit; 0 for no limit. */
export function limitPlies(variant: Variant, plies: number): Variant {
  return plies === 0 ? variant : { ...variant, draws: { ...variant.draws, plies } };
}

/** The same game, drawn after so many plies and for no other reason: neither by repetition nor by quiet moves. */
export function drawOnlyAt(variant: Variant, plies: number): Variant {
  // The limit of quiet plies cannot be reached earlier.
  return { ...variant, draws: { ...variant.draws, quietPlies: plies, repetitions: Infinity, plies } };
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
