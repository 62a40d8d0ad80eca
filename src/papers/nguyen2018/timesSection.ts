/** D.2 CPU Times: of a run, of a move, and what a move evaluates. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { median } from '../../stats/quartiles.ts';
import { mean } from '../../stats/spread.ts';
import { ALPHA_BETA, PURE, alphaBetaName } from './boutPlan.ts';
import type { BoutKind } from './bouts.ts';
import { BLONDIE, CONDITIONS, OURS, PROGRAM, TEXT } from './design.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { boutsOf } from './evidence.ts';
import { meanOver, pointsCell } from './numbers.ts';

export function timesSection(evidence: Evidence): Section {
  return {
    id: 'cpu-times',
    title: 'D.2 CPU times',
    blocks: [
      textBlock(
        'Times depend on the machine and on what else it does. Several runs and several games were computed at once, each in ' +
          'one thread.',
      ),
      tableBlock(movesTable(evidence)),
      tableBlock(effortTable(evidence)),
      tableBlock(runsTable(evidence)),
    ],
  };
}

function movesTable(evidence: Evidence): Table {
  const time = (player: string, kind: BoutKind, condition: string, rival: string, place: 0 | 1): Cell[] => {
    const bouts = boutsOf(evidence, kind, condition, rival);
    return [player, median(bouts.map(({ moveMs }) => moveMs[place]))];
  };
  return {
    id: 'move-times',
    title: 'Milliseconds for a move: the median over the seeds of the median over all moves',
    columns: [
      { name: 'player', shows: 'text' },
      { name: 'milliseconds', shows: 'decimal' },
    ],
    rows: [
      ...ALPHA_BETA.map((depth) =>
        time(`net of the text, alpha-beta, depth ${depth}`, 'tree search', TEXT, alphaBetaName(depth), 1),
      ),
      time('net of the text, tree search', 'tree search', TEXT, PURE, 0),
      time('net of the program, tree search', 'tree search', PROGRAM, PURE, 0),
      time('net of Blondie24, tree search', 'tree search', BLONDIE, PURE, 0),
      time('our net, tree search', 'tree search', OURS, PURE, 0),
      time('pure tree search', 'tree search', TEXT, PURE, 1),
    ],
  };
}

/** What the searches evaluate for a move, and how they score against each other. */
function effortTable(evidence: Evidence): Table {
  const { efforts } = evidence;
  const { playouts } = efforts[0]!;
  const line = mean(efforts.map((one) => one.line));
  return {
    id: 'effort',
    title: `Evaluations of a move with the net of the text, and the points of the tree search against it; the best line of the tree has ${line.toFixed(1)} moves before its play-outs of six plies`,
    columns: [
      { name: 'search', shows: 'text' },
      { name: 'evaluations of a move', shows: 'count' },
      { name: 'points of the tree search', shows: 'percent' },
    ],
    rows: [
      ['tree search, six plies', playouts, null],
      ...ALPHA_BETA.map((depth, index): Cell[] => [
        `alpha-beta, depth ${depth}`,
        mean(efforts.map(({ alphaBeta }) => alphaBeta[index]!)),
        pointsCell(boutsOf(evidence, 'tree search', TEXT, alphaBetaName(depth))),
      ]),
    ],
  };
}

function runsTable(evidence: Evidence): Table {
  return {
    id: 'run-times',
    title: 'Seconds of training of a run in one thread, means over the seeds with 95 % intervals',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'seconds', shows: 'decimal' },
      { name: 'games', shows: 'count' },
      { name: 'Elo above random moves', shows: 'count' },
    ],
    rows: CONDITIONS.map(({ name }): Cell[] => {
      const runs = runsOf(evidence, name);
      return [
        name,
        meanOver(runs.map(({ seconds }) => seconds)),
        mean(runs.map(({ games }) => games)),
        meanOver(runs.map(({ elo }) => elo.value)),
      ];
    }),
  };
}
