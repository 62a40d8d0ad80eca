/**
 * The registry of evaluators: a new one is a file and a line here. An evaluation is written as a name, `material`, as a
 * name with an argument in brackets, or as an expression over features.
 */

import { InputError } from '../base/inputError.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Anatomy } from './anatomy.ts';
import type { Evaluation, Evaluator, EvaluatorKind } from './evaluator.ts';
import { evolved } from './evolved.ts';
import { expressionEvaluator } from './expression.ts';
import { learnExpression } from './learnExpression.ts';
import { linear } from './linear.ts';
import type { Teaching } from './lessons.ts';
import { material } from './material.ts';
import { net } from './net.ts';
import { patterns } from './patterns/kind.ts';
import { positional } from './positional.ts';
import { compileStrategy, isFeature, parseStrategy, readStrategyText } from './strategy.ts';
import { td } from './td.ts';

export const EVALUATORS: readonly EvaluatorKind[] = [material, positional, td, linear, net, patterns, evolved];

/** The evaluation that a text describes, for a variant. */
export function createEvaluation(text: string, variant: Variant): Evaluation {
  const named = findKind(text);
  return named
    ? named.kind.create(variant, named.argument)
    : { evaluate: expressionEvaluator(compileStrategy(text, variant.board), variant) };
}

/** The parts of an evaluation; undefined if it has nothing to show. */
export function anatomyOf(text: string, variant: Variant): Anatomy | undefined {
  const named = findKind(text);
  return named
    ? named.kind.anatomy?.(variant, named.argument)
    : { kind: 'expression', strategy: parseStrategy(text, variant.board) };
}

/** The evaluation after learning from games; the same text for an evaluation that cannot learn. */
export function teachEvaluation(text: string, variant: Variant, teaching: Teaching): string {
  const named = findKind(text);
  if (!named) return learnExpression(text, variant, teaching.lessons, teaching.passes);
  const { kind, argument } = named;
  return kind.teach ? `${kind.name}(${kind.teach(variant, argument, teaching)})` : text;
}

/** The text of an evaluation in canonical form. Throws an InputError that says what is wrong with it. */
export function readEvaluationText(text: string): string {
  const named = findKind(text);
  if (!named) return isUnknownName(text) ? refuse(text) : readStrategyText(text);
  return named.kind.argument ? `${named.kind.name}(${named.argument})` : named.kind.name;
}

/**
 * Creates something for each side that may search: the same object twice, unless the evaluation depends on the viewer.
 */
export function evaluatorsBySide<Item>(
  { evaluate, seenBy }: Evaluation,
  make: (evaluate: Evaluator) => Item,
): readonly [black: Item, white: Item] {
  if (seenBy) return [make(seenBy(BLACK)), make(seenBy(WHITE))];
  const both = make(evaluate);
  return [both, both];
}

/** A description of the form of an evaluation, for messages. */
export const EVALUATION_FORM = `${EVALUATORS.map(formOf).join(', ')} or an expression such as own.pieces - opponent.pieces`;

function formOf({ name, argument }: EvaluatorKind): string {
  return argument ? `${argument.example} (${argument.form})` : name;
}

/** The kind that a text names, and its argument in canonical form. */
function findKind(text: string): { readonly kind: EvaluatorKind; readonly argument: string } | undefined {
  const [, name, inBrackets] = /^\s*(\w+)\s*(?:\(([^]*)\))?\s*$/.exec(text) ?? [];
  const kind = EVALUATORS.find((one) => one.name === name);
  if (!kind) return undefined;
  if ((kind.argument === undefined) !== (inBrackets === undefined)) {
    throw new InputError('evaluation-form', `${kind.name} ${argumentAdvice(kind)}`);
  }
  return { kind, argument: kind.argument?.read(inBrackets!) ?? '' };
}

function argumentAdvice({ argument }: EvaluatorKind): string {
  if (!argument) return 'takes no argument.';
  return `needs ${argument.form}, as in ${argument.example}. ${argument.choice}`;
}

/** A single word that is not a feature was meant as the name of an evaluator. */
function isUnknownName(text: string): boolean {
  return /^[A-Za-z]\w*$/.test(text.trim()) && !isFeature(text.trim());
}

function refuse(text: string): never {
  throw new InputError('evaluation-unknown', `There is no evaluation "${text.trim().slice(0, 40)}".`);
}
