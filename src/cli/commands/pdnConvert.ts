/**
 * `evodraughts pdn convert`: converts games to canonical PDN, to JSON lines, or to their final positions.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import type { Board } from '../../rules/board.ts';
import { formatFen } from '../../rules/fen.ts';
import { legalMoves, positionAfter } from '../../rules/move.ts';
import { formatMove } from '../../rules/moveText.ts';
import type { PdnGame, PdnMove } from '../../rules/pdn/pdnGame.ts';
import type { PdnProblem } from '../../rules/pdn/problems.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, variantOption } from '../terminal/options.ts';
import type { Output } from '../terminal/outputFile.ts';
import { openOutput } from '../terminal/outputFile.ts';
import { describeProblem, exitCodeOf, visitPdnFiles } from '../board/pdnFiles.ts';
import { formatNoun, print, printError } from '../terminal/terminal.ts';

type Format = 'pdn' | 'json' | 'fen';

interface ConvertOptions {
  readonly variant: Variant;
  readonly to: Format;
  readonly out?: string;
  readonly keepBroken?: boolean;
  readonly json?: boolean;
}

export function addPdnConvert(pdn: Command): void {
  pdn
    .command('convert')
    .description('convert PDN files to canonical PDN, JSON or FEN')
    .argument('<files...>', 'files to read; - for standard input')
    .addOption(variantOption())
    .addOption(
      new Option('--to <format>', 'pdn, json (one game a line) or fen (final positions)')
        .choices(FORMATS)
        .default('pdn'),
    )
    .option('--out <file>', 'output file (default: standard output)')
    .option('--keep-broken', 'also write games with faults, up to the fault')
    .addOption(jsonOption())
    .addHelpText('after', '\nGames with faults are left out and reported, unless --keep-broken.')
    .addHelpText('after', '--json is short for --to json, which leaves variations out.')
    .addHelpText('after', '\nExample:\n  evodraughts pdn convert old.pdn --out clean.pdn')
    .action(runConvert);
}

const FORMATS: readonly Format[] = ['pdn', 'json', 'fen'];

async function runConvert(files: readonly string[], options: ConvertOptions): Promise<void> {
  const output = await openOutput(options.out);
  try {
    await convert(files, options, output);
  } catch (error) {
    await output.close(false);
    throw error;
  }
}

async function convert(files: readonly string[], options: ConvertOptions, output: Output): Promise<void> {
  const format = options.json ? 'json' : options.to;
  let written = 0;
  let broken = 0;
  let current = '';
  const run = await visitPdnFiles(files, options.variant, options.out === undefined, {
    file: (file) => {
      current = file;
    },
    entry: async ({ game, problems }) => {
      for (const problem of problems) reportProblem(current, problem, format);
      if (problems.length > 0) broken++;
      if (!game || (problems.length > 0 && !options.keepBroken)) return;
      await output.write(formatGame(game, format));
      written++;
    },
  });
  const complete = !run.interrupted && run.failures.length === 0;
  await output.close(complete);
  for (const { code, message } of run.failures) {
    if (format === 'json') print(JSON.stringify({ error: { code, message } }));
    else printError(message);
  }
  if (!complete && options.out !== undefined) printError(`Nothing was written to ${options.out}.`);
  else if (broken > 0 || options.out !== undefined) {
    printError(`${formatNoun(written, 'game')} written, ${formatNoun(broken, 'game')} with faults.`);
  }
  process.exitCode = exitCodeOf(run, broken > 0);
}

/** Faults go to the error stream, one per line, as JSON if the games are JSON. */
function reportProblem(file: string, problem: PdnProblem, format: Format): void {
  if (format === 'json') printError(JSON.stringify({ file, ...problem }));
  else printError(describeProblem(file, problem));
}

function formatGame(game: PdnGame, format: Format): string {
  switch (format) {
    case 'pdn':
      return formatPdn(game);
    case 'json':
      return `${JSON.stringify(describeGame(game))}\n`;
    case 'fen':
      return `${formatFen(replay(game).position, game.variant.board)}\n`;
  }
}

function describeGame(game: PdnGame): unknown {
  const { board, name } = game.variant;
  const { texts, position } = replay(game);
  return {
    variant: name,
    tags: Object.fromEntries(game.tags.map((tag) => [tag.name, tag.value])),
    result: game.result,
    start: formatFen(game.start, board),
    moves: texts,
    remarks: game.moves.flatMap((move, index) => describeRemarks(move, index + 1, board)),
    final: formatFen(position, board),
  };
}

/** The annotations of a move: a position set up before it, glyphs, comments. */
function describeRemarks({ setup, glyphs, comment }: PdnMove, ply: number, board: Board): unknown[] {
  if (!setup && glyphs.length === 0 && comment === '') return [];
  return [{ ply, ...(setup && { setup: formatFen(setup, board) }), glyphs, comment }];
}

function replay(game: PdnGame): { texts: string[]; position: PdnGame['start'] } {
  const { board } = game.variant;
  const texts: string[] = [];
  let position = game.start;
  for (const { move, setup } of game.moves) {
    position = setup ?? position;
    texts.push(formatMove(move, legalMoves(position, board)));
    position = positionAfter(position, move, board);
  }
  return { texts, position };
}
