/** Questions at the terminal, one line an answer. */

import { createInterface } from 'node:readline/promises';
import type { Interruption } from '../terminal/interruption.ts';
import type { Ask } from './humanTurn.ts';

export interface Lines {
  readonly ask: Ask;
  close(): void;
}

/** Ctrl-C ends the questions at once. A terminal in which lines are edited gives it as a key, not as a signal. */
export function openLines({ signal, interrupt }: Interruption): Lines {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdout.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  let ended = false;
  lines.on('close', () => (ended = true));
  lines.on('SIGINT', interrupt);
  signal.addEventListener('abort', () => lines.close());
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
