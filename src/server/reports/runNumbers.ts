/** The runs of a report, as given in an address: 1,2,5. */

import { MOST_REPORTED } from '../../api/mostReported.ts';
import { InputError } from '../../base/inputError.ts';

export function parseRunNumbers(text: string): number[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => /^\d{1,15}$/.test(word))) {
    throw new InputError(
      'runs-unread',
      `"${text.slice(0, 40)}" is not a list of runs. Write their numbers, such as 1,2,5.`,
    );
  }
  const numbers = [...new Set(words.map(Number))];
  if (numbers.length > MOST_REPORTED) {
    const advice = 'The command "evodraughts report" accepts up to 1000.';
    throw new InputError('runs-many', `A report on this page covers at most ${MOST_REPORTED} runs. ${advice}`);
  }
  return numbers;
}
