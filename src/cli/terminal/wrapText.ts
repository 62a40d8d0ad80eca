/** Wraps long texts to the width of the terminal. */

import { terminalColumns } from '../runs/runText.ts';

/** Longer lines are hard to read even on a wide terminal. */
const MOST_COLUMNS = 120;
const LEAST_ROOM = 36;

/** A label, and beside it a text that may need several lines, broken at spaces. */
export function wrapText(beginning: string, text: string): string {
  const indent = beginning.length;
  const room = Math.max(LEAST_ROOM, Math.min(terminalColumns(), MOST_COLUMNS) - indent);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return `${beginning}${lines.join(`\n${' '.repeat(indent)}`)}`;
}
