/**
 * Splits lines into tokens. Lines are independent, except that a comment in braces may run over many lines; an open
 * comment is the only thing the scanner remembers between lines. Every pattern is sticky and examines each character a
 * bounded number of times, so that any text takes linear time.
 */

import { squaresIn } from '../moveText.ts';
import { normaliseComment, normaliseGlyph, parseResult } from './pdnGame.ts';
import { isTagLine, opensTag, tagAt } from './tagPair.ts';
import type { Token } from './token.ts';

const BLANKS = /\s*/y;
const RESULT = /(?:[12]\s*-\s*0|0\s*-\s*[012]|1\s*-\s*1|1\/2(?:\s*-\s*1\/2)?|½\s*-\s*½|\*)(?![-\w:/])/y;
/** No move has sixteen squares. */
const MOVE = /\d{1,2}(?:\s*[-–x×:]\s*\d{1,2}){1,15}(?![-\d:])/iy;
const NUMBER = /(\d{1,3})\s*[.…]/y;
/** Dots and commas between moves, and a move number without its dot: a move or the end of the line follows it. */
const FILLER = /[.,…]+|\d{1,3}(?=\s*$|\s+\d{1,2}\s*[-–x×:]\s*\d)/y;
const GLYPH = /[!?]{1,2}|\$\d+/y;
const GLYPH_IN_PARENTHESES = /\(\s*([!?]{1,2})\s*\)/y;
const SETUP = /\/\s*FEN\s*"([^"]*)"\s*\//iy;
const WORD = /.[^\s{}();[]*/sy;

/** Old systems end files with this character. */
const END_OF_FILE = '\x1a';

/** A comment whose closing brace has not been read yet. */
interface OpenComment {
  readonly lines: string[];
  readonly line: number;
  readonly column: number;
}

export class Scanner {
  #text = '';
  #line = 0;
  #at = 0;
  #tokens: Token[] = [];
  #comment: OpenComment | undefined;

  get isInComment(): boolean {
    return this.#comment !== undefined;
  }

  /** The tokens of a line. A comment belongs to the line where it ends. */
  scan(text: string, line: number): Token[] {
    this.#text = text;
    this.#line = line;
    this.#at = 0;
    this.#tokens = [];
    if (this.#comment) this.#goOnWithComment(this.#comment);
    else if (text.startsWith('%')) return [];
    while (this.#skipBlanks()) this.#scanToken();
    return this.#tokens;
  }

  /** The token left at the end of the file, if any: a comment that was never closed. */
  end(): Token[] {
    this.#tokens = [];
    if (this.#comment) this.#endComment(this.#comment, false);
    return this.#tokens;
  }

  /** Discards an open comment. */
  reset(): void {
    this.#comment = undefined;
  }

  #skipBlanks(): boolean {
    this.#take(BLANKS);
    return this.#at < this.#text.length;
  }

  #scanToken(): void {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#openComment();
      case ';':
        return this.#restOfLineComment();
      case '[':
        return this.#scanTag();
      case '(':
        return this.#scanParenthesis();
      case ')':
        return this.#plain('close', ')');
      case '/':
        return this.#scanSetup();
      case '!':
      case '?':
      case '$':
        return this.#scanGlyph();
      case END_OF_FILE:
        this.#at++;
        return;
      default:
        return this.#scanWord();
    }
  }

  #scanWord(): void {
    const column = this.#at + 1;
    const isAttached = this.#at > 0 && /[\d!?]/.test(this.#text[this.#at - 1]!);
    const result = this.#take(RESULT);
    if (result !== undefined) {
      this.#tokens.push({
        kind: 'result',
        result: parseResult(result)!,
        isAttached,
        line: this.#line,
        column,
        text: result,
      });
      return;
    }
    const text = this.#take(MOVE);
    if (text !== undefined) {
      this.#tokens.push({ kind: 'move', squares: squaresIn(text), line: this.#line, column, text });
      return;
    }
    const number = this.#match(NUMBER);
    if (number)
      this.#tokens.push({ kind: 'number', number: Number(number[1]), line: this.#line, column, text: number[0] });
    else if (this.#take(FILLER) === undefined) this.#scanUnknown();
  }

  #scanGlyph(): void {
    const column = this.#at + 1;
    const text = this.#take(GLYPH);
    if (text === undefined) this.#scanUnknown();
    else this.#tokens.push({ kind: 'glyph', glyph: normaliseGlyph(text), line: this.#line, column, text });
  }

  #scanParenthesis(): void {
    const column = this.#at + 1;
    const match = this.#match(GLYPH_IN_PARENTHESES);
    if (match) this.#tokens.push({ kind: 'glyph', glyph: match[1]!, line: this.#line, column, text: match[0] });
    else this.#plain('open', '(');
  }

  #scanSetup(): void {
    const column = this.#at + 1;
    const match = this.#match(SETUP);
    if (match) this.#tokens.push({ kind: 'setup', fen: match[1]!, line: this.#line, column, text: match[0] });
    else this.#scanUnknown();
  }

  #scanTag(): void {
    const tag = tagAt(this.#text, this.#at);
    if (tag) {
      const { name, value, end } = tag;
      const text = this.#text.slice(this.#at, end);
      this.#tokens.push({ kind: 'tag', name, value, line: this.#line, column: this.#at + 1, text });
      this.#at = end;
    } else if (opensTag(this.#text, this.#at, this.#tokens.length === 0)) {
      this.#plain('broken-tag', this.#text.slice(this.#at).trimEnd());
      this.#at = this.#text.length;
    } else {
      this.#scanUnknown();
    }
  }

  #scanUnknown(): void {
    const column = this.#at + 1;
    this.#tokens.push({ kind: 'unknown', line: this.#line, column, text: this.#take(WORD)! });
  }

  #plain(kind: 'open' | 'close' | 'broken-tag', text: string): void {
    this.#tokens.push({ kind, line: this.#line, column: this.#at + 1, text });
    this.#at += text.length;
  }

  #restOfLineComment(): void {
    const text = this.#text.slice(this.#at);
    const comment = normaliseComment(text.slice(1));
    this.#tokens.push({ kind: 'comment', comment, isClosed: true, line: this.#line, column: this.#at + 1, text });
    this.#at = this.#text.length;
  }

  #openComment(): void {
    this.#comment = { lines: [], line: this.#line, column: this.#at + 1 };
    this.#at++;
    this.#readComment(this.#comment);
  }

  /** A complete tag at the beginning of a line starts the next game: the closing brace was forgotten. */
  #goOnWithComment(comment: OpenComment): void {
    if (isTagLine(this.#text)) this.#endComment(comment, false);
    else this.#readComment(comment);
  }

  #readComment(comment: OpenComment): void {
    const end = this.#text.indexOf('}', this.#at);
    const stop = end === -1 ? this.#text.length : end;
    comment.lines.push(this.#text.slice(this.#at, stop));
    this.#at = stop + 1;
    if (end !== -1) this.#endComment(comment, true);
  }

  #endComment({ lines, line, column }: OpenComment, isClosed: boolean): void {
    const comment = normaliseComment(lines.join(' '));
    this.#tokens.push({ kind: 'comment', comment, isClosed, text: `{${comment}`, line, column });
    this.#comment = undefined;
  }

  /** Consumes what a pattern matches here and returns it; undefined if it does not match. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return undefined;
    const text = this.#text.slice(this.#at, pattern.lastIndex);
    this.#at = pattern.lastIndex;
    return text;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }
}
