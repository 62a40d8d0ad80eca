/** What a strategy makes of the moves of a position, as a table with the reason below. */

import type { MoveReasons } from '../explanations/whyMove.ts';
import { textTable } from './textTable.ts';

export function reasonsText({ features, moves, sentence }: MoveReasons): string {
  const head = ['move', 'score', ...features.map(({ name }) => name)];
  const rows = moves.map(({ move, score, values }) => [move, formatNumber(score), ...values.map(String)]);
  const legend = features.map(({ name, phrase }) => `${name}: ${phrase}`);
  return [textTable(head, rows, [0]), '', ...legend, ...(legend.length > 0 ? [''] : []), sentence].join('\n');
}

function formatNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}
