/** B Learning Rate: strength over the training, against earlier generations, and what nets come to count. */

import type { BandSeries } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanInterval, meanShareInterval } from '../../stats/studentT.ts';
import { HALFWAY_PART, PARTS, partName } from './boutPlan.ts';
import { shareOf } from './bouts.ts';
import { MAIN_CONDITIONS, SIX_PLIES, SLOW_GROWTH, TEXT } from './design.ts';
import { fallsOf } from './conclusions.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { boutsOf, gainOf } from './evidence.ts';
import { meanOver, shareOver, shareText, signedElo } from './numbers.ts';
import { PUBLISHED } from './published.ts';

export function learningSection(evidence: Evidence): Section {
  const { pieceCorrelation, weightSizes } = PUBLISHED.program;
  const sizes = weightSizes.map(({ generation, size }) => `${size} in generation ${generation}`);
  return {
    id: 'learning-rate',
    title: 'B. Learning rate',
    blocks: [
      figureBlock(strengthFigure(evidence)),
      tableBlock(gainsTable(evidence)),
      figureBlock(earlierFigure(evidence)),
      textBlock(
        'The report measures progress as the mean score of a champion against the five champions before it, between -1 and ' +
          '1. Above 0 is progress. In the files of the original champions it stays near 0. Its program takes two of the five ' +
          'from the beginning of the run, so these files show no progress since then either.',
      ),
      tableBlock(progressTable(evidence)),
      textBlock(
        'What do the nets compute? For the program the answer is: the number of pieces. The output of its champions, before ' +
          `the last tanh, has a correlation of ${pieceCorrelation} with the difference in pieces, in generation 0 as at the end. ` +
          `Their weights hardly grew: their root mean square is ${inWords(sizes)}. With its mutation as it is in the code, ` +
          `weights grow until they reach their limit, and the count is lost. Nothing in the files says why theirs did not. So ` +
          `“${SLOW_GROWTH}” comes closest to its long run, while “${SIX_PLIES}” has its search.`,
      ),
      tableBlock(countsTable(evidence)),
    ],
  };
}

/** The five ways, and the program in two variants that come closer to its long run. */
const SHOWN = [...MAIN_CONDITIONS, SLOW_GROWTH, SIX_PLIES];

function strengthFigure(evidence: Evidence): Figure {
  const gains = MAIN_CONDITIONS.map(
    (condition) => `${signedElo(mean(runsOf(evidence, condition).map(gainOf)))} for “${condition}”`,
  );
  return {
    id: 'learning',
    finding: `From generation 0 to the champion, strength changes by ${inWords(gains)}, in Elo.`,
    caption:
      'The strength of the best of a generation, as it was trained, in Elo above random moves: means over the seeds with ' +
      '95 % intervals (Student’s t).',
    chart: {
      kind: 'bands',
      axis: 'Elo above random moves',
      along: '% of the training',
      unit: 'elo',
      series: MAIN_CONDITIONS.map((condition) => strengthSeries(condition, runsOf(evidence, condition))),
    },
  };
}

function strengthSeries(label: string, runs: readonly StudiedRun[]): BandSeries {
  const [{ curve, generations }] = runs as [StudiedRun];
  return {
    label,
    replicates: runs.length,
    points: curve.map(({ generation }, index) => ({
      generation: Math.round((100 * generation) / (generations - 1)),
      ...meanInterval(runs.map((run) => run.curve[index]!.elo)),
    })),
  };
}

function gainsTable(evidence: Evidence): Table {
  return {
    id: 'gains',
    title: 'What training brings: Elo above random moves, means over the seeds with 95 % intervals',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'best of generation 0', shows: 'count' },
      { name: 'champion', shows: 'count' },
      { name: 'gain', shows: 'count' },
      { name: 'falls in a run', shows: 'decimal' },
    ],
    rows: SHOWN.map((condition): Cell[] => {
      const runs = runsOf(evidence, condition);
      return [
        condition,
        meanOver(runs.map(({ curve }) => curve[0]!.elo)),
        meanOver(runs.map(({ elo }) => elo.value)),
        meanOver(runs.map(gainOf)),
        mean(runs.map(fallsOf)),
      ];
    }),
  };
}

