/** The option `eval` of every player that evaluates positions. */

import { InputError } from '../base/inputError.ts';
import type { Setting } from '../base/setting.ts';
import { textSetting } from '../base/setting.ts';
import { EVALUATION_FORM, EVALUATORS, readEvaluationText } from '../evaluators/evaluators.ts';

export function evalOption(preset: string): Setting<string> {
  return textSetting(
    {
      summary: 'how to score the positions where the search ends',
      form: EVALUATION_FORM,
      preset,
      details: EVALUATORS.map(({ name, summary, argument }) => `${argument ? argument.example : name}: ${summary}`),
      parse: (text) => {
        try {
          return readEvaluationText(text);
        } catch (error) {
          // The description of the option is more helpful than the message that there is no such evaluation.
          if (error instanceof InputError && error.code === 'evaluation-unknown') return undefined;
          throw error;
        }
      },
      format: String,
    },
    EVALUATORS.map(({ name, argument }) => argument?.example ?? name),
  );
}
