/** `evodraughts moves`: lists the legal moves of a position. */

import type { Command } from 'commander';
import { bitIndices } from '../../rules/bits.ts';
import { formatFen } from '../../rules/fen.ts';
import { legalMoves, positionAfter } from '../../rules/move.ts';
import { formatMove } from '../../rules/moveText.ts';
import { sideName } from '../../rules/side.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption } from '../terminal/options.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';

interface MovesOptions extends PositionOptions {
  readonly json?: boolean;
}

export function addMoves(program: Command): void {
  program
    .command('moves')
    .description('list the legal moves of a position')
    .addOption(variantOption())
    .addOption(fenOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts moves --fen "B:W9,10,17,18:BK22"')
    .action(runMoves);
}

function runMoves(options: MovesOptions): void {
  const { board } = options.variant;
  const position = chosenPosition(options);
  const legal = legalMoves(position, board);
  const moves = legal.map((move) => ({
    move: formatMove(move, legal),
    from: move.from,
    to: move.to,
    path: move.path,
    captures: [...bitIndices(move.captures)].map((index) => board.squareOfBit[index]!),
    after: formatFen(positionAfter(position, move, board), board),
  }));
  if (options.json) {
    const turn = sideName(position.turn);
    printJson({ variant: options.variant.name, fen: formatFen(position, board), turn, moves });
    return;
  }
  print(`${sideName(position.turn)} has ${formatNoun(moves.length, 'move')}${moves.length > 0 ? ':' : '.'}`);
  const width = Math.max(...moves.map(({ move }) => move.length), 0);
  for (const { move, captures, after } of moves) {
    const takes = captures.length > 0 ? `  takes ${captures.join(', ')}` : '';
    print(`  ${move.padEnd(width)}  ${after}${takes}`);
  }
}
