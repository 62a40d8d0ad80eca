/** The figures of tests. Bars show wins, as most papers do; comparisons use the share of points. */

import { capital } from '../base/capital.ts';
import { formatNoun } from '../base/numberText.ts';
import type { Bar, Estimate, MatrixCell } from '../charts/chart.ts';
import { comparedTestsFinding, testFinding } from '../charts/findings.ts';
import type { ScoreRow } from '../charts/scoreRow.ts';
import type { Figure } from '../documents/document.ts';
import { median } from '../stats/quartiles.ts';
import { mean } from '../stats/spread.ts';
import { meanShareInterval } from '../stats/studentT.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns } from './condition.ts';
import {
  countsText,
  estimateText,
  idText,
  inWords,
  percentText,
  quotedName,
  runsText,
  someInWords,
} from './reportText.ts';
import type { RunShare } from './testShares.ts';
import { madeText, measureAgainst, opponentsMet, rivalsMet, runLabel, sharesAgainst } from './testShares.ts';

/** With more runs, conditions are shown by their means. */
const MOST_BARS = 40;
const MOST_ROWS = 24;
const MOST_NAMED = 4;
const MOST_TIED = 8;

/** Wins against one opponent. */
export function barFigure(conditions: readonly Condition[], opponent: string, suffix: string): Figure {
  const groups = conditions.map((condition) => ({ condition, shares: sharesAgainst(condition, opponent, 'wins') }));
  const count = groups.reduce((sum, { shares }) => sum + shares.length, 0);
  const isByRun = count <= MOST_BARS;
  const bars = groups.flatMap(({ condition, shares }) =>
    isByRun
      ? shares.map((one) => barOf(condition.label, runLabel(one.run), one.share, one.score.games))
      : shares.length === 0
        ? []
        : [barOf(condition.label, `mean of ${shares.length}`, meanOf(shares), gamesOf(shares))],
  );
  const each = isByRun ? 'one bar for each run' : 'one bar for each condition, the mean of its runs';
  const whiskers = isByRun ? '95 % intervals of the games (Wilson)' : "95 % intervals of the mean (Student's t)";
  const games = gamesText(groups.flatMap(({ shares }) => shares));
  return {
    id: `wins-${idText(opponent)}${suffix}`,
    finding: barsFinding(bars, opponent, isByRun),
    caption: `Games won against ${opponent}, ${each}; ${games}. Whiskers are ${whiskers}. Draws do not count as wins.`,
    chart: { kind: 'bars', axis: '% of the games won', bars, reference: { value: 0.5, label: 'half of the games' } },
  };
}

/** Wins of one run against each opponent. */
export function opponentsBarFigure(run: ReportedRun, opponents: readonly string[], suffix: string): Figure {
  const shares = opponents.flatMap((opponent) => sharesAgainst({ runs: [run] }, opponent, 'wins'));
  const bars = shares.map(({ share, score }, index) => barOf('', opponents[index]!, share, score.games));
  const [first] = bars;
  const name = capital(runLabel(run));
  return {
    id: `wins${suffix}`,
    finding: `${name} wins ${estimateText(first!)} of ${formatNoun(first!.games, 'game')} against ${first!.label}.`,
    caption:
      `Games won by ${runLabel(run)}, ${gamesText(shares)}. Whiskers are 95 % intervals of the games (Wilson). ` +
      'Draws do not count as wins.',
    chart: { kind: 'bars', axis: '% of the games won', bars, reference: { value: 0.5, label: 'half of the games' } },
  };
}

function barOf(group: string, label: string, { value, low, high }: Estimate, games: number): Bar {
  return { group, label, games, value, low, high };
}

/** The mean over runs; a single run has the interval of its games. */
function meanOf(shares: readonly RunShare[]): Estimate {
  const { value, low, high } = meanShareInterval(shares.map(({ share }) => share.value));
  return low === null || high === null ? shares[0]!.share : { value, low, high };
}

function gamesOf(shares: readonly RunShare[]): number {
  return shares.reduce((sum, { score }) => sum + score.games, 0);
}

