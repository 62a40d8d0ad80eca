/** How long a move takes, published and measured. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { median } from '../../stats/quartiles.ts';
import type { BoutResult, Evidence } from './evidence.ts';
import { rowOf } from './evidence.ts';
import { PUBLISHED } from './published.ts';

const { oleaSeconds, eightPlySeconds, tenPlySeconds, tenPlyMostSeconds } = PUBLISHED.times;

export function timesSection(evidence: Evidence): Section {
  return {
    id: 'times',
    title: 'Time for a move',
    blocks: [
      textBlock(
        'Times depend on the machine and on what else it does; ours were taken while several games ran at once. The ' +
          'median is that of the medians of all parts of a match. Moves that a search did not have to think about are left ' +
          'out. `npm run bench` measures the player alone.',
      ),
      tableBlock(timesTable(evidence)),
    ],
  };
}

function timesTable(evidence: Evidence): Table {
  const fb = rowOf(evidence, 'fb2');
  return {
    id: 'times',
    title: 'Milliseconds for a move',
    columns: [
      { name: 'player', shows: 'text' },
      { name: 'published', shows: 'text' },
      { name: 'measured, median', shows: 'decimal' },
      { name: 'measured, longest', shows: 'decimal' },
    ],
    rows: [
      times('1000 games a move (dd)', 'not told', rowOf(evidence, 'dd2'), 0),
      times('8000 games a move (fb)', `a steady ${1000 * oleaSeconds}`, fb, 0),
      times('a search of 4 plies', 'not told', fb, 1),
      times('a search of 8 plies', `about ${1000 * eightPlySeconds} on average`, rowOf(evidence, 'fb4'), 1),
      times(
        'a search of 10 plies',
        `over ${1000 * tenPlySeconds} on average, up to ${1000 * tenPlyMostSeconds}`,
        rowOf(evidence, 'fb5'),
        1,
      ),
    ],
  };
}

function times(player: string, published: string, bout: BoutResult, place: 0 | 1): Cell[] {
  const own = bout.times.map((both) => both[place]);
  return [player, published, median(own.map((one) => one.median)), Math.max(...own.map(({ most }) => most))];
}
