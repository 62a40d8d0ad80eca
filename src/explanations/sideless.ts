/** The name of a feature without its side: what both sides have goes together, `own.men` with `opponent.men`. */
export function sideless(name: string): string {
  return name.replace(/^(?:own|opponent)\./, '');
}
