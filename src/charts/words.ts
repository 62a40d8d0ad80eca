/** Words for findings and labels. */

/** What may be as long as it likes, such as an expression, is cut at its end. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(0, most - 3)).trimEnd()}...` : text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
