/** Tables for the terminal: aligned columns, numbers to the right, no lines that a script would have to remove. */

/** Lines of a table with a head. A column is aligned to the right unless it is among `left`. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: readonly number[],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (left.includes(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}
