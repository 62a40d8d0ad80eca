/**
 * The text of an expression as tokens, and errors that point to a place in it. Tokenising cannot fail: text that is not
 * a token becomes one of kind `unknown`, so that the parser reports the first fault in the order of the text.
 */

import { InputError } from '../../base/inputError.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'unknown' | 'end';
  readonly text: string;
  /** The index in the text where it begins, from 0. */
  readonly start: number;
}

/** All tokens of a text. The last one, and no other, is of kind `end`. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    tokens.push({ kind: kindOf(found), text: found, start: index });
  }
  tokens.push({ kind: 'end', text: '', start: text.trimEnd().length });
  return tokens;
}

/** The name of a token in messages. */
export function nameToken(token: Token): string {
  if (token.kind === 'end') return 'the end of the text';
  const shown = token.text.length > LONGEST_SHOWN ? `${token.text.slice(0, LONGEST_SHOWN)}...` : token.text;
  return `"${printable(shown)}"`;
}

/** An error at a place in a text: what is wrong, the column, and the surrounding text with a mark before the place. */
export function errorAt(code: string, text: string, start: number, wrong: string): InputError {
  const lineStart = text.slice(0, start).lastIndexOf('\n') + 1;
  const line = text.slice(0, lineStart).split('\n').length;
  const column = `column ${start - lineStart + 1}`;
  const place = text.trim().includes('\n') ? `line ${line}, ${column}` : column;
  return new InputError(code, `${wrong}, at ${place}: ${excerpt(text, start)}`);
}

/** A number, a name, a symbol, or any single character. */
const TOKEN = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[A-Za-z_]\w*(?:\.\w+)*|[<>]=?|\S/gu;

const SYMBOLS: ReadonlySet<string> = new Set(['+', '-', '*', '/', '(', ')', '[', ']', ',', '<', '>', '<=', '>=']);

const LONGEST_SHOWN = 40;
const EXCERPT_REACH = 20;

function kindOf(found: string): Token['kind'] {
  if (SYMBOLS.has(found)) return 'symbol';
  if (/^\.?\d/.test(found)) return 'number';
  return /^[A-Za-z_]/.test(found) ? 'name' : 'unknown';
}

function excerpt(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - EXCERPT_REACH), start);
  const after = text.slice(start, start + EXCERPT_REACH);
  const opening = start > EXCERPT_REACH ? '...' : '';
  const closing = start + EXCERPT_REACH < text.length ? '...' : '';
  return printable(`${opening}${before}>>>${after}${closing}`);
}

/** Text from outside may contain line breaks and control characters, which would garble a message. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\s]/gu, ' ');
}
