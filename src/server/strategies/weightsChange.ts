/** The weights that changed most from a parent to its child. */

import type { WeightedPhase } from '../../evaluators/anatomy.ts';
import { phaseWords } from '../../explanations/phaseWords.ts';
import type { ChangePiece } from '../../grammar/expression/expressionChange.ts';

const MOST_NAMED = 5;

/**
 * `men in the opening +104 +98, kings +130 +160, and 12 more`. The old weight is marked as gone and the new one as new.
 */
export function weightsChange(before: readonly WeightedPhase[], after: readonly WeightedPhase[]): ChangePiece[] {
  const changes = after
    .flatMap(({ name: phase, terms }, at) =>
      terms.map((term, index) => ({ ...term, phase, was: before[at]?.terms[index]?.weight ?? 0 })),
    )
    .filter(({ weight, was, isIdle }) => weight !== was && !isIdle)
    .toSorted((one, two) => Math.abs(two.weight - two.was) - Math.abs(one.weight - one.was));
  const named = changes.slice(0, MOST_NAMED).flatMap(({ name, phase, weight, was }, index): ChangePiece[] => [
    { kind: 'same', text: `${index === 0 ? '' : ', '}${name}${after.length > 1 ? ` in ${phaseWords(phase)}` : ''} ` },
    { kind: 'gone', text: signed(was) },
    { kind: 'same', text: ' ' },
    { kind: 'new', text: signed(weight) },
  ]);
  const more = changes.length - MOST_NAMED;
  return more > 0 ? [...named, { kind: 'same', text: `, and ${more} more` }] : named;
}

function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : String(weight);
}
