/** JSON results that are also saved. They are printed even if they cannot be saved. */

import { InputError } from '../../base/inputError.ts';
import { EXIT_INPUT } from './exitCode.ts';
import { printJson } from './terminal.ts';

/** Prints a result with what `save` returns, and with the reason if something could not be saved. */
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

/** Prints a result and the failure beside it. */
export function printWithFailure(result: object, failure: InputError | undefined): void {
  printJson({ ...result, ...(failure && { error: { code: failure.code, message: failure.message } }) });
  if (failure) process.exitCode = EXIT_INPUT;
}
