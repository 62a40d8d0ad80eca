/** Who was ahead when: the evaluation after each move of a game, Black above the line of zero and White below it. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions } from './chartFrame.ts';

interface EvaluationPoint {
  readonly ply: number;
  /** In men, for Black. */
  readonly score: number;
  readonly scoreText: string;
}

interface EvaluationChartData {
  readonly points: readonly EvaluationPoint[];
  /** The one that is looked at. */
  readonly ply: number;
  /** Told which point somebody clicks nearest to. */
  readonly onPick?: (ply: number) => void;
}

const HEIGHT = 165;
/** The curve of a level game should look level. */
const LEAST_SPAN = 3;
const FEW_POINTS = 50;

export function evaluationChart({ points, ply, onPick }: EvaluationChartData, frame: ChartFrame): Element {
  const span = Math.max(LEAST_SPAN, ...points.map(({ score }) => Math.abs(score)));
  const present = points.filter((point) => point.ply === ply);
  const plot = Plot.plot({
    ...chartOptions(frame, HEIGHT),
    marginTop: 12,
    marginBottom: 38,
    marginRight: 12,
    x: {
      label: 'moves of both sides',
      domain: [0, Math.max(10, points.length - 1)],
      ticks: 6,
      tickFormat: 'd',
      labelOffset: 34,
    },
    y: { label: null, domain: [-span, span], ticks: 5, tickFormat: signed, grid: false },
    marks: [
      Plot.areaY(points, { x: 'ply', y: 'score', curve: 'step-before', fill: 'var(--accent)', fillOpacity: 0.2 }),
      Plot.lineY(points, { x: 'ply', y: 'score', curve: 'step-before', stroke: 'var(--accent)', strokeWidth: 1.75 }),
      Plot.ruleY([0], { stroke: 'var(--quiet)' }),
      ...(points.length < FEW_POINTS ? [Plot.dot(points, { x: 'ply', y: 'score', r: 2, fill: 'var(--accent)' })] : []),
      Plot.ruleX(present, { x: 'ply', stroke: 'var(--chart-2)', strokeDasharray: '3 3' }),
      Plot.dot(present, { x: 'ply', y: 'score', r: 4.5, fill: 'var(--chart-2)' }),
      Plot.text(present, {
        x: 'ply',
        y: 'score',
        text: 'scoreText',
        textAnchor: ply > points.length / 2 ? 'end' : 'start',
        dx: ply > points.length / 2 ? -8 : 8,
        dy: -10,
        fill: 'var(--ink)',
        stroke: 'var(--raised)',
        strokeWidth: 4,
      }),
      Plot.text(['Black ahead'], { frameAnchor: 'top-left', dx: 6, fill: 'var(--quiet)' }),
      Plot.text(['White ahead'], { frameAnchor: 'bottom-left', dx: 6, dy: -2, fill: 'var(--quiet)' }),
    ],
  });
  if (onPick) pickOnClick(plot, points.length - 1, onPick);
  return plot;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
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
