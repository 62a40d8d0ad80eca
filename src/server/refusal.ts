/** A rejected request, with its HTTP status. */

import { InputError } from '../base/inputError.ts';

export class Refusal extends InputError {
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/**
 * The HTTP status of an error: 404 for what does not exist, 409 for conflicts, 503 if the store or the PNG renderer is
 * unavailable, otherwise 400.
 */
export function statusOf(error: InputError): number {
  if (error instanceof Refusal) return error.status;
  if (NOT_FOUND.has(error.code)) return 404;
  if (error.code.startsWith('store-') || error.code === 'png-unavailable') return 503;
  return CONFLICTS.has(error.code) ? 409 : 400;
}

const NOT_FOUND: ReadonlySet<string> = new Set([
  'run-unknown',
  'study-unknown',
  'play-unknown',
  'generation-unknown',
  'figure-unknown',
  'table-unknown',
]);

const CONFLICTS: ReadonlySet<string> = new Set([
  'play-moved-on',
  'run-finished',
  'run-moved-on',
  'run-conducted',
  'game-over',
]);
