/** Texts of expressions, as runs store them. A text from elsewhere may be no expression. */

import { attempt } from '../base/attempt.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';

/** As people write it: `own.men + 2`. Undefined for a text that is no expression. */
export function infixText(text: string): string | undefined {
  return attempt(() => formatInfix(parseExpression(text))).value;
}

/** How large a champion is. Smallness stands behind fitness; runs from elsewhere may tell the expression alone. */
export function championSize({ individual: { worth, text } }: ChampionSize): number | undefined {
  const smallness = worth?.[1];
  if (smallness !== undefined) return 0 - smallness;
  return attempt(() => measureExpression(parseExpression(text ?? '')).size).value;
}

interface ChampionSize {
  readonly individual: { readonly worth: readonly number[] | null; readonly text: string | null };
}
