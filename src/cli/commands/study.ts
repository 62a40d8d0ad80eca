/** `evodraughts study`: the published studies that can be repeated here, and what can be done with each. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../terminal.ts';
import { addStudyReplay } from './studyReplay.ts';

export function addStudy(program: Command): void {
  const study = program
    .command('study')
    .description('repeat what a published study measured')
    .argument('[study]', 'the study; without one they are listed')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts study greaney2026 replay "mul(x[73], x[24])"')
    .action(listStudies);
  const greaney = study
    .command('greaney2026')
    .description('EvoDraughts, the program of the thesis: strategies by Grammatical Evolution (Greaney 2026)')
    .argument('[task]', 'what to do; without it the tasks are listed')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts study greaney2026 replay "mul(x[73], x[24])"')
    .action(listTasks);
  addStudyReplay(greaney);
}

function listStudies(name: string | undefined, _options: unknown, command: Command): void {
  if (name !== undefined) throw unknown('study', name, command);
  if (isForPrograms(command)) {
    printJson({ studies: command.commands.map(studyJson) });
    return;
  }
  for (const study of command.commands) printStudy(study);
}

function listTasks(name: string | undefined, _options: unknown, command: Command): void {
  if (name !== undefined) throw unknown('task', name, command);
  if (isForPrograms(command)) printJson(studyJson(command));
  else printStudy(command);
}

/** Whether JSON is asked for, by this command or one above it, whichever found the option. */
function isForPrograms(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json === true;
}

function printStudy(study: Command): void {
  print(`${study.name()}: ${study.description()}`);
  for (const task of study.commands) {
    print(`  evodraughts study ${study.name()} ${task.name()} ${task.usage()}`);
    print(`    ${task.description()}`);
  }
}

function studyJson(study: Command): object {
  const tasks = study.commands.map((task) => ({ name: task.name(), summary: task.description() }));
  return { name: study.name(), summary: study.description(), tasks };
}

function unknown(kind: 'study' | 'task', name: string, { commands }: Command): InputError {
  const names = commands.map((command) => command.name()).join(', ');
  return new InputError(`${kind}-unknown`, `There is no ${kind} "${name.slice(0, 40)}". Choose one of: ${names}.`);
}
