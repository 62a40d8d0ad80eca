/**
 * `evodraughts runs import`: imports runs from our files, from those of the original EvoDraughts, and from folders of
 * champions of the program of Nguyen (2018).
 */

import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { parseStrategy } from '../../evaluators/strategy.ts';
import { describeStrategy } from '../../explanations/describeStrategy.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { createPlayer, parseSpec } from '../../players/players.ts';
import { importedFromOriginal, originalPlayer, originalVariant } from '../../papers/greaney2026/originalRun.ts';
import { parseOriginalResult } from '../../papers/greaney2026/parseOriginalResult.ts';
import { readOriginalChampions } from '../../papers/nguyen2018/originalChampions.ts';
import { USUAL_PLY, importedFromChampions, rangesText } from '../../papers/nguyen2018/originalRun.ts';
import { isRunFile } from '../../reports/runFile.ts';
import type { Variant } from '../../rules/variant.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { ChampionRecord, ImportedRun } from '../../store/records.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { shortened } from '../contests/shareText.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption } from '../terminal/options.ts';
import { readText } from '../terminal/readText.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

interface ImportOptions {
  readonly json?: boolean;
}

export function addRunsImport(runs: Command): void {
  runs
    .command('import')
    .description(
      'import runs that were exported as JSON, result texts of the original EvoDraughts, or the champions of the program of Nguyen (2018)',
    )
    .argument('<files...>', 'the files, - for standard input; or folders of champions')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  evodraughts runs import evolution_results.txt\n  evodraughts runs import "2018-01-09 16:33:06 (6ply)"',
    )
    .action(importRuns);
}

async function importRuns(files: readonly string[], options: ImportOptions): Promise<void> {
  // All are read before the first is stored, so that an invalid file changes nothing.
  const read: ReadRun[] = [];
  for (const file of files) read.push(isFolder(file) ? readFolder(file) : { imported: await readRun(file) });
  using store = openStore(storePath());
  const numbers = store.importRuns(read.map(({ imported }) => imported));
  const imported = read.map(({ imported: { run }, ...told }, index) => ({
    run: numbers[index]!,
    file: files[index]!,
    name: run.name,
    ...told,
  }));
  if (options.json) {
    printJson({ imported });
    return;
  }
  for (const { run, file, name, ...told } of imported) {
    print(`${file} is now run ${run}: ${name}`);
    for (const sentence of championsText(run, told)) print(wrapText('', sentence));
  }
  const next = commandText(`runs show ${imported[0]!.run}`);
  print(`${formatNoun(imported.length, 'run')} imported. To see one: ${next}`);
}

interface ReadRun {
  readonly imported: ImportedRun;
  /** The generations whose champions are in the folder. */
  readonly generations?: readonly number[];
  /** The ply that the name of the folder says; null if it says none. */
  readonly ply?: number | null;
}

/** A missing file is reported when it is read. */
function isFolder(file: string): boolean {
  try {
    return file !== '-' && statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function readFolder(folder: string): ReadRun {
  const read = readOriginalChampions(folder);
  const generations = read.champions.map(({ generation }) => generation);
  return { imported: importedFromChampions(read), generations, ply: read.ply };
}

function championsText(run: number, { generations, ply }: Omit<ReadRun, 'imported'>): string[] {
  if (!generations) return [];
  const last = generations.at(-1)!;
  const missing = last + 1 - generations.length;
  const count = formatNoun(generations.length, 'champion');
  const which = `It has ${count}, of ${generations.length === 1 ? 'generation' : 'generations'} ${rangesText(generations)}`;
  return [
    `${which}${missing === 0 ? '' : `; ${missing} before the last ${missing === 1 ? 'is' : 'are'} missing`}.`,
    `run:${run} is that of generation ${last}, and run:${run}@${generations[0]} that of generation ${generations[0]}.`,
    ...(ply === null ? [`The name of the folder does not say the ply, so they play at ${USUAL_PLY} ply.`] : []),
  ];
}

async function readRun(file: string): Promise<ImportedRun> {
  let text = '';
  for await (const piece of readText(file)) text += piece;
  try {
    return isRunFile(text) ? await readOwn(text) : readOriginal(text, file);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.code, `${file}: ${error.message}`);
    throw error;
  }
}

async function readOwn(text: string): Promise<ImportedRun> {
  // Loaded on demand: it takes as long to load as everything else, and no other command needs it.
  const { parseRunFile } = await import('../../reports/parseRunFile.ts');
  const imported = parseRunFile(text);
  const { champion, generations, run } = imported;
  const players = [...generations.map(({ best }) => best.player), ...(champion ? [champion.player] : [])];
  // Some files do not say which player was best.
  for (const player of new Set(players.filter((name) => name !== ''))) checkPlayer(player, run.variant);
  if (champion) checkChampion(champion, variantNamed(run.variant));
  return imported;
}

/** Only the text of an expression can be checked; those of weights and nets are summaries. */
function checkChampion({ player, individual: { text } }: ChampionRecord, variant: Variant): void {
  const played = playedStrategy(player, variant);
  if (!played) {
    const problem = `Its champion ${shortened(player)} does not play by an expression, by weights or by a net, as the champion of a run must.`;
    throw new InputError('run-player', problem);
  }
  if (text !== null && played.anatomy.kind === 'expression') parseStrategy(text, variant.board);
}

function readOriginal(text: string, file: string): ImportedRun {
  const result = parseOriginalResult(text);
  const variant = originalVariant(result);
  const player = checkPlayer(originalPlayer(result), variant);
  const strategy = parseStrategy(result.phenotype, variantNamed(variant).board);
  const name = file === '-' ? 'original EvoDraughts' : basename(file).replace(/\.[^.]*$/, '');
  return importedFromOriginal(result, name, player, result.mode === 'index' ? [] : describeStrategy(strategy));
}

/** The name of a player, after checking that it can play the game and does not refer to another player. */
function checkPlayer(spec: string, variant: string): string {
  const { kind } = parseSpec(spec);
  if ('standsFor' in kind || kind.isPerson) {
    throw new InputError(
      'run-player',
      `A run cannot contain the player ${spec}. It must be a player in full, not a reference to one.`,
    );
  }
  return createPlayer(spec, variantNamed(variant)).name;
}
