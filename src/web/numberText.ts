/** Numbers without line breaks inside them. */

import * as plain from '../base/numberText.ts';

/** A whole number with its thousands separated: 18 391 564. */
export function formatCount(count: number): string {
  return plain.unbroken(plain.formatCount(count));
}

/** A number and its noun: 1 game, 12 400 games. */
export function formatNoun(count: number, one: string, many?: string): string {
  return plain.unbroken(plain.formatNoun(count, one, many));
}
