/** The mean weights by generation, figures 5.1 to 5.4 of the thesis, and how often each term is dominant. */

import type { BandSeries } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { intervalCell } from '../../reports/meanCell.ts';
import { inWords } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanInterval } from '../../stats/studentT.ts';
import type { Course } from './course.ts';
import { SINGLE } from './design.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { mainRuns } from './evidence.ts';
import type { Stage } from './terms.ts';
import { STAGES, STAGE_PHASES, TERMS, TERM_TITLES } from './terms.ts';
import { dominantRuns, lowRuns, rankOf } from './weightRanks.ts';

export function weightsSection(evidence: Evidence): Section {
  const single = runsOf(evidence, SINGLE).map(({ course }) => course);
  const all = mainRuns(evidence).map(({ course }) => course);
  const names = TERMS.map((term) => `${term} ${TERM_TITLES[term]}`);
  return {
    id: 'weights',
    title: 'Weights by stage of the game',
    blocks: [
      textBlock(
        `The nine terms are ${inWords(names)}. A weight is the mean over a population, as in the thesis, and in the figures ` +
          'also over the runs. Terms differ in size, so the same weight may mean more for one than for another.',
      ),
      ...STAGES.map((stage) => figureBlock(stageFigure(single, stage))),
      tableBlock(ranksTable(all)),
    ],
  };
}

function stageFigure(courses: readonly Course[], stage: Stage): Figure {
  const generations = Math.min(...courses.map(({ weights }) => weights.length));
  const valueOf = (generation: number, term: number): number =>
    mean(courses.map(({ weights }) => weights[generation]![stage - 1]![term]!));
  const series = TERMS.map((label, term): BandSeries => ({
    label,
    replicates: courses.length,
    points: Array.from({ length: generations }, (_, generation) => ({
      generation,
      value: valueOf(generation, term),
      low: null,
      high: null,
    })),
  }));
  const ends = TERMS.map((term, index) => ({ term, weight: valueOf(generations - 1, index) })).toSorted(
    (one, two) => Math.abs(two.weight) - Math.abs(one.weight),
  );
  const [first, second] = ends as [(typeof ends)[number], (typeof ends)[number]];
  return {
    id: `figure-5-${stage}`,
    finding: `In stage ${stage} the greatest mean weights at the end are ${first.weight.toFixed(0)} for ${first.term} and ${second.weight.toFixed(0)} for ${second.term}.`,
    caption:
      `Figure 5.${stage} of the thesis: the mean weights of the nine terms in stage ${stage} (${STAGE_PHASES[stage - 1]!.when}), ` +
      `one population, over ${courses.length} runs.`,
    chart: { kind: 'bands', axis: 'mean weight', unit: 'weight', series },
  };
}

function ranksTable(courses: readonly Course[]): Table {
  const rows = STAGES.flatMap((stage) =>
    TERMS.map((term, index): Cell[] => {
      const weight = meanInterval(courses.map(({ weights }) => weights.at(-1)![stage - 1]![index]!));
      const [dominant, veryLow] = [dominantRuns(courses, term, stage), lowRuns(courses, term, stage)];
      return [
        stage,
        term,
        intervalCell(weight),
        mean(courses.map((course) => rankOf(course, term, stage))),
        dominant.count / dominant.runs,
        veryLow.count / veryLow.runs,
      ];
    }),
  );
  return {
    id: 'ranks',
    title:
      `The last populations of ${courses.length} runs, in one population and on islands: mean weight with its 95 % interval, ` +
      'mean rank by absolute value (1 is the greatest), and how often the term is dominant (rank 1 or 2) or very low (7 to 9)',
    columns: [
      { name: 'stage', shows: 'text' },
      { name: 'term', shows: 'text' },
      { name: 'mean weight', shows: 'decimal' },
      { name: 'mean rank', shows: 'decimal' },
      { name: 'dominant', shows: 'percent' },
      { name: 'very low', shows: 'percent' },
    ],
    rows,
  };
}
