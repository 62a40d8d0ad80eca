/** The words of PDN. A token is also a `Place`: it knows its text, its line and its column. */

import type { Square } from '../board.ts';
import type { PdnResult, PdnTag } from './pdnGame.ts';
import type { Place } from './problems.ts';

export interface TagToken extends Place, PdnTag {
  readonly kind: 'tag';
}

export interface MoveToken extends Place {
  readonly kind: 'move';
  readonly squares: readonly Square[];
}

export interface CommentToken extends Place {
  readonly kind: 'comment';
  readonly comment: string;
  readonly isClosed: boolean;
}

export interface SetupToken extends Place {
  readonly kind: 'setup';
  readonly fen: string;
}

export interface ResultToken extends Place {
  readonly kind: 'result';
  readonly result: PdnResult;
  /** Whether it stands directly behind a move. Many authors mark an only move with an asterisk there. */
  readonly isAttached: boolean;
}

/** A move number with its dot. Many are wrong, so they only serve to recognise where a game begins. */
interface NumberToken extends Place {
  readonly kind: 'number';
  readonly number: number;
}

interface GlyphToken extends Place {
  readonly kind: 'glyph';
  readonly glyph: string;
}

/** A token without further fields: its text says it all. */
interface PlainToken extends Place {
  readonly kind: 'broken-tag' | 'open' | 'close' | 'unknown';
}

export type Token =
  | TagToken
  | MoveToken
  | CommentToken
  | SetupToken
  | ResultToken
  | NumberToken
  | GlyphToken
  | PlainToken;