/** `300 games each`, `150 to 300 games each`. */
function gamesText(shares: readonly RunShare[]): string {
  const counts = shares.map(({ score }) => score.games);
  return `${countsText(counts, 'game')}${counts.length === 1 ? '' : ' each'}`;
}

/** Who won most and who won fewest. Several that won equally many are said to tie. */
function barsFinding(bars: readonly Bar[], opponent: string, isByRun: boolean): string {
  const values = bars.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const best = bars.filter(({ value }) => value === most);
  const worst = bars.filter(({ value }) => value === least);
  const name = namesOf(best, isByRun);
  if (bars.length === 1) return `${name} wins ${estimateText(best[0]!)} of the games against ${opponent}.`;
  if (most === least) return `${name} tie at ${percentText(most)} of the games won against ${opponent}.`;
  const isApart = best.every(({ low }) => worst.every(({ high }) => low > high));
  const doubt = isApart ? '' : '; their intervals overlap, so this may be luck';
  const fewest = `${lowerFirst(namesOf(worst, isByRun))} ${worst.length > 1 ? 'win' : 'wins'} the fewest`;
  const first =
    best.length > 1
      ? `${name} tie at ${percentText(most)} of the games won against ${opponent}`
      : `${name} wins the most games against ${opponent}, ${estimateText(best[0]!)}`;
  const last = worst.length > 1 ? `${percentText(least)} each` : estimateText(worst[0]!);
  return `${first}; ${fewest}, ${last}${doubt}.`;
}

/** `Run 3 (“oak”)`, `Runs 1, 3 and 7`, or the names of conditions. */
function namesOf(bars: readonly Bar[], isByRun: boolean): string {
  if (!isByRun)
    return someInWords(
      bars.map(({ group }) => quotedName(group)),
      MOST_NAMED,
    );
  const runs = runsText(
    bars.map(({ label }) => Number(label.replace(/\D+/, ''))),
    MOST_TIED,
  );
  return bars.length === 1 ? `${runs} (${quotedName(bars[0]!.group)})` : runs;
}

function lowerFirst(text: string): string {
  return text.replace(/^Run/, 'run');
}

/** The runs of each condition, as they are compared. */
export function boxFigure(conditions: readonly Condition[], opponent: string, suffix: string): Figure {
  const measure = measureAgainst(conditions, opponent);
  const groups = conditions
    .map((condition) => ({ label: condition.label, shares: sharesAgainst(condition, opponent, measure) }))
    .filter(({ shares }) => shares.length > 0);
  const middles = groups
    .map(({ label, shares }) => ({ label, middle: median(shares.map(({ share }) => share.value)) }))
    .toSorted((one, other) => other.middle - one.middle)
    .map(({ label, middle }, index) =>
      index === 0
        ? `the median run of ${quotedName(label)} ${madeText(measure, percentText(middle))}`
        : `that of ${quotedName(label)} ${percentText(middle)}`,
    );
  const counts = groups.map(({ label, shares }) => `${formatNoun(shares.length, 'run')} of ${quotedName(label)}`);
  const what = measure === 'points' ? 'points' : 'games won';
  return {
    id: `${measure}-by-condition-${idText(opponent)}${suffix}`,
    finding: `Against ${opponent}, ${someInWords(middles, MOST_NAMED)}.`,
    caption:
      `The share of ${what} against ${opponent}, with a dot for each run: ${inWords(counts)}, ` +
      `${gamesText(groups.flatMap(({ shares }) => shares))}. Thick lines are medians. With 5 runs or more, a box ` +
      'covers the middle half of them.',
    chart: {
      kind: 'boxes',
      axis: measure === 'points' ? '% of the points' : '% of the games won',
      groups: groups.map(({ label, shares }) => ({
        label,
        series: '',
        points: shares.map(({ run, share }) => ({ label: runLabel(run), value: share.value })),
      })),
      ...(measure === 'points' && { reference: { value: 0.5, label: 'even' } }),
    },
  };
}

