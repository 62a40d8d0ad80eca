/**
 * `evodraughts paper`: the published papers that can be repeated, their cost, and further tasks.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { PAPERS } from '../../papers/papers.ts';
import type { Paper } from '../../papers/paper.ts';
import { defaultScale, scaledName, scalesOf } from '../../papers/paper.ts';
import { jobsOption } from '../plans/followPlan.ts';
import { jsonOption } from '../terminal/options.ts';
import type { PaperOptions } from '../plans/runPaper.ts';
import { runPaper } from '../plans/runPaper.ts';
import { print, printJson } from '../terminal/terminal.ts';
import { addPaperReplay } from './paperReplay.ts';

/** Further tasks of a paper. */
const TASKS: Readonly<Record<string, readonly ((paper: Command) => void)[]>> = { greaney2026: [addPaperReplay] };

export function addPaper(program: Command): void {
  const command = program
    .command('paper')
    .description('repeat a published paper: its runs, its numbers beside ours, and a verdict on its conclusions')
    .argument('[paper]', 'the paper; without one, all papers are listed with their cost')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts paper greaney2026 --scale quick')
    .action(listPapers);
  for (const paper of PAPERS) addOne(command, paper);
}

function addOne(papers: Command, paper: Paper): void {
  const command = papers
    .command(paper.name)
    .description(`${paper.title} (${paper.source})`)
    .addOption(scaleOption(paper))
    .option('--out <folder>', `folder of plan, runs and report (default: ${foldersText(paper)})`)
    .addOption(jobsOption())
    .addOption(jsonOption())
    .addHelpText('after', `\nExample:\n  evodraughts paper ${paper.name} --scale quick --out /tmp/paper`)
    .action(() => {
      const [task] = command.args;
      if (task !== undefined) throw unknown('task', task, command);
      return runPaper(paper, { ...command.opts<PaperOptions>(), json: isForPrograms(command) });
    });
  const tasks = TASKS[paper.name] ?? [];
  if (tasks.length > 0) command.argument('[task]', 'a further task, such as replay');
  for (const addTask of tasks) addTask(command);
}

function scaleOption(paper: Paper): Option {
  const scales = scalesOf(paper);
  const costs = scales.map((scale) => `${scale}: ${paper.cost[scale]}`).join('; ');
  return new Option('--scale <scale>', `${costs}, only to check that it works`)
    .choices(scales)
    .default(defaultScale(paper));
}

/** `results/greaney2026 or -quick`. */
function foldersText(paper: Paper): string {
  const others = scalesOf(paper).filter((scale) => scale !== defaultScale(paper));
  const ends = others.map((scale) => scaledName(paper, scale).slice(paper.name.length));
  return `results/${[paper.name, ...ends].join(' or ')}`;
}

function listPapers(name: string | undefined, _options: unknown, command: Command): void {
  if (name !== undefined) throw unknown('paper', name, command);
  if (isForPrograms(command)) printJson({ papers: PAPERS.map((paper) => paperJson(paper, command)) });
  else for (const paper of PAPERS) printPaper(paper, command);
}

/** Whether --json was given, to this command or to its parent. */
function isForPrograms(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json === true;
}

function tasksOf({ name }: Paper, papers: Command): readonly Command[] {
  return papers.commands.find((command) => command.name() === name)!.commands;
}

function printPaper(paper: Paper, papers: Command): void {
  print(`${paper.name}: ${paper.title}`);
  print(`  ${paper.source}`);
  for (const scale of scalesOf(paper)) {
    print(`  evodraughts paper ${paper.name} --scale ${scale}\n    ${paper.cost[scale]}`);
  }
  for (const task of tasksOf(paper, papers)) {
    print(`  evodraughts paper ${paper.name} ${task.name()} ${task.usage()}\n    ${task.description()}`);
  }
}

function paperJson(paper: Paper, papers: Command): object {
  const { name, title, source, cost } = paper;
  const tasks = tasksOf(paper, papers).map((task) => ({ name: task.name(), summary: task.description() }));
  return { name, title, source, cost, defaultScale: defaultScale(paper), tasks };
}

function unknown(kind: 'paper' | 'task', name: string, { commands }: Command): InputError {
  const names = commands.map((command) => command.name()).join(', ');
  return new InputError(`${kind}-unknown`, `There is no ${kind} "${name.slice(0, 40)}". Choose one of: ${names}.`);
}
