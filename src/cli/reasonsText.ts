/** What a strategy makes of the moves of a position, as a table with the reason below. */

import type { MoveReasons } from '../explanations/whyMove.ts';
import { textTable } from './textTable.ts';

/** Only features that differ between the moves get a column; the others cannot have decided anything. */
export function reasonsText({ features, moves, sentence }: MoveReasons): string {
  const isVaried = (index: number): boolean => moves.some(({ values }) => values[index] !== moves[0]!.values[index]);
  const varied = [...features.keys()].filter(isVaried);
  const head = ['move', 'score', ...varied.map((index) => features[index]!.name)];
  const rows = moves.map(({ move, score, values }) => [
    move,
    formatNumber(score),
    ...varied.map((index) => String(values[index])),
  ]);
  const legend = varied.map((index) => `${features[index]!.name}: ${features[index]!.sentence}`);
  const same = [...features.keys()]
    .filter((index) => !isVaried(index))
    .map((index) => `${features[index]!.name} ${moves[0]!.values[index]}`);
  const notes = [...legend, ...(same.length > 0 ? [`The same after every move: ${same.join(', ')}.`] : [])];
  return [textTable(head, rows, [0]), '', ...notes, ...(notes.length > 0 ? [''] : []), sentence].join('\n');
}

function formatNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}
