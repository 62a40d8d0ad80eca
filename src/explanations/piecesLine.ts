/** A net or patterns in a line for lists: what they are made of, and what men and kings are worth to them. */

import { formatNoun } from '../base/numberText.ts';
import type { PiecesAnatomy } from '../evaluators/anatomy.ts';
import { layersOn } from '../evaluators/netShape.ts';
import type { Window } from '../evaluators/patterns/patterns.ts';
import { bitIndices } from '../rules/bits.ts';
import { BLACK } from '../rules/side.ts';

/**
 * `subsquares 91-40-10-1: man +0.42, king +0.61`, or `24 windows of 6 squares: man +95, king +130`. Pieces can have
 * other values later in the game.
 */
export function piecesLine(anatomy: PiecesAnatomy): string {
  const { man, king } = startWorths(anatomy);
  return `${makeupText(anatomy)}: man ${worthText(man)}, king ${worthText(king)}`;
}

/** What to call it in a sentence. */
export function nounOf({ makeup }: PiecesAnatomy): 'net' | 'evaluation' {
  return makeup.kind === 'net' ? 'net' : 'evaluation';
}

function makeupText({ makeup, variant }: PiecesAnatomy): string {
  if (makeup.kind === 'net') return `${makeup.net.shape.name} ${layersOn(makeup.net.shape, variant.board).join('-')}`;
  return windowsText(makeup.patterns.windows);
}

/** `24 windows of 6 squares`. */
export function windowsText(windows: readonly Window[]): string {
  const sizes = windows.map(({ length }) => length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const squares = least === most ? String(most) : `${least} to ${most}`;
  return windows.length === 0 ? 'no windows' : `${formatNoun(windows.length, 'window')} of ${squares} squares`;
}

/** What a man and a king add to the output at the start of a game, on average over the squares: points for patterns. */
export function startWorths(anatomy: PiecesAnatomy): { readonly man: number; readonly king: number } {
  const value = anatomy.reading(BLACK);
  const { black, white } = anatomy.variant.start;
  const all = value(black, white, 0);
  const men = [...bitIndices(black)].map((bit) => all - value(black & ~(1 << bit), white, 0));
  const kings = [...bitIndices(black)].map((bit, index) => men[index]! + value(black, white, 1 << bit) - all);
  return { man: meanOf(men), king: meanOf(kings) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** From here on a worth has no decimals. */
const MANY = 50;

/** As it is shown: two decimals, or none if it is large. */
export function roundedWorth(worth: number): number {
  return Number(worth.toFixed(Math.abs(worth) < MANY ? 2 : 0));
}

function worthText(worth: number): string {
  return `${worth < 0 ? '-' : '+'}${Math.abs(roundedWorth(worth)).toFixed(Math.abs(worth) < MANY ? 2 : 0)}`;
}
