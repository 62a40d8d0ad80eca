/** Texts of expressions as runs store them. An imported text may not be an expression. */

import { attempt } from '../base/attempt.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';

/** In infix notation: `own.men + 2`. Undefined if the text is not an expression. */
export function infixText(text: string): string | undefined {
  return attempt(() => formatInfix(parseExpression(text))).value;
}

/** The size of a champion: its worth contains the negative size after the fitness. Imported runs may have only the text. */
export function championSize({ individual: { worth, text } }: ChampionSize): number | undefined {
  const smallness = worth?.[1];
  if (smallness !== undefined) return 0 - smallness;
  return attempt(() => measureExpression(parseExpression(text ?? '')).size).value;
}

interface ChampionSize {
  readonly individual: { readonly worth: readonly number[] | null; readonly text: string | null };
}
