/** `evodraughts runs show`: everything about a run. */

import type { Command } from 'commander';
import { capital } from '../../base/capital.ts';
import { infixText } from '../../explanations/expressionText.ts';
import { isFromElsewhere } from '../../reports/condition.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { otherTraining } from '../../reports/trainingText.ts';
import { settingsParts } from '../../reports/settingsText.ts';
import type { ChampionRecord, GenerationRecord, RunRecord, StrengthRecord } from '../../store/records.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import { PROGRESS } from '../../trials/blackGames.ts';
import { championStrength } from '../../reports/strengthFigures.ts';
import { latestScores } from '../../reports/testScores.ts';
import { printChampion, printRemarks } from '../runs/championText.ts';
import { aboutNumbers } from '../runs/runScreen.ts';
import { printStrengths } from '../runs/strengthText.ts';
import { fitnessText } from '../runs/generationRows.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption } from '../terminal/options.ts';
import { openForReading, runArgument, terminalColumns } from '../runs/runText.ts';
import { hundredths, shortened } from '../contests/shareText.ts';
import { printStoredTest } from '../contests/storedTestText.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

interface ShowOptions {
  readonly ancestry?: boolean;
  readonly json?: boolean;
}

/** Rows of a shortened table. */
const MOST_GENERATIONS = 12;
const MOST_ANCESTORS = 6;

export function addRunsShow(runs: Command): void {
  runs
    .command('show')
    .description('show a run: its settings, generations, champion and tests')
    .addArgument(runArgument())
    .option('--ancestry', "show all of the champion's ancestors")
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs show 12')
    .action(showRun);
}

function showRun(id: number, options: ShowOptions): void {
  using store = openForReading();
  const run = store.run(id);
  const generations = store.generations(id);
  const champion = store.champion(id);
  const tests = store.tests({ run: id });
  const strengths = store.strengths(id);
  if (options.json) {
    const games = store.games({ run: id }).length;
    printJson({ run, generations, champion: champion ?? null, tests, strengths, games });
    return;
  }
  printRun(run);
  print('');
  if (strengths.length > 0) printStrengths(run, strengths);
  else if (generations.length > 0)
    print(`Its strength has not been measured yet. To measure it: ${commandText(`runs rate ${id}`)}`);
  if (generations[0]?.statistics.unit === 'unknown') printChampions(generations, strengths);
  else if (generations.length > 0) printGenerations(run, generations, strengths);
  if (champion) {
    print('');
    if (champion.confirmation.games > 0) printChampion(champion, run.variant);
    else printToldChampion(champion);
    const scores = latestScores(tests, run.variant);
    printRemarks({ run, champion, scores, strength: championStrength(strengths) });
    printAncestry(champion, options.ancestry === true);
  }
  for (const test of tests) {
    print('');
    printStoredTest(test, run.status);
  }
  print('');
  print(describeNext(run, champion));
}

function printRun(run: RunRecord): void {
  const { id, name, variant, seed, version, status, generation, generations, experiment } = run;
  const seedText = isFromElsewhere(run) ? '' : `, seed ${seed}`;
  print(`Run ${id}: ${name}, ${variant}${seedText}`);
  const last = generation < 0 ? 'before its first generation' : `at generation ${generation} of ${generations}`;
  print(`${capital(status)} ${last}, ${whenText(run)}, version ${version}`);
  print('');
  const parts = settingsParts(experiment);
  const width = Math.max(0, ...parts.map((part) => part.name.length)) + 2;
  for (const part of parts) print(wrapText(part.name.padEnd(width), part.text));
}

/** Of an imported run only the time of the import is known. */
function whenText({ status, createdAt, updatedAt }: RunRecord): string {
  if (status === 'imported') return `imported ${timeText(createdAt)}`;
  return `started ${timeText(createdAt)}, last saved ${timeText(updatedAt)}`;
}

