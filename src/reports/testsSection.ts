/** The results of the champions in tests, which are the same for all: by run, by opponent and by condition. */

import type { Block, Cell, Section, Table } from '../documents/document.ts';
import { median } from '../stats/quartiles.ts';
import { sampleDeviation } from '../stats/spread.ts';
import { figureBlock, foldBlock, tableBlock, textBlock } from './blocks.ts';
import type { Condition } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import { gapFigures } from './gapFigures.ts';
import { barFigure, boxFigure, matrixFigure, opponentsBarFigure, testsFigure } from './testFigures.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';
import { meanCell } from './meanCell.ts';
import { inWords } from './reportText.ts';

/** The most runs that one figure compares opponent by opponent. */
const MOST_BESIDE = 4;

export function testsSection(conditions: readonly Condition[]): Section {
  const games = byVariant(conditions);
  const blocks = games.flatMap(([variant, own]) => {
    // Figures become files, so their names need the game where there are several.
    const suffix = games.length > 1 ? `-${variant}` : '';
    return [...(games.length > 1 ? [textBlock(`${gameTitle(variant)}:`)] : []), ...gameBlocks(own, suffix)];
  });
  return { id: 'tests', title: 'Tests', blocks };
}

function gameBlocks(conditions: readonly Condition[], suffix: string): Block[] {
  const gaps = gapFigures(conditions, suffix).map(figureBlock);
  const opponents = opponentsMet(conditions);
  const [main, ...others] = opponents;
  if (main === undefined) return [textBlock('No champion has been tested.'), ...gaps];
  const runs = allRuns(conditions).filter(({ scores }) => scores.size > 0);
  const hasGroups = conditions.some(({ runs: own }) => own.length > 1);
  const boxesAgainst = (opponent: string): Block[] =>
    hasGroups ? [figureBlock(boxFigure(conditions, opponent, suffix))] : [];
  return [
    textBlock(describeMeasures(conditions, opponents)),
    figureBlock(
      runs.length === 1 ? opponentsBarFigure(runs[0]!, opponents, suffix) : barFigure(conditions, main, suffix),
    ),
    ...boxesAgainst(main),
    ...(runs.length <= MOST_BESIDE ? [figureBlock(testsFigure(conditions, suffix))] : []),
    ...(others.length > 0 && runs.length > 1 ? [figureBlock(matrixFigure(conditions, suffix))] : []),
    ...(runs.length > 1 ? [tableBlock(scoresTable(conditions, suffix))] : []),
    ...(others.length > 0 && runs.length > 1
      ? [
          foldBlock(
            others.length === 1 ? `The same against ${others[0]}` : `The same against ${others.length} other opponents`,
            others.flatMap((one) => [figureBlock(barFigure(conditions, one, suffix)), ...boxesAgainst(one)]),
          ),
        ]
      : []),
    ...gaps,
  ];
}

function describeMeasures(conditions: readonly Condition[], opponents: readonly string[]): string {
  const byWins = opponents.filter((opponent) => measureAgainst(conditions, opponent) === 'wins');
  if (byWins.length === opponents.length) return 'All percentages are of games won, since these tests count only wins.';
  const others = byWins.length > 0 ? ` Tests against ${inWords(byWins)} count only wins.` : '';
  return `Bars show the share of games won. Everything else uses points, where a draw is half a point.${others}`;
}

/** The scores of each condition against each opponent, in numbers. */
function scoresTable(conditions: readonly Condition[], suffix: string): Table {
  return {
    id: `scores-by-condition${suffix}`,
    title: 'Scores of each condition against each opponent',
    columns: [
      { name: 'opponent', shows: 'text' },
      { name: 'share of', shows: 'text' },
      { name: 'condition', shows: 'text' },
      { name: 'runs', shows: 'count' },
      { name: 'mean', shows: 'percent' },
      { name: 'standard deviation', shows: 'points' },
      { name: 'lowest', shows: 'percent' },
      { name: 'median', shows: 'percent' },
      { name: 'highest', shows: 'percent' },
    ],
    rows: opponentsMet(conditions).flatMap((opponent) => {
      const measure = measureAgainst(conditions, opponent);
      return conditions.flatMap((condition) => {
        const values = sharesAgainst(condition, opponent, measure).map(({ share }) => share.value);
        return values.length === 0 ? [] : [[opponent, measure, condition.label, ...spreadCells(values)]];
      });
    }),
  };
}

/** A single run shows no spread; the interval of its games is in the table of champions. */
function spreadCells(values: readonly number[]): Cell[] {
  const spread = [Math.min(...values), median(values), Math.max(...values)];
  return [values.length, meanCell(values), sampleDeviation(values) ?? null, ...spread];
}
