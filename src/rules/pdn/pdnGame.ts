/**
 * A game as PDN (Portable Draughts Notation) records it: tags, moves, remarks and variations. The moves are legal
 * moves, so every `PdnGame` can be replayed.
 */

import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';

/** `1-0`: Black, who moves first, has won; `0-0`: both have lost; `*`: unfinished or unknown. */
export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';

/** A fact about a game, such as `[Black "Oak"]`. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** A sequence of moves: those of the game, or those of a variation. */
export interface PdnLine {
  /** The comment before the first move; empty if there is none. */
  readonly comment: string;
  readonly moves: readonly PdnMove[];
}

/** A move of a recorded game with the remarks on it. */
export interface PdnMove {
  readonly move: Move;
  /** Judgements such as `!` and `?!`, and those that have only a number, such as `$10`. */
  readonly glyphs: readonly string[];
  /** The comment after the move; empty if there is none. */
  readonly comment: string;
  /** Alternatives to this move. */
  readonly variations: readonly PdnLine[];
  /** A position set up between moves, from which this move is played. */
  readonly setup?: Position;
}

/** A game as a PDN file records it. */
export interface PdnGame extends PdnLine {
  /** As in the file. */
  readonly tags: readonly PdnTag[];
  readonly variant: Variant;
  readonly start: Position;
  readonly result: PdnResult;
}

/** The deepest nesting of variations that is read. */
export const MAX_NESTING = 64;

/**
 * The result that a text means, or undefined if it is not a result. A win is written as 1, or as 2 in the international
 * game.
 */
export function parseResult(text: string): PdnResult | undefined {
  return RESULTS.get(text.replace(/\s+/g, ''));
}

/**
 * The canonical form of a comment. White space is collapsed, and the closing brace is replaced because it would end the
 * comment.
 */
export function normaliseComment(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('}', ')');
}

/** The canonical form of a glyph: a sign if there is one, otherwise the number without leading zeroes. */
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

/** The signs for the first numbers: `$1` and `!` mean the same. */
const SIGNS = ['$0', '!', '?', '!!', '??', '!?', '?!'];
