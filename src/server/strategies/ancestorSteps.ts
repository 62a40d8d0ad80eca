/**
 * A line of ancestors, with what changed from each parent to its child: the expression in infix notation, or weights.
 */

import type { StrategyView } from '../../api/playerApi.ts';
import { attempt } from '../../base/attempt.ts';
import type { WeightedPhase } from '../../evaluators/anatomy.ts';
import { anatomyOf } from '../../evaluators/evaluators.ts';
import type { PiecesAnatomy } from '../../evaluators/anatomy.ts';
import { infixText } from '../../explanations/expressionText.ts';
import { piecesLine, roundedWorth, startWorths } from '../../explanations/piecesLine.ts';
import { simplifyPlayed } from '../../explanations/readableStrategy.ts';
import type { Expression } from '../../grammar/expression/expression.ts';
import { expressionChange } from '../../grammar/expression/expressionChange.ts';
import { formatInfix } from '../../grammar/expression/formatExpression.ts';
import type { Variant } from '../../rules/variant.ts';
import { weightsChange } from './weightsChange.ts';

type Step = NonNullable<StrategyView['origin']>['ancestry'][number];

/** An individual of the line. */
export interface Forebear {
  readonly generation: number;
  readonly text: string | null;
  readonly fitness: number | null;
  /** What scores positions. By default the text, as an expression. */
  readonly evaluation?: string | undefined;
}

/** The time limit for simplifying a line. The remaining expressions are shown as they evolved. */
const PATIENCE_MS = 300;

/** The child comes first. The last individual has no parent to compare with. */
export function ancestorSteps(line: readonly Forebear[], variant: Variant): Step[] {
  const endMs = performance.now() + PATIENCE_MS;
  const forms = line.map((one) => formOf(one, variant, performance.now() < endMs));
  return line.map(({ generation, text, fitness }, index) => {
    const [form, parent] = [forms[index], forms[index + 1]];
    const readable = form?.text ?? (text === null ? '' : (infixText(text) ?? text));
    return { generation, text: readable, fitness, change: form && parent ? changeOf(parent, form) : [] };
  });
}

type Form = { readonly text?: string } & (
  | { readonly kind: 'expression'; readonly tree: Expression }
  | { readonly kind: 'weights'; readonly phases: readonly WeightedPhase[] }
);

/** Of thousands of weights, what a man and a king are worth at the start. */
function piecesForm(anatomy: PiecesAnatomy): Form {
  const { man, king } = startWorths(anatomy);
  const terms = Object.entries({ man, king }).map(([name, worth]) => ({
    name,
    phrase: name,
    weight: roundedWorth(worth),
  }));
  return { kind: 'weights', phases: [{ name: 'game', when: '', terms }], text: piecesLine(anatomy) };
}

function formOf({ text, evaluation = text ?? '' }: Forebear, variant: Variant, isPatient: boolean): Form | undefined {
  // An imported text may not be an evaluation of this variant.
  const anatomy = evaluation === '' ? undefined : attempt(() => anatomyOf(evaluation, variant)).value;
  if (anatomy === undefined) return undefined;
  if (anatomy.kind === 'weights') return anatomy;
  if (anatomy.kind === 'pieces') return isPatient ? piecesForm(anatomy) : undefined;
  const { strategy } = anatomy;
  const tree = isPatient ? simplifyPlayed({ strategy, anatomy, mode: 'search' }) : strategy.tree;
  return { kind: 'expression', tree, text: formatInfix(tree) };
}

function changeOf(parent: Form, child: Form): Step['change'] {
  if (parent.kind === 'weights' && child.kind === 'weights') return weightsChange(parent.phases, child.phases);
  if (parent.kind === 'expression' && child.kind === 'expression') return expressionChange(parent.tree, child.tree);
  return [];
}
