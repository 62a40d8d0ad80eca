/**
 * Tests: for each opponent the share of points with its interval as a whisker and the numbers beside it, for one player
 * or several. Names are above their rows, so that there is room for them on a narrow screen too.
 */

import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { rowChart } from './rowChart.ts';
import type { RowGroup } from './rowLayout.ts';
import type { ScoreRow } from './scoreRow.ts';
import { formatInterval } from './scoreRow.ts';
import { whiskerMarks } from './whiskerMarks.ts';

/** The test of one of several players. */
export interface ScoreSeries {
  /** Short, since it stands beside the numbers: `run 12`. */
  readonly label: string;
  readonly rows: readonly ScoreRow[];
}

interface Whisker {
  readonly score: ScoreRow;
  readonly label: string;
  readonly style: SeriesStyle;
}

export function testChart(frame: ChartFrame, rows: readonly ScoreRow[]): Element {
  return testComparisonChart(frame, [{ label: '', rows }]);
}

export function testComparisonChart(frame: ChartFrame, series: readonly ScoreSeries[]): Element {
  return rowChart<Whisker>(frame, {
    groups: byOpponent(series),
    axis: '% of the points; 50 is even',
    domain: [0, 100],
    rowHeight: 22,
    side: ({ label, score }) => (label === '' ? formatInterval(score) : `${label}: ${formatInterval(score)}`),
    sideColour: ({ style }) => style.colour,
    reference: { value: 50, label: '' },
    marks: (rows) =>
      rows.flatMap(({ row: { score, style }, y }) => whiskerMarks({ ...score, value: score.points }, y, style)),
  });
}

/** Opponents, and below each the players that met it. */
function byOpponent(series: readonly ScoreSeries[]): RowGroup<Whisker>[] {
  const opponents = [...new Set(series.flatMap(({ rows }) => rows.map(({ opponent }) => opponent)))];
  return opponents.map((opponent) => ({
    heading: opponent,
    rows: series.flatMap(({ label, rows }, index) => {
      const score = rows.find((row) => row.opponent === opponent);
      return score ? [{ score, label, style: seriesStyle(index) }] : [];
    }),
  }));
}
