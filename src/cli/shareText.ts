/** Shares, chances and specs in the few characters that a table has room for. */

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
export function shortSpec(spec: string): string {
  return isShort(spec) ? spec : `${spec.slice(0, MOST_LETTERS - 3)}...`;
}

export function isShort(spec: string): boolean {
  return spec.length <= MOST_LETTERS;
}
