/** `evodraughts runs`: lists the stored runs, with commands to show, compare, rate, export, import and delete them. */

import type { Command } from 'commander';
import { Option } from 'commander';
import type { Variant } from '../../rules/variant.ts';
import type { ListedRun, ListedStrength, RunStatus } from '../../store/records.ts';
import type { RunOrder } from '../../store/runTable.ts';
import { RUN_ORDERS } from '../../store/runTable.ts';
import { isFromElsewhere } from '../../reports/condition.ts';
import type { TestScore } from '../../reports/testScores.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { openForReading, randomScore, statusText, terminalColumns } from '../runs/runText.ts';
import { latestStrength, sparkline } from '../runs/strengthText.ts';
import { shortened } from '../contests/shareText.ts';
import { formatShare } from '../contests/testText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';
import { addRunsCompare } from './runsCompare.ts';
import { addRunsDelete } from './runsDelete.ts';
import { addRunsExport } from './runsExport.ts';
import { addRunsImport } from './runsImport.ts';
import { addRunsRate } from './runsRate.ts';
import { addRunsShow } from './runsShow.ts';

interface RunsOptions {
  readonly variant?: Variant;
  readonly name?: string;
  readonly status?: RunStatus;
  readonly sort: RunOrder;
  readonly limit?: number;
  readonly json?: boolean;
}

const STATUSES: readonly RunStatus[] = ['unfinished', 'finished', 'imported'];
const LEAST_TEXT = 20;
const EXAMPLE = 'experiments/default-8x8.json';

export function addRuns(program: Command): void {
  const runs = program
    .command('runs')
    .description('list the stored runs; or show, compare, rate, export, import or delete some')
    .addHelpText('after', '\nExample:\n  evodraughts runs --sort strength --limit 10');
  runs
    .command('list', { isDefault: true })
    .description('list the stored runs; "runs" alone does the same')
    .addOption(variantOption('--variant <name>', 'only runs of this game').default(undefined, 'all'))
    .option('--name <text>', 'only runs with this in their name')
    .addOption(new Option('--status <status>', 'only runs with this status').choices(STATUSES))
    .addOption(new Option('--sort <order>', 'the order of the list').choices(RUN_ORDERS).default('id'))
    .option('--limit <number>', 'list at most this many', wholeNumber(1, 1_000_000))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs list --status finished --sort strength')
    .action(listRuns);
  addRunsShow(runs);
  addRunsCompare(runs);
  addRunsRate(runs);
  addRunsExport(runs);
  addRunsImport(runs);
  addRunsDelete(runs);
}

function listRuns({ variant, json, ...filter }: RunsOptions): void {
  using store = openForReading();
  const strengths = Map.groupBy(store.allStrengths(), ({ run }) => run);
  const runs = store.runs({ ...filter, variant: variant?.name }).map((run) => ({
    run,
    strengths: strengths.get(run.id) ?? [],
    random: randomScore(store.tests({ run: run.id }), run.variant),
  }));
  if (json) printJson({ runs: runs.map(runJson) });
  else if (runs.length > 0) printRuns(runs);
  else print(describeNothing(store.runs({ limit: 1 }).length > 0));
}

interface Row {
  readonly run: ListedRun;
  readonly strengths: readonly ListedStrength[];
  readonly random: TestScore | undefined;
}

function printRuns(runs: readonly Row[]): void {
  const head = [
    'run',
    'experiment',
    'game',
    'seed',
    'status',
    'strength',
    'by generation',
    'against random',
    'champion or best so far',
  ];
  const rows = runs.map(({ run, random, strengths }) => [
    String(run.id),
    shortened(run.name, 30),
    run.variant,
    // Other programs do not record their seeds.
    isFromElsewhere(run) ? '' : String(run.seed),
    statusText(run),
    latestStrength(strengths),
    sparkline(strengths.flatMap(({ generation, elo }) => (generation === null ? [] : [elo]))),
    random ? formatShare(random.points ?? random.winRate) : '',
  ]);
  const narrow = textTable(head.slice(0, -1), rows, [1, 2, 4, 6]).split('\n');
  const width = Math.max(...narrow.map((line) => line.length)) + 2;
  const room = Math.max(LEAST_TEXT, terminalColumns() - width);
  const texts = [head.at(-1)!, ...runs.map(({ run }) => shortened(run.text ?? '', room))];
  print(narrow.map((line, index) => `${line.padEnd(width)}${texts[index]}`.trimEnd()).join('\n'));
  print('');
  print(ABOUT_NUMBERS);
  print(describeNext(runs.map(({ run }) => run)));
}

const ABOUT_NUMBERS =
  'Strength: Elo above random moves, of the champion or the best so far. Against random: its share of the points.';

function describeNext(runs: readonly ListedRun[]): string {
  const unfinished = runs.find(({ status }) => status === 'unfinished');
  const resume = unfinished ? `\nTo continue run ${unfinished.id}: ${commandText(`resume ${unfinished.id}`)}` : '';
  return `${formatNoun(runs.length, 'run')}. To see one in full: ${commandText(`runs show ${runs[0]!.id}`)}${resume}`;
}

function describeNothing(hasOthers: boolean): string {
  return hasOthers
    ? `No run matches. "${commandText('runs')}" lists all runs.`
    : `There are no runs yet. To start one: ${commandText(`evolve ${EXAMPLE}`)}`;
}

function runJson({ run: listed, random, strengths }: Row): unknown {
  const { experiment: _, text, ...run } = listed;
  const measured = strengths.map(({ run: __, ...strength }) => strength);
  return { ...run, champion: text, random: random ?? null, strengths: measured };
}
