/** The net that `explain` explains: written as an evaluation, or that of a player. */

import type { Anatomy, PiecesAnatomy } from '../../evaluators/anatomy.ts';
import { anatomyOf } from '../../evaluators/evaluators.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { orderPlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { isSpec } from './explainedStrategy.ts';

export interface ExplainedNet extends PiecesAnatomy {
  /** The player that was named; null for an evaluation. */
  readonly player: string | null;
}

/** Undefined if the text names something else. */
export function explainedNet(text: string, variant: Variant): ExplainedNet | undefined {
  if (/^\s*(?:(?:net|patterns)\s*\(|evolved\s*$)/.test(text)) return netOf(anatomyOf(text, variant), null);
  if (!isSpec(text)) return undefined;
  const { name, spec } = orderPlayer(text, variant);
  const found = netOf(playedStrategy(spec, variant)?.anatomy, name);
  if (found) remarkOnVariant([name], variant);
  return found;
}

function netOf(anatomy: Anatomy | undefined, player: string | null): ExplainedNet | undefined {
  return anatomy?.kind === 'pieces' ? { ...anatomy, player } : undefined;
}
