/** The strategy of a player, if it has one: it chooses the moves itself, or evaluates positions for a search. */

import type { FormulaAnatomy, PiecesAnatomy } from '../evaluators/anatomy.ts';
import { anatomyOf } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import type { PlaysBy } from '../players/playerKind.ts';
import { resolvePlayer } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';

export type PlayedStrategy = PlayedFormula | PlayedPieces;

/** An expression, or weights that can be written as one. */
export interface PlayedFormula {
  readonly strategy: Strategy;
  /** The parts of its evaluation; the strategy is the same as an expression. */
  readonly anatomy: FormulaAnatomy;
  /** How it chooses; `search` if it evaluates the positions in which a search ends. */
  readonly mode: PlaysBy['mode'];
}

/** A net or patterns: they cannot be written as an expression. */
export interface PlayedPieces {
  readonly strategy: null;
  readonly anatomy: PiecesAnatomy;
  readonly mode: PlaysBy['mode'];
}

/** The player must be able to play the variant. */
export function playedStrategy(spec: string, variant: Variant): PlayedStrategy | undefined {
  const { kind, values } = resolvePlayer(spec);
  const played = kind.playsBy?.(values);
  const anatomy = played && anatomyOf(played.evaluation, variant);
  if (!anatomy) return undefined;
  const { mode } = played;
  return anatomy.kind === 'pieces' ? { strategy: null, mode, anatomy } : { strategy: anatomy.strategy, mode, anatomy };
}

/** How a player without such a strategy comes to its moves, in sentences; undefined if it says nothing about that. */
export function thinkingOf(spec: string): readonly string[] | undefined {
  const { kind, values } = resolvePlayer(spec);
  return kind.thinks?.(values);
}
