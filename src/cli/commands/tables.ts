/** `evodraughts tables`: builds and lists endgame tables, and looks positions up. */

import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { TableFile } from '../../players/tableFiles.ts';
import {
  findTableFiles,
  loadTableFile,
  loadTables,
  prepareTablesFolder,
  saveTables,
  tablesFolder,
} from '../../players/tableFiles.ts';
import { formatFen } from '../../rules/fen.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { sideName } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { VARIANTS } from '../../rules/variant.ts';
import { buildSteps } from '../../search/tables/buildTables.ts';
import type { EndgameTables } from '../../search/tables/endgameTables.ts';
import { NOT_IN_TABLES, distanceOf, resultOf } from '../../search/tables/endgameTables.ts';
import type { Material } from '../../search/tables/material.ts';
import { checkMaxPieces, mostPieces } from '../../search/tables/tableLayout.ts';
import { tableStatistics } from '../../search/tables/tableStatistics.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { startProgress } from '../terminal/progress.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, formatDuration, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted, withPauses } from '../terminal/untilInterrupted.ts';

interface BuildOptions {
  readonly variant?: Variant;
  readonly pieces: number;
  readonly force?: boolean;
  readonly json?: boolean;
}

interface InfoOptions {
  readonly variant?: Variant;
  readonly json?: boolean;
}

interface ProbeOptions extends PositionOptions {
  readonly json?: boolean;
}

export function addTables(program: Command): void {
  const tables = program
    .command('tables')
    .description('build endgame tables, list them, or look a position up')
    .addHelpText('after', '\nExample:\n  evodraughts tables build --variant english');
  tables
    .command('build')
    .description('solve every ending with a few pieces; searching players then use the tables')
    .addOption(variantOption().default(undefined, 'all'))
    .option(
      '--pieces <number>',
      'the greatest number of pieces, both sides together; 5 on 8x8 take minutes, 6 only on 6x6',
      wholeNumber(2, 6),
      4,
    )
    .option('--force', 'rebuild existing tables')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tables build --variant english --pieces 4')
    .action(runBuild);
  tables
    .command('info')
    .description('list the tables; with --variant, show their contents')
    .addOption(variantOption().default(undefined, 'a summary of all'))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tables info --variant english-6x6')
    .action(runInfo);
  tables
    .command('probe')
    .description('show who wins a position, and in how many plies')
    .addOption(variantOption())
    .addOption(fenOption().makeOptionMandatory())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tables probe --fen "W:WK19,K23:B12,K28"')
    .action(runProbe);
}

async function runBuild(options: BuildOptions): Promise<void> {
  const { pieces, json = false } = options;
  const variants = options.variant ? [options.variant] : VARIANTS.filter(({ board }) => pieces <= mostPieces(board));
  // Impossible tables are rejected first.
  for (const { board } of variants) checkMaxPieces(board, pieces);
  prepareTablesFolder();
  const built: BuiltFile[] = [];
  for (const variant of variants) {
    const existing = options.force ? undefined : soundFile(variant, pieces);
    const file = existing ?? (await buildFile(variant, pieces, json));
    if (!file) break;
    built.push(file);
    if (!json) print(describeBuilt(file));
  }
  if (json) printJson({ built, folder: tablesFolder(), interrupted: wasInterrupted() });
  else if (wasInterrupted()) print('Stopped. Incomplete tables were discarded.');
  else print(`They are in ${tablesFolder()}. Players with the option tables now use them.`);
}

interface BuiltFile {
  readonly variant: string;
  readonly pieces: number;
  readonly path: string;
  readonly bytes: number;
  /** The build time; null if the file existed before. */
  readonly timeMs: number | null;
}

/** A file that was built before and is not damaged. */
function soundFile(variant: Variant, pieces: number): BuiltFile | undefined {
  const file = findTableFiles().find((candidate) => candidate.variant === variant.name && candidate.pieces === pieces);
  if (!file || problemOf(file) !== undefined) return undefined;
  return { ...file, bytes: statSync(file.path).size, timeMs: null };
}

async function buildFile(variant: Variant, pieces: number, quiet: boolean): Promise<BuiltFile | undefined> {
  const startMs = performance.now();
  const tables = await build(variant, pieces, quiet);
  if (!tables) return undefined;
  const path = saveTables(tables);
  return { variant: variant.name, pieces, path, bytes: statSync(path).size, timeMs: performance.now() - startMs };
}