/** The champion of the last generation against the best of earlier ones: the final test of the program. */
function earlierFigure(evidence: Evidence): Figure {
  const at = (condition: string, part: number): number[] =>
    boutsOf(evidence, 'earlier generation', condition, partName(part)).map(shareOf);
  const percent = (part: number): string => shareText(at(TEXT, part));
  return {
    id: 'earlier-generations',
    finding: `The champion of the text scores ${percent(0)} of the points against the best of generation 0 and ${percent(HALFWAY_PART)} against the best of half the generations.`,
    caption:
      'The points of champions against the best of earlier generations of their runs, both as they were trained: means ' +
      'over the seeds with 95 % intervals (Student’s t). 50 % is even.',
    chart: {
      kind: 'bands',
      axis: '% of the points of the champion',
      along: '% of the training of its opponent',
      unit: 'share',
      series: MAIN_CONDITIONS.map((condition) => ({
        label: condition,
        replicates: runsOf(evidence, condition).length,
        points: PARTS.map((part) => ({
          generation: Math.round((100 * part) / PARTS.length),
          ...meanShareInterval(at(condition, part)),
        })),
      })),
    },
  };
}

/** In four equal parts of the run, as far as the trial measures it. */
function progressTable(evidence: Evidence): Table {
  const { progress } = PUBLISHED.program;
  const quarters = progress.map((_, index) => index);
  const measured = SHOWN.filter((condition) => runsOf(evidence, condition)[0]!.progress.length > 0);
  return {
    id: 'progress',
    title:
      'Mean score of a champion against the five before it, by quarter of the run, with 95 % intervals over the seeds',
    columns: [
      { name: 'condition', shows: 'text' },
      ...quarters.map((index) => ({ name: `quarter ${index + 1}`, shows: 'decimal' as const })),
      { name: 'whole run', shows: 'decimal' },
    ],
    rows: [
      ['original champions', ...progress.map((one) => one.mean), mean(progress.map((one) => one.mean))],
      ...measured.map((condition): Cell[] => {
        const runs = runsOf(evidence, condition);
        const over = (from: number, to: number): Cell =>
          meanOver(runs.map((run) => mean(partOf(run.progress, from, to))));
        return [condition, ...quarters.map((index) => over(index / 4, (index + 1) / 4)), over(0, 1)];
      }),
    ],
  };
}

function partOf(values: readonly number[], from: number, to: number): number[] {
  const start = Math.floor(from * values.length);
  return values.slice(start, Math.max(start + 1, Math.floor(to * values.length)));
}

function countsTable(evidence: Evidence): Table {
  const king = (values: readonly (number | null)[]): Cell => meanOver(values.filter((value) => value !== null));
  return {
    id: 'piece-counts',
    title:
      'How much of the output the numbers of men and kings explain (R²), what a king is worth in men, and the root mean ' +
      'square of the weights: the best of generation 0 and the champion, means over the seeds',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'explained, first', shows: 'percent' },
      { name: 'explained, champion', shows: 'percent' },
      { name: 'king, first', shows: 'decimal' },
      { name: 'king, champion', shows: 'decimal' },
      { name: 'weights, first', shows: 'decimal' },
      { name: 'weights, champion', shows: 'decimal' },
    ],
    rows: SHOWN.map((condition): Cell[] => {
      const counts = runsOf(evidence, condition).map(({ count }) => count);
      return [
        condition,
        shareOver(counts.map(({ first }) => first.share)),
        shareOver(counts.map(({ last }) => last.share)),
        king(counts.map(({ first }) => first.king)),
        king(counts.map(({ last }) => last.king)),
        mean(counts.map(({ first }) => first.size)),
        mean(counts.map(({ last }) => last.size)),
      ];
    }),
  };
}
