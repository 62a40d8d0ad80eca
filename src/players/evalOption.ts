/** The option of every player that evaluates: how. */

import { EVALUATORS } from '../evaluators/evaluators.ts';
import type { Option } from './option.ts';
import { choice } from './option.ts';

export function evalOption(preset: string): Option<string> {
  const names = EVALUATORS.map(({ name }) => name);
  return choice('how a position is scored where looking ahead ends', names, preset);
}
