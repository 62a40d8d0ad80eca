/** The reference of the command line as Markdown, from the objects that parse the arguments and print the help. */

import type { Argument, Command, Option } from 'commander';
import { capital } from '../src/base/capital.ts';
import { createProgram } from '../src/cli/main.ts';

/** The commands by topic. A command without a topic is an error. */
const TOPICS: readonly (readonly [title: string, commands: readonly string[]])[] = [
  ['Play and watch', ['serve', 'play', 'players', 'hub']],
  ['Evolve', ['evolve', 'resume', 'runs', 'experiment', 'report', 'paper']],
  ['Compare and test', ['match', 'matches', 'tournament', 'rate', 'test', 'tests', 'openings']],
  ['Understand strategies', ['explain', 'why', 'features', 'grammar']],
  ['Positions and games', ['analyse', 'tables', 'show', 'moves', 'perft', 'pdn']],
];

export async function commandReference(): Promise<string> {
  const program = await createProgram();
  const topics = TOPICS.map(([title, names]) => [title, commandsNamed(program, names)] as const);
  checkComplete(
    program,
    topics.flatMap(([, commands]) => commands),
  );
  return `${[
    introduction(program),
    contents(topics),
    ...topics.flatMap(([title, commands]) => [`## ${title}`, ...commands.flatMap(describe)]),
  ].join('\n\n')}\n`;
}

type Topics = readonly (readonly [title: string, commands: readonly Command[]])[];

function commandsNamed({ commands }: Command, names: readonly string[]): Command[] {
  return names.flatMap((name) => commands.filter((command) => command.name() === name));
}

function checkComplete({ commands }: Command, listed: readonly Command[]): void {
  const missing = commands.filter((command) => !listed.includes(command)).map((command) => command.name());
  if (missing.length > 0) throw new Error(`Give ${missing.join(', ')} a topic in tools/commandReference.ts.`);
}

function introduction(program: Command): string {
  return `# Commands

<!-- Made by "npm run docs" from the commands themselves, in src/cli/commands. Change those. -->

\`npx evodraughts COMMAND --help\` prints the same in the terminal. With \`--json\` a command prints JSON. The exit code is
0 for success, 1 if the input has faults, 2 if the command failed, and 130 after Ctrl-C. If a command fails, it prints a
message on standard error, or in the JSON on standard output.

Options before any command:

${list(program.options.map(optionLine))}`;
}

function contents(topics: Topics): string {
  const lines = topics.map(([title, commands]) => {
    const links = commands.map((command) => `[\`${command.name()}\`](#${anchor(fullName(command))})`);
    return `${title}: ${links.join(', ')}`;
  });
  return `Commands by topic:\n\n${list(lines)}`;
}

/** A command and its subcommands. */
function describe(command: Command): string[] {
  const depth = fullName(command).split(' ').length;
  const parts = [
    `${'#'.repeat(depth + 2)} evodraughts ${fullName(command)}`,
    sentence(command.description()),
    code(`evodraughts ${fullName(command)} ${usage(command)}`),
    list([
      ...command.registeredArguments.map(argumentLine),
      ...command.options.filter(({ hidden }) => !hidden).map(optionLine),
    ]),
    ...helpBehind(command),
  ];
  return [...parts.filter((part) => part !== ''), ...command.commands.flatMap(describe)];
}

/** A command with subcommands has either an argument or a subcommand. */
function usage(command: Command): string {
  const isHolder = command.commands.length > 0 && command.registeredArguments.length === 0;
  return isHolder ? 'COMMAND' : command.usage().replace('[command] ', '');
}

function argumentLine(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return `\`${argument.required ? `<${name}>` : `[${name}]`}\`: ${argument.description}`;
}

function optionLine({ flags, description, argChoices, defaultValue, defaultValueDescription }: Option): string {
  const given = defaultValueDescription ?? (hasDefault(defaultValue) ? String(defaultValue) : undefined);
  const notes = [
    ...(argChoices ? [`one of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}`] : []),
    ...(given === undefined ? [] : [`default: ${given}`]),
  ];
  return `\`${flags}\`: ${description}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

function hasDefault(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** The text after the help: sometimes remarks, then blocks with titles, such as an example. */
function helpBehind(command: Command): string[] {
  let written = '';
  command.configureOutput({ writeOut: (text) => (written += text) }).outputHelp();
  const [remarks = '', ...blocks] = written.slice(command.helpInformation().length).split(/^(?=\w[^\n]*:\n)/m);
  const titled = blocks.map((block) => block.split(/(?<=^[^\n]*:)\n/) as [title: string, text: string]);
  return [remarks.trim(), ...titled.map(([title, text]) => `${title}\n\n${code(text)}`)];
}

function fullName(command: Command): string {
  const above = command.parent?.parent ? `${fullName(command.parent)} ` : '';
  return `${above}${command.name()}`;
}

function anchor(name: string): string {
  return `evodraughts-${name.replaceAll(' ', '-')}`;
}

function code(text: string): string {
  const lines = text.trimEnd().split('\n');
  const least = Math.min(...lines.filter((line) => line !== '').map((line) => /^ */.exec(line)![0].length));
  return ['```sh', ...lines.map((line) => line.slice(least)), '```'].join('\n');
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function sentence(text: string): string {
  return `${capital(text)}.`;
}
