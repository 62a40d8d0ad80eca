/** Something from outside that may be wrong: its value, or the sentence that says what is wrong with it. */

import { InputError } from './inputError.ts';

type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** What an action gives, or the sentence with which it fails. */
export function attempt<Value>(action: () => Value): Attempt<Value> {
  try {
    return { value: action() };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
