/** `evodraughts perft`: counts move sequences, to check and to time the move generator. */

import type { Command } from 'commander';
import { formatFen } from '../../rules/fen.ts';
import { legalMoves } from '../../rules/move.ts';
import { formatMove } from '../../rules/moveText.ts';
import { divide } from '../../rules/perft.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { startProgress } from '../terminal/progress.ts';
import { formatCount, formatDuration, formatNoun, print, printJson } from '../terminal/terminal.ts';

interface PerftOptions extends PositionOptions {
  readonly depth: number;
  readonly divide?: boolean;
  readonly json?: boolean;
}

export function addPerft(program: Command): void {
  program
    .command('perft')
    .description('count all move sequences of a given length, the standard test of a move generator')
    .addOption(variantOption())
    .addOption(fenOption())
    .requiredOption('--depth <plies>', 'length of the sequences', wholeNumber(1, 30))
    .option('--divide', 'show the count below each first move')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts perft --depth 8 --divide')
    .action(runPerft);
}

function runPerft(options: PerftOptions): void {
  const { board } = options.variant;
  const position = chosenPosition(options);
  const legal = legalMoves(position, board);
  const progress = startProgress('Counting', legal.length, options.json === true);
  const startMs = performance.now();
  const parts: { move: string; leaves: number }[] = [];
  for (const { move, leaves } of divide(position, board, options.depth)) {
    parts.push({ move: formatMove(move, legal), leaves });
    progress.update(parts.length);
  }
  const timeMs = performance.now() - startMs;
  progress.stop();
  const leaves = parts.reduce((sum, part) => sum + part.leaves, 0);
  const leavesPerSecond = Math.round(leaves / (timeMs / 1000));

  if (options.json) {
    const { depth, variant } = options;
    const fen = formatFen(position, board);
    const divided = options.divide ? { divide: parts } : {};
    printJson({ variant: variant.name, fen, depth, leaves, timeMs, leavesPerSecond, ...divided });
    return;
  }
  if (options.divide) {
    const width = Math.max(...parts.map((part) => part.move.length), 0);
    for (const part of parts) print(`${part.move.padEnd(width)}  ${formatCount(part.leaves)}`);
  }
  const speed = `${formatDuration(timeMs)}, ${formatCount(leavesPerSecond)} a second`;
  print(`${formatNoun(leaves, 'sequence')} of ${formatNoun(options.depth, 'ply', 'plies')} (${speed})`);
}
