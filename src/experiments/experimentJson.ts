/**
 * Parses the JSON of an experiment file. The engine's parser often does not say where the error is, and silently takes
 * the last of two fields with the same name. So the text is scanned first, to report the place.
 */

import { InputError } from '../base/inputError.ts';

export function parseExperimentText(text: string, source: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  checkJson(json, source);
  return JSON.parse(json);
}

const BLANKS = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids control characters in strings.
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

const MOST_NESTED = 100;

function checkJson(text: string, source: string): void {
  let at = 0;
  value(0);
  if (peek() !== '') fail('The end of the text is expected here');

  function value(nested: number): void {
    const first = peek();
    if (nested > MOST_NESTED) fail(`Brackets may be nested at most ${MOST_NESTED} deep`);
    if (first === '{') {
      const names = new Set<string>();
      list('}', () => field(names, nested + 1));
    } else if (first === '[') list(']', () => value(nested + 1));
    else if (first === '"') string();
    else if (take(SCALAR) === '') fail('A value is expected here; texts need double quotes');
  }

  function list(end: string, item: () => void): void {
    at++;
    if (peek() !== end) item();
    for (; peek() !== end; item()) {
      if (peek() !== ',') fail(`A comma or ${end} is expected here`);
      at++;
      if (peek() === end) fail('A value is expected after the last comma');
    }
    at++;
  }

  function field(names: Set<string>, nested: number): void {
    if (peek() !== '"') fail('The name of a field in double quotes is expected here');
    const from = at;
    const name = string();
    if (names.has(name)) {
      at = from;
      fail('A field is given twice');
    }
    names.add(name);
    if (peek() !== ':') fail('A colon is expected here');
    at++;
    value(nested);
  }

  function string(): string {
    const quoted = take(STRING);
    if (quoted === '') fail('The text that begins here does not end on its line, or contains an invalid \\ or a tab');
    return JSON.parse(quoted) as string;
  }

  /** The next character that is not white space, or an empty text at the end. */
  function peek(): string {
    take(BLANKS);
    return text.charAt(at);
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  }

  function fail(sentence: string): never {
    const lines = text.slice(0, at).split('\n');
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    const rest = /^[\w."'-]{1,30}|./su.exec(text.slice(at));
    const given = rest ? `, not ${rest[0]}` : ', but the text ends';
    throw new InputError('experiment-json', `${source}: ${place}: ${sentence}${given}.`);
  }
}
