/**
 * The key of a chart: what its dashes and symbols mean. It is part of the drawing, because the drawing may be shown
 * alone. It is for charts without room for labels beside their lines.
 */

import * as Plot from '@observablehq/plot';
import type { SeriesStyle } from './chartFrame.ts';
import { lettersIn, widthOf } from './chartFrame.ts';
import { shortened } from './words.ts';

export interface KeyEntry {
  readonly text: string;
  /** What precedes the text: a line, a symbol or a letter. */
  readonly sample: (place: Place) => Plot.Markish;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const KEY_LINE = 20;
export const SAMPLE_WIDTH = 26;
const SAMPLE_GAP = 6;
const ENTRY_GAP = 18;
/** Above the first line. */
const TOP = 6;

/** Places entries side by side, on as many lines as they need, within a width. */
export function flowKey(entries: readonly KeyEntry[], width: number): { places: Place[]; height: number } {
  const places: Place[] = [];
  let [x, line] = [0, 0];
  for (const { text } of entries) {
    const room = keyWidth(text);
    if (x > 0 && x + room > width) [x, line] = [0, line + 1];
    places.push({ x, y: TOP + line * KEY_LINE + KEY_LINE / 2 });
    x += room + ENTRY_GAP;
  }
  return { places, height: entries.length === 0 ? 0 : TOP + (line + 1) * KEY_LINE };
}

/** The width of an entry. */
export function keyWidth(text: string): number {
  return SAMPLE_WIDTH + SAMPLE_GAP + widthOf(text);
}

/** Draws entries at their places, which are measured from a corner, in a drawing of some width. */
export function keyMarks(
  entries: readonly KeyEntry[],
  places: readonly Place[],
  corner: Place,
  width: number,
): Plot.Markish[] {
  return entries.flatMap(({ text, sample }, index) => {
    const place = { x: corner.x + places[index]!.x, y: corner.y + places[index]!.y };
    const start = place.x + SAMPLE_WIDTH + SAMPLE_GAP;
    const at = { x: pixel(start), y: pixel(place.y), textAnchor: 'start' } as const;
    const words = shortened(text, lettersIn(width - start));
    return [sample(place), Plot.text([words], { ...at, fill: 'currentColor' })];
  });
}

export function lineSample({ colour, dashes }: SeriesStyle, { x, y }: Place): Plot.Markish {
  const line = { x1: pixel(x), x2: pixel(x + SAMPLE_WIDTH), y1: pixel(y), y2: pixel(y) };
  return Plot.link([0], { ...line, stroke: colour, strokeDasharray: dashes, strokeWidth: 2.25 });
}

export function symbolSample({ colour, symbol }: SeriesStyle, { x, y }: Place): Plot.Markish {
  return Plot.dot([0], { x: pixel(x + SAMPLE_WIDTH / 2), y: pixel(y), ...symbolLook(colour), symbol });
}

export function letterSample(letter: string, { x, y }: Place): Plot.Markish {
  return Plot.text([letter], { x: pixel(x + SAMPLE_WIDTH / 2), y: pixel(y), fill: 'currentColor', fontWeight: 600 });
}

/** The style of points that differ by their symbols. */
export function symbolLook(colour: string): { stroke: string; strokeWidth: number; r: number } {
  return { stroke: colour, strokeWidth: 1.5, r: 3.5 };
}

/** A place in pixels of the drawing, not on the scale of its axis. */
export function pixel(value: number): Plot.ChannelValueSpec {
  return { value: [value], scale: null };
}
