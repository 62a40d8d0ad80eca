/** The command line: one file a command, put together here; errors become a sentence and an exit code. */

import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { InputError } from '../base/inputError.ts';
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
import { addShow } from './commands/show.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addMatch } from './commands/match.ts';
import { addOpenings } from './commands/openings.ts';
import { addPlayers } from './commands/players.ts';
import { addRate } from './commands/rate.ts';
import { addTables } from './commands/tables.ts';
import { addTournament } from './commands/tournament.ts';
import { addTour } from './commands/tour.ts';
import { addWhy } from './commands/why.ts';
import { EXIT_INPUT, EXIT_OK } from './exitCode.ts';
import { describeFileError } from './fileError.ts';
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
    .exitOverride()
    .showHelpAfterError('Run the command with --help to see its options and an example.')
    .addHelpText('after', '\nExample:\n  evodraughts play --white random');
  addPlay(program);
  addPlayers(program);
  addMatch(program);
  addTournament(program);
  addRate(program);
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

/** An expression may begin with a minus, which makes it no option: in brackets it is the same expression. */
function withoutSigns(args: readonly string[]): string[] {
  const isExpression = args[0] === 'explain' || args[0] === 'why';
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
