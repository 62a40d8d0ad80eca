/** `evodraughts why`: for one position, what an expression makes of every legal move, and what decided. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { LookingMode } from '../../explanations/movePreview.ts';
import { whyMove } from '../../explanations/whyMove.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { STRATEGY_ARGUMENT, explainedStrategy, modeOption } from '../strategies/explainedStrategy.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption } from '../terminal/options.ts';
import { reasonsText } from '../strategies/reasonsText.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface WhyOptions extends PositionOptions {
  readonly mode?: LookingMode;
  readonly json?: boolean;
}

export function addWhy(program: Command): void {
  program
    .command('why')
    .description('show what an expression makes of every legal move of a position, and why it plays the best one')
    .argument('<expression>', STRATEGY_ARGUMENT)
    .addOption(variantOption())
    .addOption(fenOption())
    .addOption(modeOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  evodraughts why --fen "W:W27,30,K32:B20,21,K25" "own.mobility - opponent.mobility"',
    )
    .action(runWhy);
}

function runWhy(text: string, options: WhyOptions): void {
  const { variant } = options;
  const { strategy, mode, player, note } = explainedStrategy(text, variant, options.mode);
  const position = chosenPosition(options);
  const { outcome } = new Game(variant, { start: position });
  if (outcome) throw new InputError('why-over', `There is no move to explain. ${describeOutcome(outcome, variant)}`);
  const reasons = whyMove(strategy, position, variant, mode);
  if (options.json) {
    const { features, sentence } = reasons;
    const moves = reasons.moves.map(({ move, captures, score, values }) => ({
      move,
      captures,
      score: jsonNumber(score),
      values,
    }));
    const fen = formatFen(position, variant.board);
    printJson({ variant: variant.name, fen, expression: strategy.text, player, mode, note, features, moves, sentence });
    return;
  }
  if (note !== null) print(`${note}\n`);
  print(reasonsText(reasons));
}

/** JSON has no infinities and no NaN; they are written as text. */
function jsonNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
