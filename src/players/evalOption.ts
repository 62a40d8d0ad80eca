/** The option of every player that evaluates: how. */

import { EVALUATORS } from '../evaluators/evaluators.ts';
import { isFeature, readStrategyText } from '../evaluators/strategy.ts';
import type { Option } from './option.ts';

export function evalOption(preset: string): Option<string> {
  const names = EVALUATORS.map(({ name }) => name);
  return {
    summary: 'how a position is scored where looking ahead ends',
    form: `${names.join(', ')} or an expression such as own.pieces - opponent.pieces`,
    field: { control: 'text', proposals: names },
    preset,
    parse: (text) => (names.includes(text) ? text : isName(text) ? undefined : readStrategyText(text)),
    format: (text) => text,
  };
}

/** A single word that is no feature was meant as the name of an evaluator. */
function isName(text: string): boolean {
  return /^[A-Za-z]\w*$/.test(text) && !isFeature(text);
}
