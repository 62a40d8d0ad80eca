/**
 * One game as it is written: tags, and a tree of moves whose meaning is not known yet. Moves can be replayed only when
 * the whole game is there, since the variant may be told late and an ambiguous capture is decided by what follows it.
 */

import type { PdnResult } from './pdnGame.ts';
import { MAX_NESTING } from './pdnGame.ts';
import { Problems, clip } from './problems.ts';
import type { CommentToken, MoveToken, ResultToken, SetupToken, TagToken, Token } from './token.ts';

export interface WrittenLine {
  comment: string;
  readonly moves: WrittenMove[];
  /** A position that waits for its move. */
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

/** What may follow an end without undoing it. */
const STAYING_ENDED: ReadonlySet<Token['kind']> = new Set(['comment', 'result', 'unknown']);

/** The number of the glyph for an only move. */
const ONLY_MOVE = '$8';

export class GameText {
  readonly index: number;
  /** The line of the file in which the game begins. */
  readonly line: number;
  readonly tags: TagToken[] = [];
  readonly main: WrittenLine = { comment: '', moves: [] };
  readonly problems: Problems;
  terminator: PdnResult | undefined;

  readonly #tagNames = new Set<string>();
  /** The lines being read, each a variation in the one before; the tokens are the parentheses that opened them. */
  readonly #open: { readonly line: WrittenLine; readonly parenthesis?: Token }[] = [{ line: this.main }];
  /** How many parentheses are open in variations that are not read. */
  #skippedDepth = 0;
  #hasMoveText = false;
  #lastTagLine = 0;
  #isAfterEmptyLine = false;
  #isInRemark = false;
  #endLine: number | undefined;
  /** Whether an asterisk ended the game, behind a move or apart. It marks an only move if the game goes on. */
  #star: 'attached' | 'apart' | undefined;

  constructor(index: number, line: number) {
    this.index = index;
    this.line = line;
    this.problems = new Problems(index);
  }

  /** Whether there is nothing here but words. */
  get isOnlyRemark(): boolean {
    return this.tags.length === 0 && !this.#hasMoveText && this.terminator === undefined && this.problems.isEmpty;
  }

  /** Whether a result has come, although remarks may still follow. */
  get hasEnded(): boolean {
    return this.#endLine !== undefined;
  }

  /** Whether nothing in a line can belong to this game any more. */
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

  /** To be called when no more tokens will come. */
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
   * A game without moves may be followed by the next one at once: Event comes again, or any tag after an empty line.
   */
  #repeats(tag: TagToken): boolean {
    return (tag.name === 'Event' || tag.line > this.#lastTagLine + 1) && this.#tagNames.has(tag.name);
  }

  /** A first move after an empty line, when there have been moves: the game before had no result. */
  #beginsAnew(number: number): boolean {
    return number === 1 && this.#isAfterEmptyLine && this.#open.length === 1 && this.main.moves.length > 1;
  }

  /** As in "1-0 {White resigned}", or where the end turns out to be none. */
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

  /** Words behind a move are a remark that lacks its braces; anything else may be a move with a slip of the pen. */
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
    this.problems.add('pdn-unused-setup', setup, 'No move follows this position. Put it before a move or take it out.');
    this.#current.setup = undefined;
  }

  /** A result inside a variation is a remark on it, not the end of the game. */
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

  /** The asterisk behind the last move did not end the game. */
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
      this.problems.add('pdn-too-deep', token, `This variation was skipped. Nest no more than ${MAX_NESTING}.`);
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
    const sentence = `The tag ${clip(token.text)} is not complete. Write it on one line, as in [Event "Name"].`;
    this.problems.add('pdn-broken-tag', token, sentence);
  }

  /** A heading over the first tags does not make a game of its own. */
  #reportUnknown(token: Token): void {
    if (this.tags.length > 0) this.#hasMoveText = true;
    const sentence = `"${clip(token.text)}" is not understood and was skipped. Write moves as 11-15, remarks in {}.`;
    this.problems.add('pdn-unknown-text', token, sentence);
  }
}
