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
  /** Whether it stands right behind a move, as the asterisk does by which many authors mark an only move. */
  readonly isAttached: boolean;
}

/** A move number with its dot. Many are wrong, so they are used only to tell where a game begins. */
interface NumberToken extends Place {
  readonly kind: 'number';
  readonly number: number;
}

interface GlyphToken extends Place {
  readonly kind: 'glyph';
  readonly glyph: string;
}

/** What is fully said by its text. */
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
