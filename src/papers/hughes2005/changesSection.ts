/** Controls of how we read the paper, and improvements, each against the original with as many games a move. */

import type { Block, Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { gamesOf } from '../../arena/tally.ts';
import { eloFromScore } from '../../stats/elo.ts';
import { median } from '../../stats/quartiles.ts';
import type { BoutKind } from './bouts.ts';
import { CHANGES } from './bouts.ts';
import type { BoutResult, Evidence } from './evidence.ts';
import { boutsOfKind, gapOf, pointsShare, totalOfBout } from './evidence.ts';
import { scoreText } from './rowsSection.ts';

export function changesSection(evidence: Evidence): Section {
  return {
    id: 'changes',
    title: 'Controls and improvements',
    blocks: [
      textBlock(
        'The search of the paper may or may not follow captures at its horizon. We let it follow them. As a control, some ' +
          'rows were played against a search that stops in the middle of an exchange.',
      ),
      tableBlock(capturesTable(evidence)),
      ...changes(
        evidence,
        'reading',
        'How we read the paper',
        'Each of these readings plays against ours, with the same number of games for a move. dd has 25 plans and 20 ' +
          'generations and plays the most common move; af has 10 plans and 10 generations, averages 5 games and plays the ' +
          'move of the best plan.',
      ),
      ...changes(
        evidence,
        'improvement',
        'Improvements that the paper proposes',
        'The author proposes these for future work. Each plays against the original with the same number of games for a move.',
      ),
      ...changes(
        evidence,
        'own improvement',
        'Improvements of our own',
        'These two are ours. In the first, a game of thought stops after 12 plies, when no capture is possible, and its ' +
          'pieces are counted. Games are then shorter, so there is time for more of them. In the second, a search of 4 plies ' +
          'that counts pieces comes first, and plans may begin only with the moves that it finds best.',
      ),
      ...changes(
        evidence,
        'search alone',
        'What evolution adds to the search',
        'The same search without any plans chooses at random among the moves that it finds best. It is the opponent here.',
      ),
    ],
  };
}

function changes(evidence: Evidence, kind: BoutKind, title: string, text: string): Block[] {
  const results = inOrder(boutsOfKind(evidence, kind));
  const id = kind.replace(' ', '-');
  return results.length === 0
    ? []
    : [textBlock(text), figureBlock(changesFigure(results, id)), tableBlock(changesTable(results, id, title))];
}

function inOrder(results: readonly BoutResult[]): BoutResult[] {
  const names = CHANGES.map(({ name }) => name);
  return results.toSorted((one, two) => names.indexOf(one.name) - names.indexOf(two.name));
}

function changesFigure(results: readonly BoutResult[], id: string): Figure {
  const bars = results.map((bout) => {
    const score = totalOfBout(bout);
    return { group: changed(bout), label: bout.name, games: gamesOf(score), ...pointsShare(score) };
  });
  const better = bars.filter(({ low }) => low > 0.5).length;
  const worse = bars.filter(({ high }) => high < 0.5).length;
  return {
    id: `${id}-figure`,
    finding: `Of ${bars.length}, ${better} are clearly better, ${worse} clearly worse`,
    caption:
      'Points against the opponent of the table, with 95 % intervals (Wilson). On the line both are equally strong.',
    chart: { kind: 'bars', axis: 'points', bars, reference: { label: 'equal', value: 0.5 } },
  };
}

function changesTable(results: readonly BoutResult[], id: string, title: string): Table {
  return {
    id,
    title,
    columns: [
      { name: 'change', shows: 'text' },
      { name: 'of', shows: 'text' },
      { name: 'won-drawn-lost', shows: 'text' },
      { name: 'points', shows: 'percent' },
      { name: 'Elo', shows: 'text' },
      { name: 'time of a move, relative', shows: 'decimal' },
    ],
    rows: results.map((bout): Cell[] => {
      const score = totalOfBout(bout);
      const points = pointsShare(score);
      return [
        bout.name,
        changed(bout),
        scoreText(score),
        points,
        eloText(points.value, points.low, points.high),
        relativeTime(bout),
      ];
    }),
  };
}

/** The configuration that was changed. */
function changed({ name }: BoutResult): string {
  return CHANGES.find((change) => change.name === name)!.of;
}

/** The median time of a move in relation to that of the original in the same games. */
function relativeTime({ times }: BoutResult): number {
  const medianOf = (place: 0 | 1): number => median(times.map((both) => both[place].median));
  return medianOf(0) / medianOf(1);
}

/** `+34 (-5 to +74)`. */
function eloText(...shares: readonly [number, number, number]): string {
  const [elo, low, high] = shares.map((share) => {
    const rounded = Math.round(eloFromScore(share));
    const size = Number.isFinite(rounded) ? `${Math.abs(rounded)}` : '∞';
    return rounded > 0 ? `+${size}` : rounded < 0 ? `-${size}` : size;
  });
  return `${elo} (${low} to ${high})`;
}

function capturesTable(evidence: Evidence): Table {
  return {
    id: 'captures',
    title: 'Rows against a search that follows captures, and against one that does not',
    columns: [
      { name: 'row', shows: 'text' },
      { name: 'captures followed', shows: 'percent' },
      { name: 'not followed', shows: 'percent' },
      { name: 'difference', shows: 'points' },
    ],
    rows: boutsOfKind(evidence, 'captures').map((bout): Cell[] => {
      const followed = evidence.rows.find(({ measured }) => measured.name === bout.name)!.measured;
      const [one, two] = [totalOfBout(followed), totalOfBout(bout)];
      return [bout.name, pointsShare(one), pointsShare(two), gapOf(two, one)];
    }),
  };
}