function describeBuilt({ variant, pieces, bytes, timeMs }: BuiltFile): string {
  const time = timeMs === null ? 'built before' : formatDuration(timeMs);
  return `${variant}: all endings of up to ${pieces} pieces, ${formatCount(bytes)} bytes, ${time}`;
}

/** The fault of a file; undefined if there is none. */
function problemOf(file: TableFile): string | undefined {
  try {
    loadTableFile(file);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** Builds tables with progress; undefined after Ctrl-C. */
async function build(variant: Variant, pieces: number, quiet: boolean): Promise<EndgameTables | undefined> {
  const progress = startProgress(`Building ${variant.name}`, 1, quiet);
  let tables: EndgameTables | undefined;
  const steps = buildSteps(variant, pieces);
  for await (const step of untilInterrupted(withPauses(steps))) {
    if (step.done === true) tables = step.value;
    else progress.update(step.value.done / step.value.total);
  }
  progress.stop();
  return tables;
}

function runInfo(options: InfoOptions): void {
  const files = findTableFiles().filter(({ variant }) => !options.variant || variant === options.variant.name);
  const sizes = files.map((file) => ({ ...file, bytes: statSync(file.path).size, problem: problemOf(file) ?? null }));
  const tables = options.variant && loadTables(options.variant);
  const slices = tables && tableStatistics(tables);
  if (options.json) {
    printJson({ folder: tablesFolder(), files: sizes, ...(slices && { slices: slices.map(sliceJson) }) });
    return;
  }
  if (files.length === 0) {
    print(`There are no tables in ${tablesFolder()} yet. Build them with: evodraughts tables build`);
    return;
  }
  const rows = sizes.map(({ variant, pieces, bytes, path, problem }) => [
    variant,
    `${pieces}`,
    formatCount(bytes),
    problem ?? path,
  ]);
  print(textTable(['variant', 'pieces', 'bytes', 'file'], rows, [0, 3]));
  if (slices) print(`\n${sliceTable(slices)}`);
}

type Slices = ReturnType<typeof tableStatistics>;

/** Wins, losses and draws with Black to move, by material. */
function sliceTable(slices: Slices): string {
  const rows = slices.map(({ material, wins, losses, draws, total, longestWin }) => [
    describeMaterial(material.blackMen, material.blackKings),
    describeMaterial(material.whiteMen, material.whiteKings),
    ...[wins, losses, draws, total].map(formatCount),
    longestWin === undefined ? '' : `${longestWin}`,
  ]);
  const head = ['Black to move', 'White', 'wins', 'losses', 'draws', 'positions', 'longest win in plies'];
  return textTable(head, rows, [0, 1]);
}

function describeMaterial(men: number, kings: number): string {
  const parts = [men > 0 ? formatNoun(men, 'man', 'men') : '', kings > 0 ? formatNoun(kings, 'king') : ''];
  return parts.filter((part) => part !== '').join(' ');
}

function sliceJson({ material, longestWin, longestLoss, ...counts }: Slices[number]): unknown {
  return {
    ...(material satisfies Material),
    ...counts,
    longestWin: longestWin ?? null,
    longestLoss: longestLoss ?? null,
  };
}

function runProbe(options: ProbeOptions): void {
  const { variant } = options;
  const position = chosenPosition(options);
  const tables = loadTables(variant);
  if (!tables) {
    const command = `evodraughts tables build --variant ${variant.name}`;
    throw new InputError('tables-missing', `There are no tables for ${variant.name} yet. Build them with: ${command}`);
  }
  const value = tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
  if (value === NOT_IN_TABLES) {
    throw new InputError(
      'tables-pieces',
      `The tables cover positions of up to ${tables.maxPieces} pieces. This position has more.`,
    );
  }
  const result = RESULTS[resultOf(value)];
  const distance = value === 0 ? null : distanceOf(value);
  const fen = formatFen(position, variant.board);
  const side = sideName(position.turn);
  if (options.json) printJson({ variant: variant.name, fen, turn: side, value: result, distance });
  else
    print(
      distance === null
        ? `${side} to move: a draw.`
        : `${side} to move ${VERBS[result]} in ${formatNoun(distance, 'ply', 'plies')}.`,
    );
}

const RESULTS = { 1: 'win', 0: 'draw', [-1]: 'loss' } as const;
const VERBS = { win: 'wins', draw: 'draws', loss: 'loses' } as const;
