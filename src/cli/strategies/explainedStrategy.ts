/** The strategy that `explain` and `why` explain: an expression, or a player that plays by one. */

import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { FormulaAnatomy } from '../../evaluators/anatomy.ts';
import type { Strategy } from '../../evaluators/strategy.ts';
import { parseStrategy } from '../../evaluators/strategy.ts';
import type { LookingMode } from '../../explanations/movePreview.ts';
import type { PlayedFormula } from '../../explanations/playedStrategy.ts';
import { playedStrategy, thinkingOf } from '../../explanations/playedStrategy.ts';
import { PLAYER_KINDS, orderPlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { commandText } from '../terminal/commandText.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';

export interface ExplainedStrategy {
  readonly strategy: Strategy;
  readonly anatomy: FormulaAnatomy;
  readonly mode: LookingMode;
  /** The player that was named; null for an expression. */
  readonly player: string | null;
  /** The spec of a player that searches; null if it does not, or if a mode without search was chosen. */
  readonly searcher: string | null;
}

export const STRATEGY_ARGUMENT =
  'an expression such as "mul(x[73], x[24])", or a player that plays by one, such as run:12';

export function modeOption(): Option {
  const summary = 'position: score the position after a move; settled: score it after the captures that follow';
  return new Option('--mode <mode>', `${summary} (default: as the player does; settled for an expression)`).choices(
    MODES,
  );
}

export function explainedStrategy(text: string, variant: Variant, asked?: LookingMode): ExplainedStrategy {
  if (!isSpec(text)) {
    const strategy = parseStrategy(text, variant.board);
    const anatomy = { kind: 'expression', strategy } as const;
    return { strategy, anatomy, mode: asked ?? 'settled', player: null, searcher: null };
  }
  // Rejects players that cannot play this game, such as a run on another board.
  const { name: player, spec } = orderPlayer(text, variant);
  remarkOnVariant([player], variant);
  const { strategy, anatomy, mode } = formulaOf(spec, player, variant);
  if (mode === 'index') throw countsOff(player, strategy, variant);
  if (mode !== 'search') return { strategy, anatomy, mode: asked ?? mode, player, searcher: null };
  return { strategy, anatomy, mode: asked ?? 'position', player, searcher: asked === undefined ? spec : null };
}

function formulaOf(spec: string, player: string, variant: Variant): PlayedFormula {
  const played = playedStrategy(spec, variant) ?? refuse(player);
  if (played.strategy !== null) return played;
  throw netHasNo('--mode', player);
}

/** For options that need an expression. */
export function netHasNo(option: string, player: string): InputError {
  const problem = `${player} plays by a net or patterns, for which ${option} has no meaning.`;
  return new InputError('explain-net', `${problem} Leave it out.`);
}

/** A player without a strategy that says how it thinks. */
export function thinkingPlayer(
  text: string,
  variant: Variant,
): { readonly player: string; readonly sentences: readonly string[] } | undefined {
  if (!isSpec(text)) return undefined;
  const { name: player, spec } = orderPlayer(text, variant);
  const sentences = thinkingOf(spec);
  return sentences && { player, sentences };
}

const MODES: readonly LookingMode[] = ['position', 'settled'];

/** No expression has a colon. */
export function isSpec(text: string): boolean {
  return text.includes(':') || PLAYER_KINDS.some(({ name }) => name === text.trim().toLowerCase());
}

function refuse(player: string): never {
  const advice = 'Give an expression, or a player that plays by one or by a net, such as run:12.';
  throw new InputError('explain-player', `${player} does not play by an expression. ${advice}`);
}

function countsOff(player: string, { text }: Strategy, variant: Variant): InputError {
  const problem = `${player} does not compare moves: the value of the current position is the index of its move.`;
  const command = commandText(`explain "${text}"`, variant.name);
  const advice = `To see what its expression would prefer if it did: ${command}`;
  return new InputError('explain-index', `${problem} ${advice}`);
}
