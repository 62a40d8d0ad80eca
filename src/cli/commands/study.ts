/**
 * `evodraughts study`: the published studies that can be done again, what each costs, and what else can be done with it.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { STUDIES } from '../../studies/studies.ts';
import type { Study } from '../../studies/study.ts';
import { SCALES } from '../../studies/study.ts';
import { jobsOption } from '../followPlan.ts';
import { jsonOption } from '../options.ts';
import type { StudyOptions } from '../runStudy.ts';
import { runStudy } from '../runStudy.ts';
import { print, printJson } from '../terminal.ts';
import { addStudyReplay } from './studyReplay.ts';

/** What can be done with a study besides doing it again. */
const TASKS: Readonly<Record<string, readonly ((study: Command) => void)[]>> = { greaney2026: [addStudyReplay] };

export function addStudy(program: Command): void {
  const command = program
    .command('study')
    .description('do a published study again: its runs, its numbers and ours, and which conclusions hold')
    .argument('[study]', 'the study; without one they are listed with what each costs')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts study greaney2026 --scale quick')
    .action(listStudies);
  for (const study of STUDIES) addOne(command, study);
}

function addOne(studies: Command, study: Study): void {
  const command = studies
    .command(study.name)
    .description(`${study.title} (${study.source})`)
    .argument('[task]', 'something else to do with it, such as replay')
    .addOption(
      new Option('--scale <scale>', `full: ${study.cost.full}; quick: ${study.cost.quick}, only to see that it works`)
        .choices(SCALES)
        .default('full'),
    )
    .option('--out <folder>', `where plan, runs and report are kept (default: results/${study.name} or -quick)`)
    .addOption(jobsOption())
    .addOption(jsonOption())
    .addHelpText('after', `\nExample:\n  evodraughts study ${study.name} --scale quick --out /tmp/study`)
    .action((task: string | undefined, options: StudyOptions) => {
      if (task !== undefined) throw unknown('task', task, command);
      return runStudy(study, { ...options, json: isForPrograms(command) });
    });
  for (const addTask of TASKS[study.name] ?? []) addTask(command);
}

function listStudies(name: string | undefined, _options: unknown, command: Command): void {
  if (name !== undefined) throw unknown('study', name, command);
  if (isForPrograms(command)) printJson({ studies: STUDIES.map((study) => studyJson(study, command)) });
  else for (const study of STUDIES) printStudy(study, command);
}

/** Whether JSON is asked for, by this command or one above it, whichever found the option. */
function isForPrograms(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json === true;
}

function tasksOf({ name }: Study, studies: Command): readonly Command[] {
  return studies.commands.find((command) => command.name() === name)!.commands;
}

function printStudy(study: Study, studies: Command): void {
  print(`${study.name}: ${study.title}`);
  print(`  ${study.source}`);
  for (const scale of SCALES) print(`  evodraughts study ${study.name} --scale ${scale}\n    ${study.cost[scale]}`);
  for (const task of tasksOf(study, studies)) {
    print(`  evodraughts study ${study.name} ${task.name()} ${task.usage()}\n    ${task.description()}`);
  }
}

function studyJson(study: Study, studies: Command): object {
  const { name, title, source, cost } = study;
  const tasks = tasksOf(study, studies).map((task) => ({ name: task.name(), summary: task.description() }));
  return { name, title, source, cost, tasks };
}

function unknown(kind: 'study' | 'task', name: string, { commands }: Command): InputError {
  const names = commands.map((command) => command.name()).join(', ');
  return new InputError(`${kind}-unknown`, `There is no ${kind} "${name.slice(0, 40)}". Choose one of: ${names}.`);
}
