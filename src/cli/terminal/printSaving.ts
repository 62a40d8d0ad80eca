/** Results for programs that are to be kept too. What cannot be kept is not lost: it is told in any case. */

import { InputError } from '../../base/inputError.ts';
import { EXIT_INPUT } from './exitCode.ts';
import { printJson } from './terminal.ts';

/** Prints a result with what `save` returns, and with the reason why that or something before it could not be kept. */
export function printSaving(result: object, save: () => unknown, failure?: InputError): void {
  let saved: unknown;
  try {
    saved = save();
  } catch (error) {
    printWithFailure({ ...result, saved: null }, error instanceof InputError ? error : undefined);
    if (!(error instanceof InputError)) throw error;
    return;
  }
  printWithFailure({ ...result, saved }, failure);
}

/** Prints a result, and what failed beside it. */
export function printWithFailure(result: object, failure: InputError | undefined): void {
  printJson({ ...result, ...(failure && { error: { code: failure.code, message: failure.message } }) });
  if (failure) process.exitCode = EXIT_INPUT;
}
