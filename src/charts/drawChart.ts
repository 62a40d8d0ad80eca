/** Draws a chart of any kind. */

import { bandChart } from './bandChart.ts';
import { barChart } from './barChart.ts';
import { boardsChart } from './boardsChart.ts';
import { boxChart } from './boxChart.ts';
import type { Chart, RunChart } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { curvesChart } from './curvesChart.ts';
import { diversityChart, fitnessChart, sizeChart } from './fitnessChart.ts';
import { linesChart } from './linesChart.ts';
import { matrixChart } from './matrixChart.ts';
import { scatterChart } from './scatterChart.ts';
import { strengthChart } from './strengthChart.ts';
import { ratingChart, winRateChart } from './studyChart.ts';
import { testComparisonChart } from './testChart.ts';

export function drawChart(chart: Chart, frame: ChartFrame): Element {
  switch (chart.kind) {
    case 'bars':
      return barChart(chart, frame);
    case 'bands':
      return bandChart(chart, frame);
    case 'curves':
      return curvesChart(chart, frame);
    case 'run':
      return runChart(chart, frame);
    case 'lines':
      return linesChart(chart, frame);
    case 'strength':
      return strengthChart(chart, frame);
    case 'boxes':
      return boxChart(chart, frame);
    case 'scatter':
      return scatterChart(chart, frame);
    case 'matrix':
      return matrixChart(chart, frame);
    case 'boards':
      return boardsChart(chart, frame);
    case 'tests':
      return testComparisonChart(frame, chart.series);
    case 'people':
      return chart.shows === 'wins' ? winRateChart(frame, chart.rows) : ratingChart(frame, chart.rows);
  }
}

/** A run in a report is over, so the axis ends where its points end. */
function runChart({ shows, points }: RunChart, frame: ChartFrame): Element {
  const draw = { fitness: fitnessChart, size: sizeChart, diversity: diversityChart }[shows];
  return draw(frame, points, points.at(-1)?.number ?? 0);
}
