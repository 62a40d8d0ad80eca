/**
 * Invalid input from outside: a file, an option, a request. The code is stable, for programs. The message is one or two
 * sentences for a person that say what is wrong, where, and what to do.
 */
export class InputError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'InputError';
    this.code = code;
  }
}