/** `2026-02-19 20:36 UTC`. */
function timeText(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** The first generation, some between, and the last. The original did not record all columns. */
function printGenerations(
  run: RunRecord,
  generations: readonly GenerationRecord[],
  strengths: readonly StrengthRecord[],
): void {
  const isOriginal = isFromElsewhere(run);
  const rows = someOf(generations).map(({ number, statistics, best }) => [
    String(number),
    strengthOf(number, strengths),
    fitnessText(statistics, 'best'),
    fitnessText(statistics, 'mean'),
    isOriginal ? '' : fitnessText(statistics, 'deviation'),
    isOriginal ? '' : String(statistics.bestSize),
    isOriginal ? '' : `${Math.round(100 * statistics.diversity)} %`,
    shortened(best.text ?? '', Math.max(20, terminalColumns() - 73)),
  ]);
  print('');
  print(textTable(['generation', 'strength', 'best', 'mean', 'spread', 'size', 'different', 'best of it'], rows, [7]));
  print(aboutNumbers(run));
}

/** A run of a program whose files contain champions and no scores. Some generations may be missing. */
function printChampions(generations: readonly GenerationRecord[], strengths: readonly StrengthRecord[]): void {
  const present = generations.filter(({ best }) => best.player !== '');
  const rows = someOf(present).map(({ number, statistics, best }) => [
    String(number),
    strengthOf(number, strengths),
    statistics.traits?.[PROGRESS]?.toFixed(2) ?? '',
    shortened(best.text ?? '', Math.max(20, terminalColumns() - 43)),
  ]);
  print('');
  print(textTable(['generation', 'strength', 'progress', 'champion'], rows, [3]));
  print(wrapText('', ABOUT_PROGRESS));
}

const ABOUT_PROGRESS =
  'Progress is the mean result against earlier champions, from -1 to 1, in the files of the run. They contain no other scores.';

function someOf(generations: readonly GenerationRecord[]): GenerationRecord[] {
  const every = Math.ceil(generations.length / MOST_GENERATIONS);
  return generations.filter((_, index) => index % every === 0 || index === generations.length - 1);
}

function strengthOf(number: number, strengths: readonly StrengthRecord[]): string {
  const strength = strengths.find(({ generation }) => generation === number);
  return strength ? formatStrength(strength) : '';
}

/** The champion of an imported run that has no confirmation games. */
function printToldChampion(champion: ChampionRecord): void {
  const { individual, training, explanation } = champion;
  print('The champion:');
  print(`  ${individual.text ?? ''}`);
  const infix = infixText(individual.text ?? '');
  if (infix !== undefined) print(`  = ${infix}`);
  print('');
  for (const sentence of explanation) print(sentence);
  print(`${capital(otherTraining(champion) ?? `it scored ${hundredths(training)} % in training`)}.`);
}

/** The line of first parents; shortened to the last few and the first. */
function printAncestry({ ancestry, unit }: ChampionRecord, isWhole: boolean): void {
  if (ancestry.length < 2) return;
  const short = [...ancestry.slice(0, MOST_ANCESTORS - 1), ancestry.at(-1)!];
  const shown = isWhole || ancestry.length <= MOST_ANCESTORS ? ancestry : short;
  const left = ancestry.length - shown.length;
  const { noun, format } = fitnessWords(unit);
  const rows = shown.map(({ generation, worth, text }) => {
    const strategy = text === null ? '' : (infixText(text) ?? text);
    return [
      String(generation),
      worth ? format(worth[0] ?? 0, 1) : '',
      isWhole ? strategy : shortened(strategy, Math.max(20, terminalColumns() - 24)),
    ];
  });
  print('');
  print(`Its ancestors, from the champion back to the first${left > 0 ? ` (--ancestry shows ${left} more)` : ''}:`);
  print(textTable(['generation', noun, 'strategy'], rows, [2]));
}

function describeNext({ id, variant, status }: RunRecord, champion: ChampionRecord | undefined): string {
  if (status === 'unfinished') return `To continue: ${commandText(`resume ${id}`)}`;
  if (!champion) return `To see others: ${commandText('runs')}`;
  return `To play against it: ${commandText(`play --white run:${id}`, variant)}`;
}
