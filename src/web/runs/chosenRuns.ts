/** The runs of a report, as in the address: /reports?runs=1,2. */

/** Invalid parts of the address are ignored. */
export function parseChosen(text: string | null): number[] {
  const numbers = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(numbers.map(Number))];
}

/** Adds or removes a run. The others keep their order. */
export function withChosen(chosen: readonly number[], id: number, isChosen: boolean): number[] {
  const others = chosen.filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
}

export function reportAddress(chosen: readonly number[]): string {
  return chosen.length === 0 ? '/reports' : `/reports?runs=${chosen.join(',')}`;
}