/** All runs, or conditions where they are many, against all opponents. */
export function matrixFigure(conditions: readonly Condition[], suffix: string): Figure {
  const tested = allRuns(conditions).filter(({ scores }) => scores.size > 0);
  const isByRun = tested.length <= MOST_ROWS;
  const opponents = opponentsMet(conditions);
  const columns = [...opponents, ...(isByRun ? rivalsMet(conditions) : [])];
  const rows = isByRun
    ? conditions.flatMap(({ label, runs }) =>
        runs
          .filter(({ scores }) => scores.size > 0)
          .map((run) => ({ label: conditions.length > 1 ? `${label}, ${runLabel(run)}` : runLabel(run), runs: [run] })),
      )
    : conditions.filter(({ runs }) => runs.some(({ scores }) => scores.size > 0));
  const cells = rows.flatMap((row) => columns.flatMap((opponent) => cellOf(conditions, row, opponent)));
  const hasWins = opponents.some((opponent) => measureAgainst(conditions, opponent) === 'wins');
  const what = isByRun ? 'run (rows)' : 'condition (rows, means over runs)';
  const all = columns.flatMap((opponent) => sharesAgainst({ runs: tested }, opponent, 'wins'));
  return {
    id: `opponents${suffix}`,
    finding: matrixFinding(conditions, opponents),
    caption:
      `The percentage of points that each ${what} scores against each opponent (columns), ${gamesText(all)}. 50 is ` +
      `even.${hasWins ? ' Against opponents with a protocol in brackets it is the percentage of games won.' : ''}`,
    chart: { kind: 'matrix', rows: rows.map(({ label }) => label), columns, cells },
  };
}

function cellOf(conditions: readonly Condition[], row: Condition, opponent: string): MatrixCell[] {
  const shares = sharesAgainst(row, opponent, measureAgainst(conditions, opponent));
  if (shares.length === 0) return [];
  const { value, low, high } = meanOf(shares);
  return [{ row: row.label, column: opponent, games: gamesOf(shares), value, low, high }];
}

function matrixFinding(conditions: readonly Condition[], opponents: readonly string[]): string {
  const means = opponents
    .map((opponent) => {
      const measure = measureAgainst(conditions, opponent);
      return {
        opponent,
        value: mean(sharesAgainst({ runs: allRuns(conditions) }, opponent, measure).map((one) => one.share.value)),
      };
    })
    .toSorted((one, other) => one.value - other.value);
  const [least, most] = [means[0]!.value, means.at(-1)!.value];
  if (least === most) return `Against all opponents the champions score ${percentText(most)} on average.`;
  const opponentsAt = (value: number): string => {
    const names = means.filter((one) => one.value === value).map(({ opponent }) => opponent);
    return `${names.length > 1 ? 'opponents are' : 'opponent is'} ${someInWords(names, MOST_NAMED)}`;
  };
  const hard = `The hardest ${opponentsAt(least)}: the champions score ${percentText(least)} on average`;
  return `${hard}. The easiest ${opponentsAt(most)}, with ${percentText(most)}.`;
}

/** Few runs, opponent by opponent. */
export function testsFigure(conditions: readonly Condition[], suffix: string): Figure {
  const opponents = opponentsMet(conditions);
  const series = allRuns(conditions)
    .filter(({ scores }) => scores.size > 0)
    .map((run) => ({
      label: runLabel(run),
      rows: opponents.flatMap((opponent) =>
        sharesAgainst({ runs: [run] }, opponent, measureAgainst(conditions, opponent)).map(
          ({ share, score }): ScoreRow => ({
            opponent,
            games: score.games,
            points: share.value,
            low: share.low,
            high: share.high,
          }),
        ),
      ),
    }));
  const all = opponents.flatMap((opponent) => sharesAgainst({ runs: allRuns(conditions) }, opponent, 'wins'));
  return {
    id: `points${suffix}`,
    finding: series.length === 1 ? testFinding(series[0]!.rows) : comparedTestsFinding(series),
    caption: `The percentage of points against each opponent with 95 % intervals, ${gamesText(all)}. 50 % is even.`,
    chart: { kind: 'tests', series },
  };
}
