/**
 * Tags as text: `[Event "Ohio State Ty 1946"]`. A quotation mark or backslash in a value is escaped with a backslash.
 * Many programs omit this, so when reading, a value ends only at a quotation mark followed by a bracket.
 */

import { InputError } from '../../base/inputError.ts';
import type { PdnTag } from './pdnGame.ts';

/** A tag and the index after it. */
interface FoundTag extends PdnTag {
  readonly end: number;
}

const OPENING = /\[\s*([A-Za-z_][\w-]*)\s*"/y;
const NAME = /\[\s*[A-Za-z_]/y;
const CLOSING = /"\s*\]/y;

export function formatTag({ name, value }: PdnTag): string {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) {
    throw new InputError(
      'pdn-tag-name',
      `"${name}" cannot name a tag. Use letters and digits, beginning with a letter.`,
    );
  }
  const oneLine = value.replace(/[\r\n]+/g, ' ');
  return `[${name} "${oneLine.replace(/["\\]/g, '\\$&')}"]`;
}

/** The tag at an index of a line; undefined if there is none or it is incomplete. */
export function tagAt(line: string, at: number): FoundTag | undefined {
  OPENING.lastIndex = at;
  const opening = OPENING.exec(line);
  if (!opening) return undefined;
  const start = OPENING.lastIndex;
  for (let index = start; index < line.length; index++) {
    if (line[index] === '\\') {
      index++;
    } else if (line[index] === '"') {
      CLOSING.lastIndex = index;
      if (!CLOSING.test(line)) continue;
      return { name: opening[1]!, value: unescape(line.slice(start, index)), end: CLOSING.lastIndex };
    }
  }
  return undefined;
}

/** Whether a line is one complete tag from its first column on and nothing else. */
export function isTagLine(line: string): boolean {
  if (!line.startsWith('[')) return false;
  const tag = tagAt(line, 0);
  return tag !== undefined && line.slice(tag.end).trim() === '';
}

/** Whether a line begins like a tag, complete or not. */
export function beginsWithTag(line: string): boolean {
  return /^\s*\[\s*[A-Za-z_]/.test(line);
}

/** Whether the text at an index is meant as a tag, complete or not. At the beginning of a line, a name is enough. */
export function opensTag(line: string, at: number, isFirst: boolean): boolean {
  const pattern = isFirst ? NAME : OPENING;
  pattern.lastIndex = at;
  return pattern.test(line);
}

function unescape(value: string): string {
  return value.replace(/\\(["\\])/g, '$1');
}
