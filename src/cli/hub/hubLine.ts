/**
 * One line of the Hub protocol (Letouzey, Hub protocol for draughts, version 2): a command and arguments with values.
 * The protocol cannot express a quotation mark or a line break inside a value, so we write an apostrophe and a space
 * instead. Parsing accepts a little more than the protocol: spaces around `=`, and a value without quotation marks that
 * contains `=`, as in `value=alphabeta:depth=4`.
 */

import { InputError } from '../../base/inputError.ts';

/** The arguments by name, in the order they came; a flag such as `infinite` has an empty value. */
export type HubArguments = ReadonlyMap<string, string>;

const COMMAND = /^\s*([^\s="]+)/;
const ARGUMENT = /\s*([^\s="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s"]+)))?(?=\s|$)/y;
const SPECIAL = /[\s="]/;

/** The command of a line; undefined if there is none. */
export function hubCommand(line: string): string | undefined {
  return COMMAND.exec(line)?.[1];
}

/** The arguments of a line. If one is given twice, the last counts. */
export function parseHubArguments(line: string): HubArguments {
  const text = line.trimEnd();
  const found = new Map<string, string>();
  ARGUMENT.lastIndex = COMMAND.exec(text)?.[0].length ?? 0;
  while (ARGUMENT.lastIndex < text.length) {
    const at = ARGUMENT.lastIndex;
    const match = ARGUMENT.exec(text);
    if (!match) throw unreadable(text.slice(at).trim());
    found.set(match[1]!, match[2] ?? match[3] ?? '');
  }
  return found;
}

export function formatHubLine(command: string, values: Readonly<Record<string, string | number>> = {}): string {
  const pairs = Object.entries(values).map(([name, value]) => ` ${name}=${formatValue(String(value))}`);
  return command + pairs.join('');
}

function formatValue(value: string): string {
  return value === '' || SPECIAL.test(value) ? `"${plain(value)}"` : plain(value);
}

function plain(value: string): string {
  return value.replaceAll('"', "'").replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

function unreadable(rest: string): InputError {
  const shown = rest.length > 40 ? `${rest.slice(0, 40)}...` : rest;
  return new InputError('hub-line', `The line is invalid from ${shown} on. Write name=value or name="a value".`);
}
