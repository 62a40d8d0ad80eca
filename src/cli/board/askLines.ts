/** Questions at the terminal, one line an answer. */

import { createInterface } from 'node:readline/promises';
import type { Ask } from './humanTurn.ts';

export interface Lines {
  readonly ask: Ask;
  close(): void;
}

/** `onInterrupt` is called at once when the person presses Ctrl-C, whatever is waited for. */
export function openLines(onInterrupt: () => void): Lines {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdout.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  let ended = false;
  lines.on('close', () => (ended = true));
  lines.on('SIGINT', () => {
    onInterrupt();
    lines.close();
  });
  return {
    ask: async (prompt) => {
      // The input may have ended while lines of it still wait to be read.
      if (ended) process.stdout.write(prompt);
      else {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { value, done } = await answers.next();
      return done === true ? undefined : value;
    },
    close: () => lines.close(),
  };
}
