/**
 * Who was ahead when: the evaluation after each move of a game, Black above the middle and White below it. The height
 * is the share of the points that Black may expect, so that a lost man can be seen beside a won game; where leads are
 * known in men, the axis has the shares of whole men.
 */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions } from './chartFrame.ts';

interface EvaluationPoint {
  readonly ply: number;
  /** From 0 to 1, for Black. */
  readonly chance: number;
  readonly scoreText: string;
}

/** A place on the axis, for Black. */
export interface ChanceTick {
  readonly chance: number;
  readonly label: string;
}

/** A word about a move, such as a mistake, above or below the point it led to. */
export interface EvaluationMark {
  readonly ply: number;
  readonly label: string;
}

export interface EvaluationChartData {
  readonly points: readonly EvaluationPoint[];
  /** The one that is looked at. */
  readonly ply: number;
  readonly ticks: readonly ChanceTick[];
  readonly marks?: readonly EvaluationMark[];
  /** Told which point somebody clicks nearest to. */
  readonly onPick?: (ply: number) => void;
}

const HEIGHT = 190;
const FEW_POINTS = 50;
const LEVEL = 0.5;

export function evaluationChart(data: EvaluationChartData, frame: ChartFrame): Element {
  const { points, ply, ticks, marks = [], onPick } = data;
  const present = points.filter((point) => point.ply === ply);
  const marked = marks.flatMap(({ ply: at, label }) =>
    points.filter((point) => point.ply === at).map((point) => ({ ...point, label })),
  );
  const labels = new Map(ticks.map(({ chance, label }) => [chance, label]));
  const plot = Plot.plot({
    ...chartOptions(frame, HEIGHT),
    marginTop: 12,
    marginBottom: 38,
    marginLeft: 82,
    marginRight: 12,
    x: {
      label: 'moves of both sides',
      domain: [0, Math.max(10, points.length - 1)],
      ticks: 6,
      tickFormat: 'd',
      labelOffset: 34,
    },
    y: {
      label: null,
      domain: [0, 1],
      ticks: ticks.map(({ chance }) => chance),
      tickFormat: (chance: number) => labels.get(chance) ?? '',
      grid: true,
    },
    marks: [
      Plot.areaY(points, {
        x: 'ply',
        y1: LEVEL,
        y2: 'chance',
        curve: 'step-before',
        fill: 'var(--accent)',
        fillOpacity: 0.2,
      }),
      Plot.lineY(points, { x: 'ply', y: 'chance', curve: 'step-before', stroke: 'var(--accent)', strokeWidth: 1.75 }),
      Plot.ruleY([LEVEL], { stroke: 'var(--quiet)' }),
      ...(points.length < FEW_POINTS ? [Plot.dot(points, { x: 'ply', y: 'chance', r: 2, fill: 'var(--accent)' })] : []),
      Plot.dot(marked, { x: 'ply', y: 'chance', r: 3.5, fill: 'var(--raised)', stroke: 'var(--chart-2)' }),
      Plot.text(marked, {
        x: 'ply',
        y: 'chance',
        text: 'label',
        dy: 11,
        fill: 'var(--ink)',
        stroke: 'var(--raised)',
        strokeWidth: 4,
      }),
      Plot.ruleX(present, { x: 'ply', stroke: 'var(--chart-2)', strokeDasharray: '3 3' }),
      Plot.dot(present, { x: 'ply', y: 'chance', r: 4.5, fill: 'var(--chart-2)' }),
      Plot.text(present, {
        x: 'ply',
        y: 'chance',
        text: 'scoreText',
        textAnchor: ply > points.length / 2 ? 'end' : 'start',
        dx: ply > points.length / 2 ? -8 : 8,
        // Above the middle the words go below the point, where there is room even for a won game.
        dy: present.some(({ chance }) => chance > LEVEL) ? 10 : -10,
        fill: 'var(--ink)',
        stroke: 'var(--raised)',
        strokeWidth: 4,
      }),
    ],
  });
  if (onPick) pickOnClick(plot, points.length - 1, onPick);
  return plot;
}

function pickOnClick(plot: ReturnType<typeof Plot.plot>, last: number, onPick: (ply: number) => void): void {
  const x = plot.scale('x');
  plot.addEventListener('click', (event) => {
    const { left, width } = plot.getBoundingClientRect();
    const drawn = Number(plot.getAttribute('width')) || width;
    const at = x?.invert?.(((event as MouseEvent).clientX - left) * (drawn / width)) as number | undefined;
    if (at !== undefined) onPick(Math.max(0, Math.min(last, Math.round(at))));
  });
}
