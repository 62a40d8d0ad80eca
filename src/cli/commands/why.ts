/** `evodraughts why`: explains a move, with the score that a player or an expression gives every legal move. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { createRng } from '../../base/rng.ts';
import type { LookingMode } from '../../explanations/movePreview.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import type { MoveReasons } from '../../explanations/moveReasons.ts';
import { whyMove, whyPlayed } from '../../explanations/whyMove.ts';
import { createPlayer, orderPlayer } from '../../players/players.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove, parseMove } from '../../rules/moveText.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { STRATEGY_ARGUMENT, explainedStrategy, isSpec, modeOption } from '../strategies/explainedStrategy.ts';
import { playerName } from '../strategies/playerName.ts';
import { reasonsText } from '../strategies/reasonsText.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface WhyOptions extends PositionOptions {
  readonly mode?: LookingMode;
  readonly move?: string;
  readonly json?: boolean;
}

export function addWhy(program: Command): void {
  program
    .command('why')
    .description('explain a move: how a player or an expression scores every legal move, and what the move does')
    .argument('<player>', `${STRATEGY_ARGUMENT}, or any other player, such as champion:oak`)
    .addOption(variantOption())
    .addOption(fenOption())
    .option('--move <move>', 'explain this move (default: the one it plays)')
    .addOption(modeOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts why champion:oak --fen "W:W27,30,K32:B20,21,K25"')
    .action(runWhy);
}

function runWhy(text: string, options: WhyOptions): void {
  const { variant } = options;
  const game = new Game(variant, { start: chosenPosition(options) });
  const { position, outcome } = game;
  const isPlayer = isSpec(text) && options.mode === undefined;
  const asked = isPlayer ? askPlayer(text, game) : askExpression(text, options);
  if (outcome) throw new InputError('why-over', `There is no move to explain. ${describeOutcome(outcome, variant)}`);
  const { reasonsFor, ...details } = asked;
  const reasons = reasonsFor(playedMove(options.move, game));
  if (!options.json) {
    print(reasonsText(reasons));
    return;
  }
  const moves = reasons.moves.map((move) => ({ ...move, score: jsonNumber(move.score) }));
  printJson({ variant: variant.name, fen: formatFen(position, variant.board), ...details, ...reasons, moves });
}

interface Asked {
  readonly player: string | null;
  readonly expression: string | null;
  readonly mode: string | null;
  /** Explains a move; without one, the move that it plays. */
  readonly reasonsFor: (played: string | undefined) => MoveReasons;
}

/** A player thinks as it does in a game. */
function askPlayer(text: string, game: Game): Asked {
  const { name: player, spec } = orderPlayer(text, game.variant);
  remarkOnVariant([player], game.variant);
  const reasonsFor: Asked['reasonsFor'] = (played) => {
    const scoreAll = played !== undefined;
    const decision = createPlayer(spec, game.variant).choose(game, createRng(0), { scoreAll });
    const move = played ?? formatMove(decision.move, game.legalMoves);
    return whyPlayed(spec, game, move, () => decision, { name: playerName(spec), playerSide: game.turn });
  };
  const by = playedStrategy(spec, game.variant);
  return { player, expression: by?.strategy?.text ?? null, mode: by?.mode ?? null, reasonsFor };
}

function askExpression(text: string, options: WhyOptions): Asked {
  const { variant } = options;
  const { strategy, mode, player } = explainedStrategy(text, variant, options.mode);
  const reasonsFor: Asked['reasonsFor'] = (played) => whyMove(strategy, chosenPosition(options), variant, mode, played);
  return { player, expression: strategy.text, mode, reasonsFor };
}

function playedMove(text: string | undefined, { position, variant, legalMoves }: Game): string | undefined {
  return text === undefined ? undefined : formatMove(parseMove(text, position, variant.board).move, legalMoves);
}

/** JSON has no infinities and no NaN; they are written as text. */
function jsonNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
