/** `evodraughts runs compare`: in which settings runs differ, and what came of it. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Json } from '../../base/json.ts';
import { measureExpression } from '../../grammar/expression/measureExpression.ts';
import { parseExpression } from '../../grammar/expression/parseExpression.ts';
import { describeSetting, settingsByPath } from '../../reports/settingsText.ts';
import type { TestScore } from '../../reports/testScores.ts';
import type { ChampionRecord, GenerationRecord, RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { commandText } from '../commandText.ts';
import { jsonOption } from '../options.ts';
import { latestScores, openForReading, runsArgument, statusText, terminalColumns } from '../runText.ts';
import { hundredths, shortened } from '../shareText.ts';
import { formatShare } from '../testText.ts';
import { textTable } from '../textTable.ts';
import { print, printJson } from '../terminal.ts';

interface CompareOptions {
  readonly json?: boolean;
}

/** A run with what came of it. */
interface Compared {
  readonly run: RunRecord;
  readonly last: GenerationRecord | undefined;
  readonly champion: ChampionRecord | undefined;
  readonly settings: ReadonlyMap<string, Json>;
  readonly scores: ReadonlyMap<string, TestScore>;
}

/** A setting that is not the same in all runs: what each has, undefined (in JSON null) where it has none. */
interface Difference {
  readonly name: string;
  readonly values: readonly (Json | undefined)[];
}

/** One line of the comparison: what each run has, in words. */
interface Line {
  readonly name: string;
  readonly values: readonly string[];
}

export function addRunsCompare(runs: Command): void {
  runs
    .command('compare')
    .description('set runs side by side: the settings in which they differ, and their outcomes')
    .addArgument(runsArgument())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs compare 11 12')
    .action(compareRuns);
}

function compareRuns(ids: readonly number[], options: CompareOptions): void {
  if (new Set(ids).size < 2) throw new InputError('runs-few', 'Name two runs or more to compare them.');
  using store = openForReading();
  const compared = [...new Set(ids)].map((id) => look(store, id));
  const differences = differencesOf(compared);
  if (options.json) printJson({ differences, runs: compared.map(comparedJson) });
  else printComparison(compared, differences);
}

function look(store: Store, id: number): Compared {
  const run = store.run(id);
  const { name, variant, seed, version, generations, experiment } = run;
  const own = { name, variant, seed, version, generations };
  return {
    run,
    last: run.generation < 0 ? undefined : store.generationOf(id, run.generation),
    champion: store.champion(id),
    settings: new Map([...Object.entries<Json>(own), ...settingsByPath(experiment)]),
    scores: latestScores(store.tests({ run: id }), store.run(id).variant),
  };
}

function differencesOf(compared: readonly Compared[]): Difference[] {
  const names = [...new Set(compared.flatMap(({ settings }) => [...settings.keys()]))];
  const valuesOf = (name: string): (Json | undefined)[] => compared.map(({ settings }) => settings.get(name));
  return names
    .filter((name) => new Set(valuesOf(name).map((value) => JSON.stringify(value))).size > 1)
    .map((name) => ({ name, values: valuesOf(name) }));
}

function differenceLine({ name, values }: Difference): Line {
  return { name, values: values.map((value) => (value === undefined ? '' : describeSetting(value))) };
}

function printComparison(compared: readonly Compared[], differences: readonly Difference[]): void {
  const outcomes = outcomesOf(compared);
  const names = [...differences, ...outcomes].map(({ name }) => name.length);
  const room = Math.max(12, Math.floor((terminalColumns() - Math.max(...names)) / compared.length) - 2);
  const head = compared.map(({ run }) => `run ${run.id}`);
  const show = (title: string, lines: readonly Line[]): void => {
    const rows = lines.map(({ name, values }) => [name, ...values.map((value) => shortened(value, room))]);
    print(textTable([title, ...head], rows, [0, ...head.map((_, index) => index + 1)]));
  };
  if (differences.length > 0) show('setting', differences.map(differenceLine));
  else print('Their settings are the same.');
  print('');
  show('outcome', outcomes);
  print('');
  print('Fitness depends on whom a run trains against, so compare by the tests.');
  const variants = new Set(compared.map(({ run }) => run.variant));
  if (variants.size > 1) return;
  const [variant] = variants;
  const players = compared.map(({ run }) => `run:${run.id}`).join(' ');
  print(`To test them against each other: ${commandText(`test ${players}`, variant)}`);
}

function outcomesOf(compared: readonly Compared[]): Line[] {
  const opponents = new Set(compared.flatMap(({ scores }) => [...scores.keys()]));
  const line = (name: string, tell: (one: Compared) => string): Line => ({ name, values: compared.map(tell) });
  return [
    line('status', ({ run }) => statusText(run)),
    line('best fitness', ({ last }) => (last ? hundredths(last.statistics.best) : '')),
    line('champion, nodes', ({ champion }) => String(sizeOf(champion) ?? '')),
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

function sizeOf(champion: ChampionRecord | undefined): number | undefined {
  const text = champion?.individual.text;
  return text ? measureExpression(parseExpression(text)).size : undefined;
}

function comparedJson({ run, last, champion, scores }: Compared): unknown {
  const { experiment: _, ...rest } = run;
  return {
    ...rest,
    fitness: last?.statistics.best ?? null,
    championSize: sizeOf(champion) ?? null,
    champion: champion?.individual.text ?? null,
    validation: champion?.validation ?? null,
    tests: [...scores.values()],
  };
}
