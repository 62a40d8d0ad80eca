/** Words for findings and labels. */

/** Cuts a text of any length, such as an expression, at its end. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(0, most - 3)).trimEnd()}...` : text;
}

/** Breaks a text between words into lines of at most `most` letters. A longer word gets its own line. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
