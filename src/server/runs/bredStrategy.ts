/**
 * The strategies of a run in readable form. Simplifying one takes milliseconds and a run has one in each generation, so
 * results are cached. If a list takes too long, the remaining strategies stay as they evolved until next time. Imported
 * runs may contain strategies that cannot be read here.
 */

import { InputError } from '../../base/inputError.ts';
import { infixText } from '../../explanations/expressionText.ts';
import type { PlayedStrategy } from '../../explanations/playedStrategy.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { variantNamed } from '../../rules/variant.ts';
import { shownSentences, shownText } from '../../explanations/shownStrategy.ts';

/** An individual of a run: its text, and the player it makes. */
interface Bred {
  readonly text: string | null;
  readonly player: string;
}

/** The time limit for simplifying a list. */
const PATIENCE_MS = 150;
const MOST_REMEMBERED = 5000;

const NET = /\beval=net\(/i;

/** Returns an empty text if there is no strategy. */
export type WriteStrategy = (bred: Bred, variant: string) => string;

/** Writes the strategies of one list. */
export function strategyWriter(): WriteStrategy {
  const endMs = performance.now() + PATIENCE_MS;
  return ({ text, player }, variant) => {
    if (text === null) return '';
    // The text of a net is its line already, and reading thousands of weights again takes time.
    if (NET.test(player)) return text;
    const isHurried = performance.now() > endMs;
    return (isHurried ? undefined : simplifiedStrategy(player, variant)) ?? plain(text);
  };
}

/** What a strategy prefers, in sentences; empty if there is no strategy. */
export function strategySentences({ text, player }: Bred, variant: string): readonly string[] {
  return text === null ? [] : (explained(player, variant) ?? []);
}

/** The simplified strategy of a player on one line; undefined if it has none that can be shown. */
export const simplifiedStrategy = remembering(shownText);

const explained = remembering(shownSentences);

function plain(text: string): string {
  return infixText(text) ?? text;
}

/** Caches a function of a player's strategy. The result is undefined for players without one. */
function remembering<Value>(
  find: (played: PlayedStrategy) => Value,
): (player: string, variant: string) => Value | undefined {
  const known = new Map<string, Value | undefined>();
  return (player, variant) => {
    const key = `${variant} ${player}`;
    if (known.has(key)) return known.get(key);
    const value = attempt(() => {
      const played = playedStrategy(player, variantNamed(variant));
      return played && find(played);
    });
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
