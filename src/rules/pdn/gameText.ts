/**
 * One game as written: its tags, and a tree of moves that have not been interpreted yet. Moves can be replayed only
 * once the whole game has been read: the variant may be given late, and later moves resolve an ambiguous capture.
 */

import type { PdnResult } from './pdnGame.ts';
import { MAX_NESTING } from './pdnGame.ts';
import { Problems, clip } from './problems.ts';
import type { CommentToken, MoveToken, ResultToken, SetupToken, TagToken, Token } from './token.ts';

export interface WrittenLine {
  comment: string;
  readonly moves: WrittenMove[];
  /** A position whose move has not been read yet. */
  setup?: SetupToken | undefined;
}

export interface WrittenMove {
  readonly token: MoveToken;
  readonly setup: SetupToken | undefined;
  readonly glyphs: string[];
  readonly variations: WrittenLine[];
  comment: string;
}

/** A word without digits, as in "8-11 Red overstepped the time control." */
const REMARK = /^\p{L}[\p{L}.,:!?'"-]*$/u;

/** Tokens that may follow the end of a game without reopening it. */
const STAYING_ENDED: ReadonlySet<Token['kind']> = new Set(['comment', 'result', 'unknown']);

/** The number of the glyph for an only move. */
const ONLY_MOVE = '$8';

export class GameText {
  readonly index: number;
  /** The line of the file where the game begins. */
  readonly line: number;
  readonly tags: TagToken[] = [];
  readonly main: WrittenLine = { comment: '', moves: [] };
  readonly problems: Problems;
  terminator: PdnResult | undefined;

  readonly #tagNames = new Set<string>();
  /** The lines being read, each a variation within the one before, with the parenthesis that opened it. */
  readonly #open: { readonly line: WrittenLine; readonly parenthesis?: Token }[] = [{ line: this.main }];
  /** The number of open parentheses in variations that are being skipped. */
  #skippedDepth = 0;
  #hasMoveText = false;
  #lastTagLine = 0;
  #isAfterEmptyLine = false;
  #isInRemark = false;
  #endLine: number | undefined;
  /**
   * Set if an asterisk ended the game, either right behind a move or apart from it. If the game continues, the asterisk
   * marked an only move.
   */
  #star: 'attached' | 'apart' | undefined;

  constructor(index: number, line: number) {
    this.index = index;
    this.line = line;
    this.problems = new Problems(index);
  }

  /** Whether this contains nothing but words. */
  get isOnlyRemark(): boolean {
    return this.tags.length === 0 && !this.#hasMoveText && this.terminator === undefined && this.problems.isEmpty;
  }

  /** Whether a result has been read. Remarks may still follow. */
  get hasEnded(): boolean {
    return this.#endLine !== undefined;
  }

  /** Whether nothing on the given line can still belong to this game. */
  isOverBefore(line: number): boolean {
    return this.#endLine !== undefined && this.#star === undefined && line > this.#endLine + 1;
  }

  /** Whether a token still belongs to this game. */
  accepts(token: Token): boolean {
    if (this.#endLine !== undefined) return this.#acceptsAfterEnd(token, this.#endLine);
    if (token.kind === 'broken-tag') return !this.#hasMoveText;
    if (token.kind === 'number') return !this.#beginsAnew(token.number);
    return token.kind !== 'tag' || !(this.#hasMoveText || this.#repeats(token));
  }

  addEmptyLine(): void {
    this.#isAfterEmptyLine = true;
  }

  add(token: Token): void {
    this.#isAfterEmptyLine = false;
    this.#isInRemark &&= token.kind === 'unknown';
    if (this.#star && !STAYING_ENDED.has(token.kind)) this.#goOnAfterStar();
    if (token.kind === 'open') this.#openVariation(token);
    else if (token.kind === 'close') this.#closeVariation(token);
    else if (this.#skippedDepth === 0) this.#addInLine(token);
  }

  /** Call this when there are no more tokens. */
  close(): void {
    const unclosed = this.#open[1]?.parenthesis;
    if (unclosed) {
      this.problems.add('pdn-unclosed-variation', unclosed, 'This variation has no end. Add the missing ")".');
    }
    this.#dropSetup();
  }

  get #current(): WrittenLine {
    return this.#open.at(-1)!.line;
  }

  /**
   * A game without moves may be followed immediately by the next one: Event is repeated, or any tag is repeated after
   * an empty line.
   */
  #repeats(tag: TagToken): boolean {
    return (tag.name === 'Event' || tag.line > this.#lastTagLine + 1) && this.#tagNames.has(tag.name);
  }

  /** A move number 1 after an empty line, when there have been moves: the previous game had no result. */
  #beginsAnew(number: number): boolean {
    return number === 1 && this.#isAfterEmptyLine && this.#open.length === 1 && this.main.moves.length > 1;
  }

  /**
   * Remarks such as "1-0 {White resigned}" belong to the game, and so do moves after an asterisk that did not end it.
   */
  #acceptsAfterEnd(token: Token, endLine: number): boolean {
    switch (token.kind) {
      case 'result':
        return true;
      case 'comment':
        return token.line <= endLine + 1 || this.#star === 'attached';
      case 'number':
        return this.#star !== undefined && token.number > 1;
      case 'tag':
      case 'broken-tag':
        return false;
      default:
        return this.#star === 'attached';
    }
  }

  #addInLine(token: Exclude<Token, { kind: 'open' | 'close' }>): void {
    switch (token.kind) {
      case 'tag':
        return this.#addTag(token);
      case 'broken-tag':
        return this.#reportBrokenTag(token);
      case 'comment':
        return this.#addComment(token);
      case 'move':
        return this.#addMove(token);
      case 'glyph':
        return this.#addGlyph(token, token.glyph);
      case 'setup':
        return this.#addSetup(token);
      case 'result':
        return this.#addResult(token);
      case 'number':
        return;
      case 'unknown':
        return this.#addUnknown(token);
    }
  }

  #addTag(tag: TagToken): void {
    this.tags.push(tag);
    this.#tagNames.add(tag.name);
    this.#lastTagLine = tag.line;
  }

  #addComment(token: CommentToken): void {
    this.#remark(token.comment);
    if (token.isClosed) return;
    this.#endLine = token.line;
    this.problems.add('pdn-unclosed-comment', token, 'This comment has no end. Add the missing "}".');
  }

  #remark(text: string): void {
    const owner = this.#current.moves.at(-1) ?? this.#current;
    if (text !== '') owner.comment += owner.comment === '' ? text : ` ${text}`;
  }

  /** Words behind a move are a remark without braces. Anything else may be a mistyped move. */
  #addUnknown(token: Token): void {
    const isBehindMove = this.#current.moves.length > 0 || this.#open.length > 1;
    this.#isInRemark = isBehindMove && (REMARK.test(token.text) || (this.#isInRemark && /^\d+$/.test(token.text)));
    if (this.#isInRemark) this.#remark(token.text);
    else this.#reportUnknown(token);
  }

  #addMove(token: MoveToken): void {
    this.#hasMoveText = true;
    const line = this.#current;
    line.moves.push({ token, setup: line.setup, glyphs: [], variations: [], comment: '' });
    line.setup = undefined;
  }

  #addGlyph(token: Token, glyph: string): void {
    const move = this.#current.moves.at(-1);
    if (move) move.glyphs.push(glyph);
    else this.#reportUnknown(token);
  }

  #addSetup(token: SetupToken): void {
    this.#hasMoveText = true;
    this.#dropSetup();
    this.#current.setup = token;
  }

  #dropSetup(): void {
    const { setup } = this.#current;
    if (!setup) return;
    this.problems.add('pdn-unused-setup', setup, 'No move follows this position. Put it before a move or remove it.');
    this.#current.setup = undefined;
  }

  /** A result inside a variation is a remark, not the end of the game. */
  #addResult({ result, isAttached, line }: ResultToken): void {
    if (this.#open.length > 1) {
      if (result === '*' && isAttached) this.#current.moves.at(-1)?.glyphs.push(ONLY_MOVE);
      return;
    }
    this.#star = undefined;
    if (result === '*' && this.terminator === undefined) this.#star = isAttached ? 'attached' : 'apart';
    this.terminator ??= result;
    this.#endLine ??= line;
  }

  /** The asterisk behind the last move did not end the game: record it as the glyph for an only move. */
  #goOnAfterStar(): void {
    this.#current.moves.at(-1)?.glyphs.push(ONLY_MOVE);
    this.terminator = undefined;
    this.#endLine = undefined;
    this.#star = undefined;
  }

  #openVariation(token: Token): void {
    this.#hasMoveText = true;
    const move = this.#current.moves.at(-1);
    if (this.#skippedDepth > 0) {
      this.#skippedDepth++;
    } else if (!move) {
      this.#skippedDepth = 1;
      this.problems.add('pdn-stray-variation', token, 'This variation was skipped. Put it after a move.');
    } else if (this.#open.length > MAX_NESTING) {
      this.#skippedDepth = 1;
      this.problems.add('pdn-too-deep', token, `This variation was skipped. Nest at most ${MAX_NESTING} variations.`);
    } else {
      const line: WrittenLine = { comment: '', moves: [] };
      move.variations.push(line);
      this.#open.push({ line, parenthesis: token });
    }
  }

  #closeVariation(token: Token): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth--;
    } else if (this.#open.length > 1) {
      this.#dropSetup();
      this.#open.pop();
    } else {
      this.#reportUnknown(token);
    }
  }

  #reportBrokenTag(token: Token): void {
    const sentence = `The tag ${clip(token.text)} is incomplete. Write it on one line, as in [Event "Name"].`;
    this.problems.add('pdn-broken-tag', token, sentence);
  }

  /** A heading above the first tags does not make a game of its own. */
  #reportUnknown(token: Token): void {
    if (this.tags.length > 0) this.#hasMoveText = true;
    const sentence = `Skipped unknown text "${clip(token.text)}". Write moves as 11-15 and remarks in {}.`;
    this.problems.add('pdn-unknown-text', token, sentence);
  }
}
