/** `evodraughts tournament`: several players in a round-robin, a gauntlet or a knock-out. */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { KnockOutStage } from '../../arena/playKnockOut.ts';
import { playKnockOut } from '../../arena/playKnockOut.ts';
import { playEncounters } from '../../arena/encounters.ts';
import type { RatingGroup } from '../../arena/ratings.ts';
import { ratingGroups } from '../../arena/ratings.ts';
import { Standings } from '../../arena/standings.ts';
import { gauntlet, roundRobin } from '../../arena/schedule.ts';
import { gamesOf, pointsOf, totalOf } from '../../arena/tally.ts';
import { formatPoints } from '../contests/eloText.ts';
import type { EventOptions, GameEvent } from '../contests/gameEvent.ts';
import { addEventOptions, complainOfFile, describeEvent, openEvent } from '../contests/gameEvent.ts';
import { evenNumber } from '../terminal/options.ts';
import { printWithFailure } from '../terminal/printSaving.ts';
import { startProgress } from '../terminal/progress.ts';
import { printRatings, ratingsJson } from '../contests/ratingText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatDuration, formatNoun, print } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';

type Format = 'round-robin' | 'gauntlet' | 'knock-out';

interface TournamentOptions extends EventOptions {
  readonly format: Format;
  readonly games: number;
}

export function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .description('play a tournament and rate the players')
    .argument('<players...>', 'two or more players, see "evodraughts players"')
    .addOption(
      new Option('--format <name>', 'the pairings; in a gauntlet the first player meets all others')
        .choices(['round-robin', 'gauntlet', 'knock-out'])
        .default('round-robin'),
    )
    .option('--games <number>', 'games of each pairing, both colours of each opening', evenNumber(1_000_000), 20);
  addEventOptions(command)
    .addHelpText('after', '\nExample:\n  evodraughts tournament random minimax:depth=2 alphabeta:depth=4 --games 20')
    .action(runTournament);
}

async function runTournament(specs: readonly string[], options: TournamentOptions): Promise<void> {
  if (specs.length < 2) throw new InputError('tournament-players', 'A tournament requires at least two players.');
  const twice = specs.find((spec, index) => specs.indexOf(spec) !== index);
  if (twice !== undefined) {
    throw new InputError('tournament-twice', `${twice} is named twice. Name every player once.`);
  }
  const rounds = options.games / 2;
  const startMs = performance.now();
  const event = await openEvent(options, specs, rounds);
  const standings = new Standings(specs.length);
  let stages: KnockOutStage[] = [];
  try {
    if (options.format === 'knock-out') stages = await runKnockOut(event, standings, rounds, options);
    else await runSchedule(event, standings, rounds, options);
  } finally {
    await event.close();
  }
  const timeMs = performance.now() - startMs;
  const groups = ratingGroups(event.setup.players, standings.results());
  if (options.json) {
    printWithFailure(tournamentJson(event, standings, groups, stages, options, timeMs), event.file?.failure);
    return;
  }
  printTournament(event, standings, groups, stages, timeMs);
  complainOfFile(event);
}

async function runSchedule(
  event: GameEvent,
  standings: Standings,
  rounds: number,
  options: TournamentOptions,
): Promise<void> {
  const players = event.setup.players.length;
  const isGauntlet = options.format === 'gauntlet';
  const meetings = isGauntlet ? players - 1 : (players * (players - 1)) / 2;
  const schedule = isGauntlet ? gauntlet(players, rounds) : roundRobin(players, rounds);
  const progress = startProgress('Playing', meetings * rounds, options.json === true);
  let done = 0;
  for await (const { encounter, pair } of untilInterrupted(playEncounters(event.pool, event.setup, schedule))) {
    standings.add(encounter, pair);
    await event.add(pair);
    done++;
    progress.update(done, leaderText(event, standings));
  }
  progress.stop();
}

async function runKnockOut(
  event: GameEvent,
  standings: Standings,
  rounds: number,
  options: TournamentOptions,
): Promise<KnockOutStage[]> {
  const players = event.setup.players.length;
  const progress = startProgress('Playing', (players - 1) * rounds, options.json === true);
  const stages: KnockOutStage[] = [];
  let done = 0;
  for await (const step of untilInterrupted(playKnockOut(event.pool, event.setup, rounds))) {
    if (step.kind === 'stage') {
      stages.push(step.stage);
      continue;
    }
    standings.add(step.encounter, step.pair);
    await event.add(step.pair);
    done++;
    progress.update(done, leaderText(event, standings));
  }
  progress.stop();
  return stages;
}

/** The leader, for the progress line. */
function leaderText({ setup }: GameEvent, standings: Standings): string {
  const { leader } = standings;
  const score = standings.total(leader);
  return `${setup.players[leader]} leads with ${formatPoints(pointsOf(score))} of ${gamesOf(score)}`;
}

function printTournament(
  event: GameEvent,
  standings: Standings,
  groups: readonly RatingGroup[],
  stages: readonly KnockOutStage[],
  timeMs: number,
): void {
  const { players } = event.setup;
  if (standings.games === 0) {
    print('Stopped before the first pair of games was complete.');
    return;
  }
  if (wasInterrupted()) print('Stopped early. The result so far:');
  for (const [index, { ties }] of stages.entries()) {
    print(index === stages.length - 1 && ties.length === 1 ? 'Final' : `Stage ${index + 1}`);
    for (const tie of ties) print(`  ${describeTie(tie, players)}`);
  }
  if (stages.length > 0) print('');
  print('Points of each player against each:');
  print(crossTable(players, standings));
  print('');
  printRatings(groups);
  print(`${formatNoun(standings.games, 'game')}, ${describeEvent(event)}, ${formatDuration(timeMs)}.`);
}

function describeTie(
  { first, second, points, winner }: KnockOutStage['ties'][number],
  players: readonly string[],
): string {
  if (second === undefined) return `${players[first]} advances without playing`;
  const why = points[0] === points[1] ? ' as the higher in the list' : '';
  const score = points.map(formatPoints).join(' : ');
  return `${players[first]} against ${players[second]}  ${score}, ${players[winner]} advances${why}`;
}

/** The points of every player against every other. Players have numbers, so that many of them fit a line. */
function crossTable(players: readonly string[], standings: Standings): string {
  const rows = players.map((player, row) => [
    `${row + 1}`,
    player,
    ...players.map((_, column) => {
      const score = totalOf(standings.tally(row, column));
      return gamesOf(score) === 0 ? '-' : `${formatPoints(pointsOf(score))}/${gamesOf(score)}`;
    }),
  ]);
  return textTable(['', '', ...players.map((_, index) => `${index + 1}`)], rows, [1]);
}

function tournamentJson(
  event: GameEvent,
  standings: Standings,
  groups: readonly RatingGroup[],
  stages: readonly KnockOutStage[],
  options: TournamentOptions,
  timeMs: number,
): object {
  const { players } = event.setup;
  return {
    variant: options.variant.name,
    format: options.format,
    players,
    openings: event.openings.title,
    endgamePieces: event.endgamePieces ?? null,
    seed: options.seed,
    plies: options.plies || null,
    atPlyLimit: event.atPlyLimit,
    games: standings.games,
    results: standings.results().map(({ first, second, ...score }) => ({
      first: players[first],
      second: players[second],
      ...score,
      pairs: standings.tally(first, second).pairs,
    })),
    ...(options.format === 'knock-out' && { stages }),
    groups: ratingsJson(groups),
    interrupted: wasInterrupted(),
    warnings: event.warnings,
    timeMs,
  };
}
