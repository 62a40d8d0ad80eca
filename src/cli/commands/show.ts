/** `evodraughts show`: draws a position as text or as a picture. */

import type { Command } from 'commander';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatLegalMoves } from '../../rules/moveText.ts';
import { sideName } from '../../rules/side.ts';
import { drawBoardSvg } from '../board/boardSvg.ts';
import { drawBoard, drawLegend } from '../board/boardText.ts';
import { describeTurn } from '../board/describeTurn.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption } from '../terminal/options.ts';
import { hasColour, hasUnicode, print, printJson } from '../terminal/terminal.ts';

interface ShowOptions extends PositionOptions {
  readonly flip?: boolean;
  readonly ascii?: boolean;
  readonly svg?: boolean;
  readonly json?: boolean;
}

export function addShow(program: Command): void {
  program
    .command('show')
    .description('draw a position')
    .addOption(variantOption())
    .addOption(fenOption())
    .option('--flip', "White's side at the top")
    .option('--ascii', 'letters instead of discs')
    .option('--svg', 'an SVG picture instead of text')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts show --fen "W:W18,24,27,28,K10,K15:B12,16,20,K22"')
    .action(runShow);
}

function runShow(options: ShowOptions): void {
  const { variant } = options;
  const { board } = variant;
  const position = chosenPosition(options);
  const flip = options.flip === true;
  const game = new Game(variant, { start: position });
  if (options.json) {
    const moves = formatLegalMoves(position, board);
    const rows = drawBoard(position, board, { colour: false, unicode: false, flip }).split('\n');
    const fen = formatFen(position, board);
    const outcome = game.outcome ? describeOutcome(game.outcome, variant) : null;
    printJson({ variant: variant.name, fen, turn: sideName(position.turn), moves, outcome, rows });
    return;
  }
  if (options.svg) {
    print(drawBoardSvg(position, board, flip));
    return;
  }
  const plain = options.ascii === true;
  const style = { colour: hasColour() && !plain, unicode: hasUnicode() && !plain, flip };
  print(drawBoard(position, board, style));
  print('');
  print(drawLegend(style));
  print(game.outcome ? describeOutcome(game.outcome, variant) : describeTurn(game));
  print(formatFen(position, board));
}
