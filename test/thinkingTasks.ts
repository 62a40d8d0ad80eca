/** Tasks for the tests of thinking threads, valid and faulty ones. */

import { InputError } from '../src/base/inputError.ts';
import type { TaskControl } from '../src/thinking/task.ts';

export const TASKS = {
  echo: (text: string) => text,
  /** Answers when told to stop. */
  untilStopped: (text: string, { isStopped }: TaskControl) => {
    while (!isStopped());
    return text;
  },
  deaf: () => {
    for (;;);
  },
  die: () => process.exit(3),
  refuse: (text: string) => {
    throw new InputError('test-refused', text);
  },
  breakDown: () => {
    throw new TypeError('something is not there');
  },
};
