/** The runs of a report, as the address keeps them: /reports?runs=1,2. */

/** What an address cannot mean is left out. */
export function parseChosen(text: string | null): number[] {
  const numbers = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(numbers.map(Number))];
}

/** With or without a run; those that were chosen first stay first. */
export function withChosen(chosen: readonly number[], id: number, isChosen: boolean): number[] {
  const others = chosen.filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
}

export function reportAddress(chosen: readonly number[]): string {
  return chosen.length === 0 ? '/reports' : `/reports?runs=${chosen.join(',')}`;
}
