/** The last parts of participants' links: nobody can guess them, and they say nothing about anybody. */

import { randomInt } from 'node:crypto';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

export function newTokens(count: number): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
}
