/**
 * A game as PDN (Portable Draughts Notation) records it: tags, moves, remarks and variations. The moves are real moves
 * of the rules, so whatever holds a `PdnGame` holds a game that can be played over.
 */

import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';

/** `1-0`: Black, who moves first, has won; `0-0`: both have lost; `*`: not finished or not known. */
export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';

/** A fact about a game, such as `[Black "Oak"]`. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** Moves in a row: those of the game, or those of a variation. */
export interface PdnLine {
  /** What is said before the first move; empty if nothing. */
  readonly comment: string;
  readonly moves: readonly PdnMove[];
}

/** A move of a recorded game with what was remarked on it. */
export interface PdnMove {
  readonly move: Move;
  /** Judgements such as `!` and `?!`, and those that have only a number, such as `$10`. */
  readonly glyphs: readonly string[];
  /** What is said after the move; empty if nothing. */
  readonly comment: string;
  /** What could have been played instead. */
  readonly variations: readonly PdnLine[];
  /** A position set up in the midst of the moves, in which this move is played. */
  readonly setup?: Position;
}

/** A game as a PDN file records it. */
export interface PdnGame extends PdnLine {
  /** As they stand in the file. */
  readonly tags: readonly PdnTag[];
  readonly variant: Variant;
  readonly start: Position;
  readonly result: PdnResult;
}

/** The most variations inside one another that are read. */
export const MAX_NESTING = 64;

/** The result that a text means, or undefined where it is none. A win counts 1, in the international game 2. */
export function parseResult(text: string): PdnResult | undefined {
  return RESULTS.get(text.replace(/\s+/g, ''));
}

/** The one form of a comment. White space means nothing in it, and it cannot contain the brace that ends it. */
export function normaliseComment(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('}', ')');
}

/** The one form of a glyph: a sign where there is one, otherwise the number without leading zeroes. */
export function normaliseGlyph(glyph: string): string {
  if (!glyph.startsWith('$')) return glyph;
  const digits = glyph.slice(1).replace(/^0+(?=\d)/, '');
  return SIGNS[Number(digits)] ?? `$${digits}`;
}

const RESULTS: ReadonlyMap<string, PdnResult> = new Map([
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['0-0', '0-0'],
  ['*', '*'],
  ['2-0', '1-0'],
  ['0-2', '0-1'],
  ['1-1', '1/2-1/2'],
]);

/** The signs of the first numbers: `$1` and `!` are the same judgement. */
const SIGNS = ['$0', '!', '?', '!!', '??', '!?', '?!'];
