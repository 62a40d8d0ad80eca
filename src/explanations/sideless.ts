/** The name of a feature without its side: `men` for `own.men` and `opponent.men`. */
export function sideless(name: string): string {
  return name.replace(/^(?:own|opponent)\./, '');
}
