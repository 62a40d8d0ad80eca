/** `evodraughts match`: many games between two players, with the confidence of the result. */

import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { MatchProgress } from '../../arena/match.ts';
import { playMatch } from '../../arena/match.ts';
import { gamesOf, pointsOf, totalOf } from '../../arena/tally.ts';
import type { EloEstimate } from '../../stats/elo.ts';
import type { SprtOptions } from '../../stats/sprt.ts';
import { sprt } from '../../stats/sprt.ts';
import { commandText } from '../terminal/commandText.ts';
import { describeElo, describeSprt, describeVerdict, formatEstimate, tallyTable } from '../contests/eloText.ts';
import type { EventOptions, GameEvent } from '../contests/gameEvent.ts';
import { addEventOptions, complainOfFile, describeEvent, openEvent } from '../contests/gameEvent.ts';
import type { MatchKeeper } from '../contests/matchKeeper.ts';
import { openMatchKeeper } from '../contests/matchKeeper.ts';
import { evenNumber } from '../terminal/options.ts';
import { printSaving } from '../terminal/printSaving.ts';
import { startProgress } from '../terminal/progress.ts';
import { formatCount, formatDuration, formatNoun, print } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';

interface MatchOptions extends EventOptions {
  readonly games?: number;
  readonly sprt?: SprtOptions;
  readonly save?: boolean;
}

/** The default number of games, and the greatest number in a sequential test. */
const PRESET_GAMES = 200;
const MOST_TEST_GAMES = 20_000;

export function addMatch(program: Command): void {
  const command = program
    .command('match')
    .description('play a match: which player is stronger, by how much, and with what confidence')
    .argument('<first>', 'a player, see "evodraughts players"')
    .argument('<second>', 'its opponent')
    .option(
      '--games <number>',
      `games to play, both colours of each opening (default: ${PRESET_GAMES})`,
      evenNumber(10_000_000),
    )
    .option(
      '--sprt <bounds...>',
      'stop when a sequential test reaches a verdict: elo0=0 elo1=20 [alpha=0.05 beta=0.05]',
      parseSprt,
    )
    .option('--save', 'save the match and its games in the store, see "evodraughts matches"');
  addEventOptions(command)
    .addHelpText(
      'after',
      '\nExample:\n  evodraughts match alphabeta:depth=4 alphabeta:depth=2 --games 200 --pdn games.pdn',
    )
    .action(runMatch);
}

async function runMatch(first: string, second: string, options: MatchOptions): Promise<void> {
  // Invalid bounds are rejected before the first game.
  if (options.sprt) sprt([0, 0, 0, 0, 0], options.sprt);
  const games = options.games ?? (options.sprt ? MOST_TEST_GAMES : PRESET_GAMES);
  const isOpenEnded = options.games === undefined && options.sprt !== undefined;
  const startMs = performance.now();
  const event = await openEvent(options, [first, second], games / 2, isOpenEnded);
  const progress = startProgress('Playing', event.rounds, options.json === true);
  let last: MatchProgress | undefined;
  let keeper: MatchKeeper | undefined;
  try {
    if (options.save) keeper = openMatchKeeper();
    const setup = keeper ? { ...event.setup, isBrief: false } : event.setup;
    for await (const step of untilInterrupted(playMatch(event.pool, setup, event.rounds, options.sprt))) {
      last = step;
      await event.add(step.pair);
      keeper?.add(step.pair);
      progress.update(step.elo.pairs, runningScore(step));
    }
  } finally {
    progress.stop();
    await event.close();
  }
  const timeMs = performance.now() - startMs;
  const { variant, players, openings, seed, ...result } = matchResult(event, options, last);
  const save = () => (last && keeper?.save({ variant, players, openings, seed, result })) ?? null;
  if (options.json) {
    printSaving({ variant, players, openings, seed, ...result, timeMs }, save, event.file?.failure);
    return;
  }
  printMatch(event, options, last, timeMs);
  // After the result, which is then not lost if saving fails.
  try {
    const saved = save();
    if (saved !== null) print(`Saved as match ${saved}. To print its games: ${commandText(`matches ${saved}`)}`);
  } finally {
    complainOfFile(event);
  }
}

/** The score in the progress line. */
function runningScore({ tally, elo }: MatchProgress): string {
  const { wins, draws, losses } = totalOf(tally);
  return `+${wins} =${draws} -${losses}, ${formatEstimate(elo)}`;
}

function printMatch(event: GameEvent, options: MatchOptions, last: MatchProgress | undefined, timeMs: number): void {
  const [first, second] = event.setup.players as [string, string];
  if (!last) {
    print('Stopped before the first pair of games was complete.');
    return;
  }
  if (wasInterrupted()) print('Stopped early. The result so far:');
  const games = gamesOf(totalOf(last.tally));
  print(`${first} against ${second}`);
  print(`${options.variant.name}, ${formatNoun(games, 'game')}, ${describeEvent(event)}`);
  print('');
  print(tallyTable(last.tally));
  print('');
  print(`${describeElo(last.elo)}. ${describeVerdict(last.elo, first, second)}`);
  if (options.sprt) print(describeSprt(last.sprt!, options.sprt));
  print(`Pairs by points 0, ½, 1, 1½, 2: ${last.tally.pairs.join(', ')}.`);
  print(`${formatDuration(timeMs)}, ${formatCount(games / (timeMs / 1000))} games a second.`);
  if (options.pdn !== undefined && options.pdn !== '-' && !event.file?.failure && first !== second)
    print(`The games are in ${options.pdn}. To rate the players: evodraughts rate ${options.pdn}`);
}

/** The match as plain data, without its duration. */
function matchResult(event: GameEvent, options: MatchOptions, last: MatchProgress | undefined) {
  const total = last && totalOf(last.tally);
  return {
    variant: options.variant.name,
    players: event.setup.players,
    openings: event.openings.title,
    endgamePieces: event.endgamePieces ?? null,
    seed: options.seed,
    plies: options.plies || null,
    atPlyLimit: event.atPlyLimit,
    games: total ? gamesOf(total) : 0,
    points: total ? pointsOf(total) : 0,
    ...total,
    asBlack: last?.tally.asBlack ?? null,
    asWhite: last?.tally.asWhite ?? null,
    pairs: last?.tally.pairs ?? null,
    elo: last ? finiteElo(last.elo) : null,
    sprt: last?.sprt ?? null,
    interrupted: wasInterrupted(),
    warnings: event.warnings,
  };
}

/** JSON has no infinity; an unknown bound is null. */
function finiteElo({ elo, low, high, ...rest }: EloEstimate): Record<string, number | null> {
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return { elo: finite(elo), low: finite(low), high: finite(high), ...rest };
}

/** Collects `elo0=0`, `elo1=20` and the like, one at a time or separated by commas. */
function parseSprt(text: string, before: Partial<SprtOptions> = {}): SprtOptions {
  const bounds: Record<string, number> = { elo0: 0, elo1: 0, ...before };
  for (const part of text.split(',')) {
    const match = /^(elo0|elo1|alpha|beta)=(-?\d+(?:\.\d+)?)$/.exec(part.trim());
    if (!match) throw new InvalidArgumentError(`"${part}" is invalid. Write elo0=0 elo1=20, alpha=0.05, beta=0.05.`);
    bounds[match[1]!] = Number(match[2]);
  }
  return bounds as unknown as SprtOptions;
}
