/**
 * Openings that lead to different positions. Random ones repeat now and then, and a few random plies lead to few
 * positions. For players without randomness, the same opening is the same game.
 */

import { formatFen } from '../rules/fen.ts';
import type { Variant } from '../rules/variant.ts';
import type { Opening } from './opening.ts';
import { openGame } from './opening.ts';
import type { OpeningSource } from './openings.ts';

/** After this many draws per wanted opening, hardly any new ones remain. */
const MOST_DRAWS = 20;

/** The most openings to look for before the first game, which takes half a second. */
const ENOUGH = 10_000;

/** The given number of different openings, or all if there are fewer. */
export function differentOpenings(
  source: OpeningSource,
  variant: Variant,
  wanted: number,
  mostDraws = MOST_DRAWS * wanted,
): Opening[] {
  const found = new Map<string, Opening>();
  const most = Math.min(source.count, mostDraws);
  for (let round = 0; round < most && found.size < wanted; round++) {
    const opening = source.at(round);
    const position = formatFen(openGame(variant, opening).position, variant.board);
    if (!found.has(position)) found.set(position, opening);
  }
  return [...found.values()];
}

/** A source of endless openings, limited to this many rounds, without repetitions and with its true count. */
export function withoutRepeats(source: OpeningSource, variant: Variant, rounds: number): OpeningSource {
  if (source.count < Infinity) return source;
  const wanted = Math.min(rounds, ENOUGH);
  const openings = differentOpenings(source, variant, wanted, Math.min(MOST_DRAWS * wanted, 2 * ENOUGH));
  if (openings.length === wanted && wanted < rounds) return source;
  return { title: source.title, count: openings.length, at: (round) => openings[round % openings.length]! };
}
