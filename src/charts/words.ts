/** Words for findings and labels. */

/** What may be as long as it likes, such as an expression, is cut at its end. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(0, most - 3)).trimEnd()}...` : text;
}

/** A text on lines of at most so many letters, broken between words. A word that is longer has a line of its own. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
