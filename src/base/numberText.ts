/** Numbers as people write them. */

/** A whole number with its thousands separated by spaces: 18 391 564. */
export function formatCount(count: number): string {
  return Math.round(count)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ' ');
}

/** A number and its noun: 1 game, 2 games. */
export function formatNoun(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** For pages: puts non-breaking spaces between the thousands of a number, and before its per cent sign. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%|\d{3}(?!\d))/g, '\u00A0');
}
