/** Why a player plays a move: a table of its moves, with the reason below. */

import type { MoveReasons } from '../../explanations/moveReasons.ts';
import { planTables } from './planTables.ts';
import { textTable } from '../terminal/textTable.ts';

/**
 * Only features that differ between the moves get a column; the others cannot have decided anything. The captures that
 * follow get a column if there are any, and so do the shares of plans.
 */
export function reasonsText({ features, moves, sentence, plans }: MoveReasons): string {
  if (moves.length === 0) return sentence;
  const isVaried = (index: number): boolean => moves.some(({ values }) => values[index] !== moves[0]!.values[index]);
  const varied = [...features.keys()].filter(isVaried);
  const isSettled = moves.some(({ captures }) => captures.length > 0);
  const score = moves.some(({ chance }) => chance !== null) ? 'who is ahead' : 'its points';
  const head = [
    'move',
    ...(isSettled ? ['then'] : []),
    ...(plans ? ['its plans'] : []),
    score,
    ...varied.map((index) => features[index]!.name),
  ];
  const rows = moves.map(({ move, captures, scoreText, values, share }) => [
    move,
    ...(isSettled ? [captures.join(' ')] : []),
    ...(share === null ? [] : [`${Math.round(100 * share)} %`]),
    scoreText,
    ...varied.map((index) => String(values[index])),
  ]);
  const legend = varied.map((index) => `${features[index]!.name}: ${features[index]!.sentence}`);
  const same = [...features.keys()]
    .filter((index) => !isVaried(index))
    .map((index) => `${features[index]!.name} ${moves[0]!.values[index]}`);
  const after = isSettled ? 'every move and its captures' : 'every move';
  const notes = [...legend, ...(same.length > 0 ? [`The same after ${after}: ${same.join(', ')}.`] : [])];
  return [
    textTable(head, rows, plans ? [0, 2] : isSettled ? [0, 1, 2] : [0, 1]),
    '',
    ...(plans ? planTables(plans) : []),
    ...notes,
    ...(notes.length > 0 ? [''] : []),
    sentence,
  ].join('\n');
}
