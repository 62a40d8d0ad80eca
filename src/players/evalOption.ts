/** The option of every player that evaluates: how. */

import { InputError } from '../base/inputError.ts';
import { EVALUATION_FORM, EVALUATORS, readEvaluationText } from '../evaluators/evaluators.ts';
import type { Option } from './option.ts';

export function evalOption(preset: string): Option<string> {
  return {
    summary: 'how a position is scored where looking ahead ends',
    form: EVALUATION_FORM,
    field: { control: 'text', proposals: EVALUATORS.map(({ name, argument }) => argument?.example ?? name) },
    preset,
    parse: (text) => {
      try {
        return readEvaluationText(text);
      } catch (error) {
        // What the option must be says more than that there is no such evaluation.
        if (error instanceof InputError && error.code === 'evaluation-unknown') return undefined;
        throw error;
      }
    },
    format: (text) => text,
  };
}
