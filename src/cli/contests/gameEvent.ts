/** Shared by matches and tournaments on the command line: options, threads, openings, records and warnings. */

import type { Command } from 'commander';
import type { EventSetup, GamePool } from '../../arena/encounters.ts';
import { GAME_WORKER } from '../../arena/encounters.ts';
import { withoutRepeats } from '../../arena/differentOpenings.ts';
import type { PairRecord } from '../../arena/tally.ts';
import type { OpeningSource } from '../../arena/openings.ts';
import { OPENING_CHOICES } from '../../arena/openings.ts';
import { orderPlayer } from '../../players/players.ts';
import { loadTables } from '../../players/tableFiles.ts';
import { threadPool } from '../../pools/pool.ts';
import type { Variant } from '../../rules/variant.ts';
import { chosenOpenings } from './openingChoice.ts';
import { jsonOption, seedOption, threadsOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { EXIT_INPUT } from '../terminal/exitCode.ts';
import { GameFile } from '../board/gameFile.ts';
import { checkGamesOutput, openOutput } from '../terminal/outputFile.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { formatNoun, printError } from '../terminal/terminal.ts';

export interface EventOptions {
  readonly variant: Variant;
  readonly openings: string;
  readonly threads: number;
  readonly seed: number;
  readonly plies: number;
  readonly pdn?: string;
  readonly json?: boolean;
}

export function addEventOptions(command: Command): Command {
  return command
    .addOption(variantOption())
    .option('--openings <source>', `${OPENING_CHOICES}, or a file of PDN games or FEN lines`, 'three-move')
    .addOption(threadsOption('games played at once'))
    .addOption(seedOption())
    .option(
      '--plies <number>',
      'draw a game after this many plies, not counting the opening; 0: no limit',
      wholeNumber(0, 100_000),
      0,
    )
    .option('--pdn <file>', 'write all games to a file')
    .addOption(jsonOption());
}

/** An event that is ready to be played. The caller closes it. */
export interface GameEvent {
  readonly setup: EventSetup;
  /** Pairs of games between any two players that meet. */
  readonly rounds: number;
  readonly openings: OpeningSource;
  /** The pieces of the endgame tables on this machine, 0 if there are none; undefined if no player uses them. */
  readonly endgamePieces: number | undefined;
  readonly pool: GamePool;
  readonly warnings: readonly string[];
  /** The file of the games, if they are kept. */
  readonly file: GameFile | undefined;
  /** How many of the games that were added reached the ply limit. */
  readonly atPlyLimit: number;
  /** Counts games that were played, and writes them to the file. */
  add(pair: PairRecord): Promise<void>;
  close(): Promise<void>;
}

/**
 * Checks all options before the first game. An open-ended event, which stops when a test reaches a verdict, ends at
 * the latest where its games would repeat: a test would take repeated games for new evidence.
 */
export async function openEvent(
  options: EventOptions,
  specs: readonly string[],
  wanted: number,
  isOpenEnded = false,
): Promise<GameEvent> {
  const { variant, seed } = options;
  checkGamesOutput(options.pdn, options.json === true);
  const players = specs.map((spec) => orderPlayer(spec, variant));
  const names = players.map(({ name }) => name);
  remarkOnVariant(names, variant);
  const source = await chosenOpenings(options.openings, variant, seed);
  const isAllFixed = players.every(({ isRandom }) => !isRandom);
  const openings = isAllFixed ? withoutRepeats(source, variant, wanted) : source;
  const rounds = isAllFixed && isOpenEnded ? Math.min(wanted, openings.count) : wanted;
  const warnings = isAllFixed && rounds > openings.count ? [repetitionWarning(openings, rounds)] : [];
  if (!options.json) for (const warning of warnings) printError(`Warning: ${warning}`);
  const usesTables = players.some(({ kind, values }) => kind.withoutTables?.(values));
  const endgamePieces = usesTables ? (loadTables(variant)?.maxPieces ?? 0) : undefined;
  const file = options.pdn === undefined ? undefined : new GameFile(await openOutput(options.pdn));
  const pool: GamePool = threadPool(GAME_WORKER, options.threads);
  let atPlyLimit = 0;
  return {
    setup: {
      variant: variant.name,
      players: names,
      specs: players.map(({ spec }) => spec),
      opening: (round) => openings.at(round),
      seed,
      isBrief: file === undefined,
      plies: options.plies,
    },
    rounds,
    openings,
    endgamePieces,
    pool,
    warnings,
    file,
    get atPlyLimit() {
      return atPlyLimit;
    },
    add: async (pair) => {
      atPlyLimit += pair.filter(({ reason }) => reason === 'ply-limit').length;
      await file?.add(pair);
    },
    close: async () => {
      await pool.close();
      await file?.close();
    },
  };
}

/** The other conditions of the games in words. */
export function describeEvent({ openings, endgamePieces, setup, atPlyLimit }: GameEvent): string {
  const tables = endgamePieces === 0 ? ', no endgame tables' : `, endgame tables of ${endgamePieces} pieces`;
  const limit = setup.plies ? `, ${formatNoun(atPlyLimit, 'draw')} at the limit of ${setup.plies} plies` : '';
  return `openings from ${openings.title}${endgamePieces === undefined ? '' : tables}, seed ${setup.seed}${limit}`;
}

/** Reports that the games could not be written. This comes after the result, which is worth more. */
export function complainOfFile({ file }: GameEvent): void {
  if (!file?.failure) return;
  printError(file.failure.message);
  process.exitCode = EXIT_INPUT;
}

function repetitionWarning({ count, title }: OpeningSource, rounds: number): string {
  const openings = count === 1 ? `is only one opening, ${title}` : `are only ${count} openings in ${title}`;
  return (
    `none of the players uses random numbers and there ${openings}, for ${formatNoun(rounds, 'pair')} of games. ` +
    'Games that repeat prove nothing; choose --openings random:plies=N with more plies, or add noise to a player.'
  );
}
