/** Shares, chances and texts in the few characters that a table has room for. */

/** Of a player's spec. */
const MOST_LETTERS = 40;

/** `0.034`, `<0.0001`. */
export function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : String(Number(p.toPrecision(2)));
}

/** A share of a hundred: `73.7`. */
export function hundredths(share: number): string {
  return (100 * share).toFixed(1);
}

/** An expression may be as long as it likes, and then only its beginning is shown. */
export function shortened(text: string, most = MOST_LETTERS): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

export function isShort(spec: string): boolean {
  return spec.length <= MOST_LETTERS;
}
