/** The outcome of reading something from outside: its value, or a sentence that says what is wrong with it. */

import { InputError } from './inputError.ts';

type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** The result of an action, or the message of the InputError that it throws. */
export function attempt<Value>(action: () => Value): Attempt<Value> {
  try {
    return { value: action() };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
