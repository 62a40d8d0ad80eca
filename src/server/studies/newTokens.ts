/** The last parts of participants' links. */

import { randomText } from '../randomText.ts';

const LENGTH = 24;

export function newTokens(count: number): string[] {
  return Array.from({ length: count }, () => randomText(LENGTH));
}
