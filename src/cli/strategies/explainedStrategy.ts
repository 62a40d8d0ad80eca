/** What `explain` and `why` are asked about: an expression, or a player that plays by one. */

import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Anatomy } from '../../evaluators/anatomy.ts';
import type { Strategy } from '../../evaluators/strategy.ts';
import { parseStrategy } from '../../evaluators/strategy.ts';
import type { LookingMode } from '../../explanations/movePreview.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { PLAYER_KINDS, orderPlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { commandText } from '../terminal/commandText.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';

export interface ExplainedStrategy {
  readonly strategy: Strategy;
  readonly anatomy: Anatomy;
  readonly mode: LookingMode;
  /** The player that was named; null for an expression. */
  readonly player: string | null;
  /** The spec of a player that searches and scores by it where it lands; null if it was asked for without the search. */
  readonly searcher: string | null;
}

export const STRATEGY_ARGUMENT = 'such as "mul(x[73], x[24])", or a player that plays by one, such as run:12';

export function modeOption(): Option {
  const summary = 'position: what it makes of the position after a move; settled: of the one in which the captures end';
  return new Option(
    '--mode <mode>',
    `${summary} (default: as the player does, settled for an expression, position for a search)`,
  ).choices(MODES);
}

export function explainedStrategy(text: string, variant: Variant, asked?: LookingMode): ExplainedStrategy {
  if (!isSpec(text)) {
    const strategy = parseStrategy(text, variant.board);
    const anatomy = { kind: 'expression', strategy } as const;
    return { strategy, anatomy, mode: asked ?? 'settled', player: null, searcher: null };
  }
  // Turns down who cannot play here, such as a run on another board.
  const { name: player, spec } = orderPlayer(text, variant);
  remarkOnVariant([player], variant);
  const { strategy, anatomy, mode } = playedStrategy(spec, variant) ?? refuse(player);
  if (mode === 'index') throw countsOff(player, strategy, variant);
  if (mode !== 'search') return { strategy, anatomy, mode: asked ?? mode, player, searcher: null };
  return { strategy, anatomy, mode: asked ?? 'position', player, searcher: asked === undefined ? spec : null };
}

const MODES: readonly LookingMode[] = ['position', 'settled'];

/** No expression has a colon. */
export function isSpec(text: string): boolean {
  return text.includes(':') || PLAYER_KINDS.some(({ name }) => name === text.trim().toLowerCase());
}

function refuse(player: string): never {
  const advice = 'Give an expression, or a player that plays by one, such as run:12.';
  throw new InputError('explain-player', `${player} plays by no expression. ${advice}`);
}

function countsOff(player: string, { text }: Strategy, variant: Variant): InputError {
  const problem = `${player} counts off moves by the value of the position before them, so that no move has a reason.`;
  const command = commandText(`explain "${text}"`, variant.name);
  const advice = `To see what its expression would want of positions: ${command}`;
  return new InputError('explain-index', `${problem} ${advice}`);
}
