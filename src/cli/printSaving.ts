/** Results for programs that are to be kept too. What cannot be kept is not lost: it is told in any case. */

import { InputError } from '../base/inputError.ts';
import { EXIT_INPUT } from './exitCode.ts';
import { printJson } from './terminal.ts';

/** Prints a result with what `save` returns, or with the reason why it could not be kept. */
export function printSaving(result: object, save: () => unknown): void {
  try {
    const saved = save();
    printJson({ ...result, saved });
  } catch (error) {
    const isExplained = error instanceof InputError;
    printJson({ ...result, saved: null, ...(isExplained && { error: { code: error.code, message: error.message } }) });
    if (!isExplained) throw error;
    process.exitCode = EXIT_INPUT;
  }
}
