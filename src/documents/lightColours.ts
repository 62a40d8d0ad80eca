/** The light colours of the pages, for pictures without a style sheet. */

import { readFileSync } from 'node:fs';

const COLOURS = new URL('../web/styles/colours.css', import.meta.url);
/** A name, and a colour or the lighter of two; colours such as rgb() have brackets of their own. */
const RULE = /(--[\w-]+):\s*(?:light-dark\(\s*((?:[^(),]|\([^()]*\))+)|([^;(]+|\w+\([^;]*\));)/g;

export function readColours(): string {
  return readFileSync(COLOURS, 'utf8');
}

/** Replaces the names of colours, such as var(--ink). An unknown name becomes black. */
export function withLightColours(text: string): string {
  const colours = lightColours(readColours());
  return text.replaceAll(/var\(\s*(--[\w-]+)[^()]*\)/g, (_, name: string) => colours.get(name) ?? '#000000');
}

function lightColours(css: string): Map<string, string> {
  return new Map([...css.matchAll(RULE)].map(([, name, lighter, only]) => [name!, (lighter ?? only)!.trim()]));
}
