/** `evodraughts runs export`: writes a run to a file, for other programs or another store. */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Json } from '../../base/json.ts';
import { SEMANTICS, createMapper } from '../../grammar/mapping.ts';
import { readGrammar } from '../../grammar/readGrammar.ts';
import { formatOriginalResult } from '../../papers/greaney2026/formatOriginalResult.ts';
import { numberAt, textAt } from '../../reports/jsonAt.ts';
import type { ToldRun } from '../../papers/greaney2026/originalRun.ts';
import { formatOriginalTable, originalFromRun } from '../../papers/greaney2026/originalRun.ts';
import { formatRunFile } from '../../reports/runFile.ts';
import { resolvePlayer } from '../../players/players.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { IndividualRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { jsonOption } from '../terminal/options.ts';
import { openOutput } from '../terminal/outputFile.ts';
import { openForReading, runArgument } from '../runs/runText.ts';
import { shortened } from '../contests/shareText.ts';
import { formatCount, print, printJson } from '../terminal/terminal.ts';

type Format = 'csv' | 'json' | 'txt';

interface ExportOptions {
  readonly format: Format;
  readonly out?: string;
  readonly json?: boolean;
}

export function addRunsExport(runs: Command): void {
  runs
    .command('export')
    .description(
      'write a run as JSON with all its data, or as the table or the result text of the original EvoDraughts',
    )
    .addArgument(runArgument())
    .addOption(
      new Option('--format <format>', 'json: all data; csv: a line for each generation; txt: the result as text')
        .choices(['csv', 'json', 'txt'])
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'the file to write (default: standard output)')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs export 12 --format csv --out run12.csv')
    .action(exportRun);
}

async function exportRun(id: number, options: ExportOptions): Promise<void> {
  const { format, json } = options;
  const out = options.out === '-' ? undefined : options.out;
  const text = textOf(id, format);
  if (json && out === undefined) {
    printJson({ run: id, format, text });
    return;
  }
  const output = await openOutput(out);
  await output.write(text);
  await output.close(true);
  if (out === undefined) return;
  if (json) printJson({ run: id, format, file: out, bytes: Buffer.byteLength(text) });
  else print(`Run ${id} was written to ${out}, ${formatCount(Buffer.byteLength(text))} bytes.`);
}

function textOf(id: number, format: Format): string {
  using store = openForReading();
  if (format === 'json') return wholeRun(store, id);
  if (format === 'csv') return tableOf(store, id);
  return formatOriginalResult(originalFromRun(toldRun(store, id)));
}

function tableOf(store: Store, id: number): string {
  const generations = store.generations(id);
  if (generations[0]?.statistics.unit === 'unknown') {
    const problem = `The scores in training of run ${id} are unknown, so it has no table of them.`;
    throw new InputError('export-scores', `${problem} Use --format json.`);
  }
  return formatOriginalTable(generations);
}

function wholeRun(store: Store, id: number): string {
  const generations = store.generations(id);
  return formatRunFile({
    run: store.run(id),
    generations,
    members: generations.map(({ number }) => store.membersOf(id, number)),
    champion: store.champion(id) ?? null,
    tests: store.tests({ run: id }),
    games: store.games({ run: id }),
    strengths: store.strengths(id),
  });
}

function toldRun(store: Store, id: number): ToldRun {
  const run = store.run(id);
  if (variantNamed(run.variant).giveaway) {
    throw new InputError(
      'export-variant',
      `Run ${id} is of ${run.variant}, which the original EvoDraughts does not support. Use --format json.`,
    );
  }
  const champion = store.champion(id);
  const last = champion ?? store.generationOf(id, run.generation).best;
  if (!isOriginalPlayer(last.player)) {
    const who = `${champion ? 'The champion' : 'The best'} of run ${id}, ${shortened(last.player)},`;
    throw new InputError(
      'export-player',
      `${who} chooses moves in a way that the original EvoDraughts does not support. Use --format json.`,
    );
  }
  const best = 'individual' in last ? last.individual : last;
  return {
    run,
    generations: store.generations(id),
    champion,
    tests: store.tests({ run: id }),
    mapping: mappingOf(best, run.experiment),
  };
}

/** The depth of an individual's derivation and the codons it reads, if its experiment contains the grammar. */
function mappingOf({ genome }: IndividualRecord, experiment: Json): ToldRun['mapping'] {
  const grammar = textAt(experiment, 'genome', 'grammarText');
  const semantics = SEMANTICS.find((name) => name === textAt(experiment, 'genome', 'semantics'));
  const maxDepth = numberAt(experiment, 'genome', 'maxDepth');
  if (!grammar || !semantics || maxDepth === undefined || !Array.isArray(genome)) return undefined;
  const outcome = createMapper(readGrammar(grammar).grammar, { semantics, maxDepth }).check(genome as number[]);
  return outcome.valid ? outcome : undefined;
}

/** Whether a player is an expression that plays as in the original, by position or by index. */
function isOriginalPlayer(player: string): boolean {
  // Some imported files do not say which player was best.
  if (player === '') return true;
  const { kind, values } = resolvePlayer(player);
  const mode = kind.playsBy?.(values).mode;
  return mode === 'position' || mode === 'index';
}
