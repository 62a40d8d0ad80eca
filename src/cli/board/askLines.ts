/** Questions in the terminal, answered with one line each. */

import { createInterface } from 'node:readline/promises';
import type { Interruption } from '../terminal/interruption.ts';
import type { Ask } from './humanTurn.ts';

export interface Lines {
  readonly ask: Ask;
  close(): void;
}

/** Ctrl-C ends the questions at once. A terminal with line editing sends it as a key, not as a signal. */
export function openLines({ signal, interrupt }: Interruption): Lines {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdout.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  let ended = false;
  lines.on('close', () => (ended = true));
  lines.on('SIGINT', interrupt);
  signal.addEventListener('abort', () => lines.close());
  return {
    ask: async (prompt) => {
      // The input may have ended while some of its lines are still unread.
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
