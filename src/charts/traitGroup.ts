/** Numbers whose names share the text before a colon are curves of one chart: `mean weight: men`. */

const COLON = ': ';

export function isGrouped(name: string): boolean {
  return name.includes(COLON);
}

/** The name of the chart, and of the curve in it. A number on its own has no name for its curve. */
export function traitGroup(name: string): { readonly chart: string; readonly curve: string | undefined } {
  const at = name.indexOf(COLON);
  if (at < 0) return { chart: name, curve: undefined };
  return { chart: name.slice(0, at), curve: name.slice(at + COLON.length) };
}
