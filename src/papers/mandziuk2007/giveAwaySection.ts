/** Give-away against players that were not evolved: figures 4 and 5 of the paper. */

import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords, percentText } from '../../reports/reportText.ts';
import type { ClashKind, ClashResult } from './clash.ts';
import { scoreOf } from './clash.ts';
import type { Evidence } from './evidence.ts';
import { clashesOf } from './evidence.ts';
import { HEURISTICS } from './heuristics.ts';
import { PUBLISHED } from './published.ts';
import { clashEstimate } from './targets.ts';

export function giveAwaySection(evidence: Evidence): Section {
  const { td, nullEqual, nullDeeper } = PUBLISHED;
  const clashes = (kind: ClashKind): ClashResult[] => inOrder(clashesOf(evidence, kind));
  return {
    id: 'give-away',
    title: 'Give-away against null and against temporal differences',
    blocks: [
      textBlock(
        `The null heuristic values every position at the horizon as drawn and plays at random among what is left. In figure ` +
          `${nullEqual.figure}, both search ${nullEqual.depth} plies: ${nullEqual.strong} of 15 heuristics score ` +
          `${percentText(nullEqual.strongScore)} or more, and the weakest ${percentText(nullEqual.least)}. With ${nullDeeper.depth} plies ` +
          `against ${nullDeeper.opponentDepth}, null beats ${nullDeeper.beaten} and draws with ${nullDeeper.drawn}; the other ` +
          `${nullDeeper.ahead} score ${nullDeeper.aheadScores.map(percentText).join(' to ')}. Each match has ${nullEqual.games} games.`,
      ),
      figureBlock(
        scoreFigure('null-equal', clashes('null at equal depth'), 'null at equal depth', `figure ${nullEqual.figure}`),
      ),
      figureBlock(scoreFigure('null-deeper', clashes('null searching deeper'), 'null that searches deeper')),
      tableBlock(nullTable(evidence)),
      textBlock(
        `In figure ${td.figure} the heuristics play ${td.games} games against TD-GAC, which searches ${td.opponentDepth} plies ` +
          `against ${td.depth}. The figure shows the best ${td.shown} without numbers; the text names ${inWords(td.best)} as the ` +
          'best three. We do not have that program. Our opponent also learned by temporal differences, but it is another ' +
          'player, so only the order of the heuristics compares.',
      ),
      figureBlock(
        scoreFigure(
          'temporal-differences',
          clashes('temporal differences'),
          'temporal differences',
          `figure ${td.figure}`,
        ),
      ),
    ],
  };
}

/** In the order of the paper. */
function inOrder(clashes: readonly ClashResult[]): ClashResult[] {
  return HEURISTICS.flatMap(({ name }) => clashes.find(({ first }) => first === name) ?? []);
}

function scoreFigure(id: string, clashes: readonly ClashResult[], opponent: string, figure?: string): Figure {
  const ranked = clashes.toSorted((one, two) => scoreOf(two) - scoreOf(one));
  const best = ranked.slice(0, 3).map(({ first }) => first);
  const games = ranked.map(({ wins, draws, losses }) => wins + draws + losses);
  return {
    id,
    finding: `Against ${opponent}, the best three are ${inWords(best)}.`,
    caption:
      `The percentage of points in give-away against ${opponent}${figure === undefined ? '' : `, as in ${figure} of the paper`}: ` +
      `champions of the first seed, ${games[0] ?? 0} games each, with 95 % intervals (Wilson).`,
    chart: {
      kind: 'bars',
      axis: `% of the points against ${opponent}`,
      bars: ranked.map((clash, index) => ({
        group: clash.first.split(':')[0]!,
        label: clash.first,
        ...clashEstimate(clash),
        games: games[index]!,
      })),
      reference: { value: 0.5, label: 'even' },
    },
  };
}

function nullTable(evidence: Evidence): Table {
  const { nullEqual, nullDeeper } = PUBLISHED;
  const kinds = [
    { kind: 'null at equal depth', title: 'equal depth', published: nullEqualCounts() },
    {
      kind: 'null searching deeper',
      title: 'null searches deeper',
      published: [null, nullDeeper.aheadScores[1]!, nullDeeper.beaten, nullDeeper.drawn, nullDeeper.ahead, null],
    },
  ] as const;
  return {
    id: 'null',
    title: `Heuristics against null, published and measured; strong is ${percentText(nullEqual.strongScore)} or more`,
    columns: [
      { name: 'match', shows: 'text' },
      { name: 'from', shows: 'text' },
      { name: 'weakest', shows: 'percent' },
      { name: 'best', shows: 'percent' },
      { name: 'behind', shows: 'count' },
      { name: 'even', shows: 'count' },
      { name: 'ahead', shows: 'count' },
      { name: 'strong', shows: 'count' },
    ],
    rows: kinds.flatMap(({ kind, title, published }): Cell[][] => [
      [title, 'published', ...published],
      [title, 'measured', ...countsOf(clashesOf(evidence, kind).map(scoreOf))],
    ]),
  };
}

function nullEqualCounts(): Cell[] {
  const { least, strong } = PUBLISHED.nullEqual;
  return [least, null, 0, null, null, strong];
}

function countsOf(scores: readonly number[]): Cell[] {
  const count = (isCounted: (score: number) => boolean): number => scores.filter(isCounted).length;
  return [
    Math.min(...scores),
    Math.max(...scores),
    count((score) => score < 0.5),
    count((score) => score === 0.5),
    count((score) => score > 0.5),
    count((score) => score >= PUBLISHED.nullEqual.strongScore),
  ];
}
