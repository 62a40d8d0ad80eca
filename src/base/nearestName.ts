/** The known name most similar to a mistyped one, for messages that suggest what was meant. */

/** The nearest name by edit distance, or undefined if all are so different that a guess would only confuse. */
export function nearestName(wrong: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Math.max(1, Math.floor(wrong.length / 2)) + 1;
  for (const name of known) {
    // The difference in length is a lower bound, and makes very long input cheap.
    if (Math.abs(name.length - wrong.length) >= fewest) continue;
    const edits = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest;
}

/** The number of letters to insert, delete or replace (Wagner and Fischer 1974). */
function editDistance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const replaced = row[j - 1]! + (one[i - 1] === two[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[two.length]!;
}
