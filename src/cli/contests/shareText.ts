/** Percentages, probabilities and texts that fit into a table. */

/** Of a player's spec. */
const MOST_LETTERS = 40;

/** `0.034`, `<0.0001`. */
export function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : String(Number(p.toPrecision(2)));
}

/** A percentage without its sign: `73.7`. */
export function hundredths(share: number): string {
  return (100 * share).toFixed(1);
}

/** The beginning of a long expression. */
export function shortened(text: string, most = MOST_LETTERS): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

export function isShort(spec: string): boolean {
  return spec.length <= MOST_LETTERS;
}
