/** Results of tests in words and tables that a person can read. */

import type { FairResult, OpponentResult, PlayerResult, Share } from '../../arena/fairTestResult.ts';
import type { ThesisResult } from '../../papers/greaney2026/thesisTest.ts';
import { otherTraining } from '../../reports/trainingText.ts';
import type { ChampionRecord } from '../../store/records.ts';
import { printComparisons, printGroups } from '../runs/comparisonText.ts';
import { formatSeeds } from '../runs/seedList.ts';
import { hundredths, isShort, shortened } from './shareText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, formatNoun, print } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

/** A champion with the number of its run. */
export interface RunScore {
  readonly run: number;
  readonly champion: Pick<ChampionRecord, 'unit' | 'training' | 'validation' | 'confirmation'>;
}

/** `runs` has the scores of those players that are champions of runs. */
export function printFairResult(result: FairResult, runs: ReadonlyMap<string, RunScore>): void {
  print(describeTest(result));
  for (const [index, player] of result.players.entries()) {
    printPlayer(result, player, index);
    const run = runs.get(player.player);
    if (run && run.champion.unit !== 'unknown') print(describeRun(run));
  }
  print('');
  for (const note of notes(result)) print(wrapText('', note));
  if (result.comparisons.length > 0) printComparisons(result.comparisons, result.players);
  if (result.groups) printGroups(result.groups);
}

export function printThesisResult(player: string, result: ThesisResult): void {
  const { games, wins, draws, losses, winRate, wald, perSeed, deviation, rules } = result;
  const rate = `${hundredths(winRate)} % (${hundredths(Math.max(0, wald.low))}-${hundredths(Math.min(1, wald.high))})`;
  print(player);
  print(`Wins ${rate} of ${games} games against random, as Black only: +${wins} =${draws} -${losses}.`);
  const origin =
    rules === 'original' ? 'The rules and the random numbers of the original program' : 'The official rules';
  const seeds = formatSeeds(perSeed.map(({ seed }) => seed));
  const spread = `population standard deviation ${hundredths(deviation)} %`;
  print(`${origin}; Wald interval.`);
  print(`Wins of the seeds ${seeds}: ${perSeed.map((seed) => seed.wins).join(', ')} (${spread}).`);
}

/** `74 % (70-78)`. */
export function formatShare({ value, low, high }: Share): string {
  const limits = [low, high].map((limit) => (100 * limit).toFixed(0)).join('-');
  return `${formatPercent(value)} (${limits})`;
}

/** `74 %`; `99.8 %` where rounding would wrongly give 0 % or 100 %. */
export function formatPercent(share: number): string {
  const percent = 100 * share;
  if (percent > 0 && percent < 0.5) return `${Math.max(0.1, percent).toFixed(1)} %`;
  if (percent >= 99.5 && percent < 100) return `${Math.min(99.9, percent).toFixed(1)} %`;
  return `${percent.toFixed(0)} %`;
}

function describeTest({ variant, players, openings, seeds, isComplete }: FairResult): string {
  const different = Math.max(0, ...players.flatMap(({ opponents }) => opponents.map((opponent) => opponent.openings)));
  const end = isComplete ? '' : ', stopped early';
  return `${variant}, ${formatNoun(different, 'opening')} from ${openings}, seeds ${formatSeeds(seeds)}${end}`;
}

function printPlayer(result: FairResult, { player, opponents }: PlayerResult, index: number): void {
  print('');
  print(result.players.length > 1 ? `${index + 1}  ${player}` : player);
  const [first] = opponents;
  if (!first) {
    print('No pair of games was completed.');
    return;
  }
  const games = formatNoun(first.games, 'game');
  print(`Wins ${formatShare(first.winRate)} of ${games} against ${nameOf(result, first.opponent)}.`);
  const head = ['against', 'wins', 'points', 'as Black', 'as White', 'games', '', 'over seeds'];
  const rows = opponents.map((opponent) => opponentRow(result, opponent));
  if (!isNarrow()) print(textTable(head, rows, [0, 6]));
  else print(textTable(narrowed(head), rows.map(narrowed), [0, 4]));
}

/** Fits a narrow terminal. */
function narrowed([against, wins, points, , , games, score]: readonly string[]): string[] {
  return [against!, wins!, points!, games!, score!];
}

/** The greatest width of the other columns, on a narrow terminal and on a wide one. */
const NARROW_ROOM = 58;
const WIDE_ROOM = 102;
const LEAST_NAME = 17;

function isNarrow(): boolean {
  return (process.stdout.columns ?? Infinity) < WIDE_ROOM + LEAST_NAME;
}

function nameRoom(): number {
  return Math.max(LEAST_NAME, (process.stdout.columns ?? Infinity) - (isNarrow() ? NARROW_ROOM : WIDE_ROOM));
}

/** The test has other opponents than training, so the gap compares with new games against the same opponents. */
function describeRun({ run, champion }: RunScore): string {
  const { training, validation, confirmation } = champion;
  const other = otherTraining(champion);
  if (other !== undefined) return `In run ${run} ${other}.`;
  const validated =
    validation.games === 0
      ? ''
      : `, ${hundredths(validation.points)} % in ${formatCount(validation.games)} validation games`;
  const gap =
    confirmation.games === 0
      ? ''
      : `; in ${formatCount(confirmation.games)} new games against the opponents of training ` +
        `${hundredths(confirmation.points)} %, a gap of ${hundredths(training - confirmation.points)}`;
  return `In run ${run} it scored ${hundredths(training)} % in training${validated}${gap}.`;
}

function opponentRow(result: FairResult, opponent: OpponentResult): string[] {
  const { games, wins, draws, losses, deviation } = opponent;
  return [
    shortened(nameOf(result, opponent.opponent), nameRoom()),
    formatShare(opponent.winRate),
    formatShare(opponent.points),
    formatShare(opponent.asBlack.winRate),
    formatShare(opponent.asWhite.winRate),
    formatCount(games),
    `+${wins} =${draws} -${losses}`,
    deviation.winRate === null ? '' : `±${hundredths(deviation.winRate)}`,
  ];
}

/** The meaning of the columns, and where fewer games were played than planned. */
function notes({ players, games, isComplete }: FairResult): string[] {
  const results = players.flatMap(({ opponents }) => opponents);
  const repeating = isComplete ? results.find((result) => result.games < games) : undefined;
  const colours = isNarrow() ? '' : ' As Black and as White: wins.';
  return [
    `Percentages of all games with 95 % intervals in brackets; a draw is half a point.${colours}`,
    'Intervals of wins treat the two games of an opening as independent; those of points do not.',
    ...(isNarrow()
      ? []
      : ['Over seeds: sample standard deviation of the win rates of the seeds, in percentage points.']),
    ...(repeating
      ? [
          'Two players without random numbers would repeat their games, ' +
            `so each of ${repeating.openings} openings counts once for them.`,
        ]
      : []),
  ];
}

/** A long spec that is also tested is shown by its number. */
function nameOf({ players }: FairResult, name: string): string {
  const index = players.length > 1 ? players.findIndex(({ player }) => player === name) : -1;
  return index === -1 || isShort(name) ? shortened(name) : `player ${index + 1}`;
}
