/** Which games of a run you watch, as in the address: /runs/3?watch=12 is generation 0 against generation 12. */

import { shortWords } from '../../base/shortWords.ts';

export type Watched = number | 'champion';

/** Undefined if the address names no game. */
export function parseWatched(text: string | null): Watched | undefined {
  if (text === 'champion') return text;
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

export function watchAddress(run: number, watched: Watched): string {
  return `/runs/${run}?watch=${watched}`;
}

/** The display name of a player of a run: `generation 12` for run:3@12, `the champion` for run:3. */
export function playerTitle(spec: string): string {
  const [, generation] = /^run:\d+(?:@(\d+))?$/.exec(spec) ?? [undefined, undefined];
  if (generation !== undefined) return `generation ${generation}`;
  return spec.startsWith('run:') ? 'the champion' : shortWords(spec);
}
