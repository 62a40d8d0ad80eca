/** The command line: one file per command, assembled here. Errors become a message and an exit code. */

import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { InputError } from '../base/inputError.ts';
import { EXIT_INPUT, EXIT_OK } from './terminal/exitCode.ts';
import { describeFileError } from '../base/fileError.ts';
import { useStore } from '../store/storePath.ts';
import { printError, printJson } from './terminal/terminal.ts';

/** Runs one command and returns its exit code. */
export async function main(given: readonly string[]): Promise<number> {
  watchStandardOutput();
  const args = withNewNames(given);
  try {
    const program = await createProgram(args);
    await program.parseAsync(withoutSigns(args), { from: 'user' });
    return Number(process.exitCode ?? EXIT_OK);
  } catch (error) {
    return explain(error, args);
  }
}

/** The program with the command that the arguments name, or with all commands if they name none. */
export async function createProgram(args: readonly string[] = []): Promise<Command> {
  const program = new Command('evodraughts')
    .description('Evolve, test, explain and play draughts strategies.')
    .version(packageJson.version)
    .option('--store <file>', 'file in which runs, tests and matches are stored (default: evodraughts.sqlite)')
    .hook('preAction', (command) => useStore(command.opts<{ store?: string }>().store))
    .exitOverride()
    .showHelpAfterError('Run the command with --help to see its options and an example.')
    .addHelpText('after', '\nExample:\n  evodraughts play --white random');
  const name = commandName(args);
  const loaders = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]!] : Object.values(COMMANDS);
  for (const load of loaders) (await load())(program);
  return program;
}

/**
 * All commands in the order of the help. A command is loaded when it is called, because some take longer to load than
 * others take to run.
 */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  play: async () => (await import('./commands/play.ts')).addPlay,
  players: async () => (await import('./commands/players.ts')).addPlayers,
  match: async () => (await import('./commands/match.ts')).addMatch,
  matches: async () => (await import('./commands/matches.ts')).addMatches,
  tournament: async () => (await import('./commands/tournament.ts')).addTournament,
  rate: async () => (await import('./commands/rate.ts')).addRate,
  test: async () => (await import('./commands/test.ts')).addTest,
  tests: async () => (await import('./commands/tests.ts')).addTests,
  evolve: async () => (await import('./commands/evolve.ts')).addEvolve,
  experiment: async () => (await import('./commands/experiment.ts')).addExperiment,
  resume: async () => (await import('./commands/resume.ts')).addResume,
  runs: async () => (await import('./commands/runs.ts')).addRuns,
  report: async () => (await import('./commands/report.ts')).addReport,
  analyse: async () => (await import('./commands/analyse.ts')).addAnalyse,
  explain: async () => (await import('./commands/explain.ts')).addExplain,
  why: async () => (await import('./commands/why.ts')).addWhy,
  features: async () => (await import('./commands/features.ts')).addFeatures,
  grammar: async () => (await import('./commands/grammar.ts')).addGrammar,
  paper: async () => (await import('./commands/paper.ts')).addPaper,
  tables: async () => (await import('./commands/tables.ts')).addTables,
  openings: async () => (await import('./commands/openings.ts')).addOpenings,
  show: async () => (await import('./commands/show.ts')).addShow,
  moves: async () => (await import('./commands/moves.ts')).addMoves,
  perft: async () => (await import('./commands/perft.ts')).addPerft,
  pdn: async () => (await import('./commands/pdn.ts')).addPdn,
  hub: async () => (await import('./commands/hub.ts')).addHub,
};

function commandName(args: readonly string[]): string {
  return args[args[0] === '--store' ? 2 : 0] ?? '';
}

/** A command that had another name in 0.1.0 still works under that name, with a notice. */
function withNewNames(args: readonly string[]): readonly string[] {
  if (commandName(args) !== 'study') return args;
  printError('"evodraughts study" is now called "evodraughts paper".');
  return args.with(args.indexOf('study'), 'paper');
}

/** An expression may begin with a minus. Brackets keep it from being read as an option. */
function withoutSigns(args: readonly string[]): string[] {
  const isExpression = ['explain', 'why', 'paper'].includes(commandName(args));
  const isValue = (index: number): boolean => /^--(?!json$)/.test(args[index - 1] ?? '');
  return args.map((arg, index) =>
    isExpression && /^-[\w.(]/.test(arg) && arg !== '-h' && !isValue(index) ? `(${arg})` : arg,
  );
}

/** Reports the error, as JSON for programs. Commander has already printed its own errors for people. */
function explain(error: unknown, args: readonly string[]): number {
  const isUsage = error instanceof CommanderError;
  if (!isUsage && !(error instanceof InputError)) throw error;
  if (isUsage && error.exitCode === 0) return EXIT_OK;
  if (args.includes('--json')) printJson({ error: { code: error.code, message: error.message } });
  else if (!isUsage) printError(error.message);
  return EXIT_INPUT;
}

/** A reader such as `head` may close the pipe early; that is not an error. A full disk is. */
function watchStandardOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_OK);
    printError(`The output cannot be written: ${describeFileError(error)}.`);
    process.exit(EXIT_INPUT);
  });
}
