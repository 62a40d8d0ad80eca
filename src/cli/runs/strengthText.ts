/** The strength of a run in the terminal: a curve on one line, and what it shows. */

import { strengthFinding } from '../../charts/strengthFinding.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import { championStrength, strengthFacts, strengthPoints } from '../../reports/strengthFigures.ts';
import type { RunRecord, StrengthRecord } from '../../store/records.ts';
import { hasUnicode, print } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const LETTERS = ['_', '.', '-', '=', '#'];
/** A curve that spans less than this is mostly luck, and is drawn flat. */
const LEAST_SPAN = 200;
const MOST_BARS = 24;

/** A bar for each value, or for some of them if there are many. */
export function sparkline(values: readonly number[]): string {
  const marks = hasUnicode() ? BARS : LETTERS;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = (low + high - span) / 2;
  const step = Math.max(1, (values.length - 1) / (MOST_BARS - 1));
  const count = Math.min(values.length, MOST_BARS);
  return Array.from({ length: count }, (_, index) => values[Math.round(index * step)]!)
    .map((value) => marks[Math.min(marks.length - 1, Math.floor((marks.length * (value - bottom)) / span))])
    .join('');
}

/** Prints what the strengths of a run show, with a curve on one line; nothing if none was measured. */
export function printStrengths(run: RunRecord, strengths: readonly StrengthRecord[]): void {
  if (strengths.length === 0) return;
  const points = strengthPoints(strengths);
  const finding = strengthFinding(points, championStrength(strengths), strengthFacts(run.experiment));
  const curve = points.length > 1 ? `${sparkline(points.map(({ elo }) => elo))}  ` : '';
  print(wrapText('', `Strength: ${curve}${finding}`));
}

/** Of the champion, or of the best of the last measured generation. */
export function latestStrength(strengths: readonly Pick<StrengthRecord, 'elo' | 'low' | 'high'>[]): string {
  const last = strengths.at(-1);
  return last ? formatStrength(last) : '';
}
