/** `evodraughts runs import`: imports runs from our files or from those of the original EvoDraughts. */

import { basename } from 'node:path';
import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { parseStrategy } from '../../evaluators/strategy.ts';
import { describeStrategy } from '../../explanations/describeStrategy.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { createPlayer, parseSpec } from '../../players/players.ts';
import { importedFromOriginal, originalPlayer, originalVariant } from '../../papers/greaney2026/originalRun.ts';
import { parseOriginalResult } from '../../papers/greaney2026/parseOriginalResult.ts';
import { isRunFile } from '../../reports/runFile.ts';
import type { Variant } from '../../rules/variant.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { ChampionRecord, ImportedRun } from '../../store/records.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption } from '../terminal/options.ts';
import { readText } from '../terminal/readText.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';

interface ImportOptions {
  readonly json?: boolean;
}

export function addRunsImport(runs: Command): void {
  runs
    .command('import')
    .description('import runs that were exported as JSON, or result texts of the original EvoDraughts')
    .argument('<files...>', 'the files; - for standard input')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs import evolution_results.txt')
    .action(importRuns);
}

async function importRuns(files: readonly string[], options: ImportOptions): Promise<void> {
  // All are read before the first is stored, so that an invalid file changes nothing.
  const read: ImportedRun[] = [];
  for (const file of files) read.push(await readRun(file));
  using store = openStore(storePath());
  const numbers = store.importRuns(read);
  const imported = read.map(({ run }, index) => ({ run: numbers[index]!, file: files[index]!, name: run.name }));
  if (options.json) {
    printJson({ imported });
    return;
  }
  for (const { run, file, name } of imported) print(`${file} is now run ${run}: ${name}`);
  const next = commandText(`runs show ${imported[0]!.run}`);
  print(`${formatNoun(imported.length, 'run')} imported. To see one: ${next}`);
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
    const problem = `Its champion ${player} does not play by an expression, as the champion of a run must.`;
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
