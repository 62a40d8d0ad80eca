/** The runs of a report, as an address names them: 1,2,5. */

import { InputError } from '../../base/inputError.ts';

/** A study of a size that people still look through; a report of so many is made within a second or two. */
const MOST_RUNS = 150;

export function parseRunNumbers(text: string): number[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => /^\d{1,15}$/.test(word))) {
    throw new InputError('runs-unread', `"${text.slice(0, 40)}" names no runs; write their numbers as in 1,2,5.`);
  }
  const numbers = [...new Set(words.map(Number))];
  if (numbers.length > MOST_RUNS) {
    const advice = 'The command "evodraughts report" has no such limit.';
    throw new InputError('runs-many', `A report here is on at most ${MOST_RUNS} runs. ${advice}`);
  }
  return numbers;
}

/** For the name of a file: `1-2-5`, or how many where that would be long. */
export function formatRunNumbers(runs: readonly number[]): string {
  return runs.length > MOST_NAMED ? `${runs.length}-runs` : runs.join('-');
}

const MOST_NAMED = 8;
