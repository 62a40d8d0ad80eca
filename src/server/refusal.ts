/** A request that is turned down, with the status of HTTP that says how. */

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
 * The status of an error of the laboratory: what is not there, what came too late, a store that is locked or full or
 * pictures that this machine cannot draw, which is nobody's fault who asks, and else what was wrong.
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
