/** Reads a table of comma-separated values after RFC 4180, character by character. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (isQuoted && character === '"' && text[index + 1] === '"') cell += text[++index];
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted || !',\r\n'.includes(character)) cell += character;
    else if (character !== '\n') {
      row.push(cell);
      cell = '';
      if (character === '\r') {
        rows.push(row);
        row = [];
      }
    }
  }
  return rows;
}

/** The rows by the names of their columns. */
export function csvRows(text: string): Record<string, string>[] {
  const [head, ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [head![index]!, cell])));
}
