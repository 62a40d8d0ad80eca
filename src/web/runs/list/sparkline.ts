/** A curve of a few strengths, as small as a word. It begins at 0, random moves, so that chance does not look like progress. */

export interface Sparkline {
  /** Of the path. */
  readonly d: string;
  /** The last point. */
  readonly x: number;
  readonly y: number;
}

const EDGE = 3;

/** Undefined without numbers. A single one is a point. */
export function sparkline(values: readonly number[], width: number, height: number): Sparkline | undefined {
  if (values.length === 0) return undefined;
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const range = high - low || 1;
  const points = values.map((value, index) => ({
    x: round(EDGE + (index * (width - 2 * EDGE)) / Math.max(1, values.length - 1)),
    y: round(height - EDGE - ((value - low) * (height - 2 * EDGE)) / range),
  }));
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join(' ');
  return { d, ...points.at(-1)! };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
