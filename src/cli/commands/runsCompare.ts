/** `evodraughts runs compare`: the settings in which runs differ, and their results. */

import type { Command } from 'commander';
import { championSize } from '../../explanations/expressionText.ts';
import type { ComparedRun, Difference } from '../../reports/compareRuns.ts';
import { compareRuns, describeDifference, distinctRuns } from '../../reports/compareRuns.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption } from '../terminal/options.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import { championStrength, strengthPoints } from '../../reports/strengthFigures.ts';
import type { StrengthRecord } from '../../store/records.ts';
import { fitnessText } from '../runs/generationRows.ts';
import { sparkline } from '../runs/strengthText.ts';
import { openForReading, runsArgument, statusText, terminalColumns } from '../runs/runText.ts';
import { hundredths, shortened } from '../contests/shareText.ts';
import { formatShare } from '../contests/testText.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface CompareOptions {
  readonly json?: boolean;
}

/** One line of the comparison, with a text for each run. */
interface Line {
  readonly name: string;
  readonly values: readonly string[];
}

export function addRunsCompare(runs: Command): void {
  runs
    .command('compare')
    .description('compare runs side by side: the settings in which they differ, and their results')
    .addArgument(runsArgument())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs compare 11 12')
    .action(runCompare);
}

function runCompare(ids: readonly number[], options: CompareOptions): void {
  const numbers = distinctRuns(ids);
  using store = openForReading();
  const { runs, differences } = compareRuns(store, numbers);
  if (options.json) printJson({ differences, runs: runs.map(comparedJson) });
  else printComparison(runs, differences);
}

function printComparison(compared: readonly ComparedRun[], differences: readonly Difference[]): void {
  const outcomes = outcomesOf(compared);
  const names = [...differences, ...outcomes].map(({ name }) => name.length);
  const room = Math.max(12, Math.floor((terminalColumns() - Math.max(...names)) / compared.length) - 2);
  const head = compared.map(({ run }) => `run ${run.id}`);
  const show = (title: string, lines: readonly Line[]): void => {
    const rows = lines.map(({ name, values }) => [name, ...values.map((value) => shortened(value, room))]);
    print(textTable([title, ...head], rows, [0, ...head.map((_, index) => index + 1)]));
  };
  const settings = differences.map((one) => ({ name: one.name, values: describeDifference(one) }));
  if (settings.length > 0) show('setting', settings);
  else print('The runs have the same settings.');
  print('');
  show('outcome', outcomes);
  print('');
  print('The score depends on the rivals of a run. Compare runs by their strength (Elo above random moves) and tests.');
  const variants = new Set(compared.map(({ run }) => run.variant));
  if (variants.size > 1) return;
  const [variant] = variants;
  const players = compared.map(({ run }) => `run:${run.id}`).join(' ');
  print(`To test them against each other: ${commandText(`test ${players}`, variant)}`);
}

function outcomesOf(compared: readonly ComparedRun[]): Line[] {
  const opponents = new Set(compared.flatMap(({ scores }) => [...scores.keys()]));
  const line = (name: string, tell: (one: ComparedRun) => string): Line => ({ name, values: compared.map(tell) });
  return [
    line('status', ({ run }) => statusText(run)),
    line('strength of the champion', ({ strengths }) => championText(strengths)),
    line('strength by generation', ({ strengths }) => sparkline(strengthPoints(strengths).map(({ elo }) => elo))),
    ...[line('score against its rivals', scoreText), line('training error, men', errorText)].filter(isKnown),
    line('champion, size', ({ champion }) => String((champion && championSize(champion)) ?? '')),
    line('validation', ({ champion }) =>
      champion && champion.validation.games > 0 ? hundredths(champion.validation.points) : '',
    ),
    ...[...opponents].map((opponent) =>
      line(`wins against ${shortened(opponent)}`, ({ scores }) => {
        const score = scores.get(opponent);
        return score ? formatShare(score.winRate) : '';
      }),
    ),
    line('champion', ({ champion, last }) => champion?.individual.text ?? last?.best.text ?? ''),
  ];
}

function scoreText({ last }: ComparedRun): string {
  return last && last.statistics.unit !== 'error' ? fitnessText(last.statistics, 'best') : '';
}

function errorText({ last }: ComparedRun): string {
  return last?.statistics.unit === 'error' ? fitnessText(last.statistics, 'best') : '';
}

function isKnown({ values }: Line): boolean {
  return values.some((value) => value !== '');
}

function championText(strengths: readonly StrengthRecord[]): string {
  const champion = championStrength(strengths);
  return champion ? formatStrength(champion) : '';
}

function comparedJson({ run, last, champion, strengths, scores }: ComparedRun): unknown {
  const { experiment: _, ...rest } = run;
  return {
    ...rest,
    fitness: last && last.statistics.unit !== 'unknown' ? last.statistics.best : null,
    championSize: (champion && championSize(champion)) ?? null,
    champion: champion?.individual.text ?? null,
    validation: champion?.validation ?? null,
    strengths,
    tests: [...scores.values()],
  };
}
