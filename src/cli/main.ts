/** The command line: one file a command, put together here; errors become a sentence and an exit code. */

import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { InputError } from '../base/inputError.ts';
import { addEvolve } from './commands/evolve.ts';
import { addExplain } from './commands/explain.ts';
import { addFeatures } from './commands/features.ts';
import { addGrammarCheck } from './commands/grammarCheck.ts';
import { addGrammarMap } from './commands/grammarMap.ts';
import { addGrammarSample } from './commands/grammarSample.ts';
import { addHub } from './commands/hub.ts';
import { addMoves } from './commands/moves.ts';
import { addPdnCheck } from './commands/pdnCheck.ts';
import { addPdnConvert } from './commands/pdnConvert.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addResume } from './commands/resume.ts';
import { addShow } from './commands/show.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addMatch } from './commands/match.ts';
import { addMatches } from './commands/matches.ts';
import { addOpenings } from './commands/openings.ts';
import { addPlayers } from './commands/players.ts';
import { addRate } from './commands/rate.ts';
import { addRuns } from './commands/runs.ts';
import { addStudy } from './commands/study.ts';
import { addTables } from './commands/tables.ts';
import { addTest } from './commands/test.ts';
import { addTournament } from './commands/tournament.ts';
import { addTour } from './commands/tour.ts';
import { addWhy } from './commands/why.ts';
import { EXIT_INPUT, EXIT_OK } from './exitCode.ts';
import { describeFileError } from '../base/fileError.ts';
import { printError, printJson } from './terminal.ts';

/** Runs one command and returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  watchStandardOutput();
  const program = createProgram();
  try {
    await program.parseAsync(withoutSigns(args), { from: 'user' });
    return Number(process.exitCode ?? EXIT_OK);
  } catch (error) {
    return explain(error, args);
  }
}

export function createProgram(): Command {
  const program = new Command('evodraughts')
    .description('A laboratory where draughts strategies are evolved, tested, explained and played.')
    .version(packageJson.version)
    .option('--store <file>', 'where runs, tests and matches are kept (default: evodraughts.sqlite)')
    .hook('preAction', (command) => useStore(command.opts()))
    .exitOverride()
    .showHelpAfterError('Run the command with --help to see its options and an example.')
    .addHelpText('after', '\nExample:\n  evodraughts play --white random');
  addPlay(program);
  addPlayers(program);
  addMatch(program);
  addMatches(program);
  addTournament(program);
  addRate(program);
  addTest(program);
  addEvolve(program);
  addResume(program);
  addRuns(program);
  addAnalyse(program);
  addExplain(program);
  addWhy(program);
  addFeatures(program);
  const grammar = program
    .command('grammar')
    .description('check a grammar, map genomes by it, or see what it is likely to say')
    .addHelpText('after', '\nExample:\n  evodraughts grammar check grammars/thesis-8x8.bnf');
  addGrammarCheck(grammar);
  addGrammarMap(grammar);
  addGrammarSample(grammar);
  addStudy(program);
  addTables(program);
  addOpenings(program);
  addShow(program);
  addMoves(program);
  addPerft(program);
  const pdn = program
    .command('pdn')
    .description('check or convert files of games in Portable Draughts Notation')
    .addHelpText('after', '\nExample:\n  evodraughts pdn check games.pdn');
  addPdnCheck(pdn);
  addPdnConvert(pdn);
  addHub(program);
  addTour(program);
  return program;
}

/** Every command and every thread finds the store by the environment. */
function useStore({ store }: { readonly store?: string }): void {
  if (store !== undefined) process.env['EVODRAUGHTS_STORE'] = store;
}

/** An expression may begin with a minus, which makes it no option: in brackets it is the same expression. */
function withoutSigns(args: readonly string[]): string[] {
  const command = args[args[0] === '--store' ? 2 : 0] ?? '';
  const isExpression = ['explain', 'why', 'study'].includes(command);
  const isValue = (index: number): boolean => /^--(?!json$)/.test(args[index - 1] ?? '');
  return args.map((arg, index) =>
    isExpression && /^-[\w.(]/.test(arg) && arg !== '-h' && !isValue(index) ? `(${arg})` : arg,
  );
}

/** Says what was wrong, to a program if one asked. Commander has told people about its own errors already. */
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
