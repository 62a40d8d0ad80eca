/** The option of every player that evaluates: how. */

import { InputError } from '../base/inputError.ts';
import type { Setting } from '../base/setting.ts';
import { textSetting } from '../base/setting.ts';
import { EVALUATION_FORM, EVALUATORS, readEvaluationText } from '../evaluators/evaluators.ts';

export function evalOption(preset: string): Setting<string> {
  return textSetting(
    {
      summary: 'how a position is scored where looking ahead ends',
      form: EVALUATION_FORM,
      preset,
      details: EVALUATORS.map(({ name, summary, argument }) => `${argument ? argument.example : name}: ${summary}`),
      parse: (text) => {
        try {
          return readEvaluationText(text);
        } catch (error) {
          // What the option must be says more than that there is no such evaluation.
          if (error instanceof InputError && error.code === 'evaluation-unknown') return undefined;
          throw error;
        }
      },
      format: String,
    },
    EVALUATORS.map(({ name, argument }) => argument?.example ?? name),
  );
}
