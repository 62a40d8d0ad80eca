/** How the runs converged: effective crossings, mutants, undecided duels, variances and errors (section 6). */

import type { BandSeries } from '../../charts/chart.ts';
import type { Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { intervalCell, meanCell } from '../../reports/meanCell.ts';
import { percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanInterval } from '../../stats/studentT.ts';
import { scoreOf } from './clash.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { clashesOf, mainRuns, runsOf } from './evidence.ts';
import type { Generator } from './heuristics.ts';
import { GAMES, GENERATORS, HEURISTICS } from './heuristics.ts';
import { PUBLISHED } from './published.ts';
import { effectiveShare } from './targets.ts';
import { HG_UNIT } from './weightSpread.ts';

export function convergenceSection(evidence: Evidence): Section {
  const { section, effective, mutantsLinear, mutantsPhases, varianceFall, lastDeviation } = PUBLISHED.convergence;
  const range = ([least, most]: readonly number[]): string => `${percentText(least!)} to ${percentText(most!)}`;
  return {
    id: 'convergence',
    title: 'Convergence',
    blocks: [
      textBlock(
        `Section ${section} tells how the generators converge. A crossing is effective if its child joins the population: ` +
          `${range(effective.HG)} of them in HG, ${range(effective['SHG depth 3'])} in SHG with duels three plies deep and ` +
          `${range(effective['SHG depth 4'])} with four. Fewer than ${percentText(mutantsLinear)} of the fittest of linear heuristics in ` +
          `HG had mutated, at most ${percentText(mutantsPhases)} of those with phases, and hardly any in SHG. Most variances ` +
          `fall by a factor of ${varianceFall} or more. The standard deviation of a weight ends between ` +
          `${lastDeviation.HG.map((one) => one.toExponential(0)).join(' and ')} in HG and at about ${lastDeviation.SHG.toExponential(0)} in SHG.`,
      ),
      textBlock(
        'A generation of HG is one of its phases, which ends when the population has converged; before each phase most ' +
          'individuals are replaced. A generation of SHG is a fixed number of crossings. Variances are relative to those of ' +
          'random individuals. Deviations are those of a weight in the median. Those of HG are in the unit of the paper, in which first weights lie ' +
          'between -100 and 100; the vectors of SHG have the length 1. A deviation of 1e-26 of numbers near 1 is less than a ' +
          'computer can tell apart: the published numbers are probably variances.',
      ),
      figureBlock(varianceFigure(evidence)),
      tableBlock(convergenceTable(evidence)),
      textBlock(
        'HG fits weights to values of positions by squared errors, so the best possible weights of a phase are known: those ' +
          'of least squares. The table shows by how much the error of the fittest of the last phase exceeds theirs, and what ' +
          'the champion scores against the weights of least squares on new positions of that phase.',
      ),
      tableBlock(leastSquaresTable(evidence)),
    ],
  };
}

function varianceFigure(evidence: Evidence): Figure {
  const series = GAMES.flatMap((game) =>
    GENERATORS.map((generator): BandSeries => {
      const runs = mainRuns(evidence).filter((run) => run.game === game && run.generator === generator);
      const generations = Math.min(...runs.map(({ traits }) => traits.fall.length));
      return {
        label: `${generator}, ${game}`,
        replicates: runs.length,
        points: Array.from({ length: generations }, (_, generation) => ({
          generation,
          ...meanInterval(runs.map(({ traits }) => traits.fall[generation]!)),
        })),
      };
    }),
  );
  const ends = series.map(({ label, points }) => `${points.at(-1)!.value.toFixed(1)} for ${label}`);
  return {
    id: 'variances',
    finding: `At the end, variances have fallen by these powers of ten: ${ends.join('; ')}.`,
    caption:
      'How far the variance of a weight has fallen since the start, as a power of ten, at the end of each generation: the ' +
      'median over the weights, and means over all heuristics and seeds with 95 % intervals (Student’s t).',
    chart: { kind: 'bands', axis: 'fall of the variance, powers of ten', unit: 'weight', series },
  };
}

function convergenceTable(evidence: Evidence): Table {
  const rows = GAMES.flatMap((game) =>
    HEURISTICS.map(({ name }): Cell[] => {
      const runs = runsOf(evidence, game, name);
      return [game, name, ...valuesOf(runs)];
    }),
  );
  return {
    id: 'convergence',
    title: 'Convergence by heuristic: means over the seeds, with 95 % intervals (Student’s t)',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'heuristic', shows: 'text' },
      { name: 'crossings', shows: 'count' },
      { name: 'effective', shows: 'percent' },
      { name: 'undecided duels', shows: 'percent' },
      { name: 'mutants among the fittest', shows: 'percent' },
      { name: 'variances fallen a thousandfold', shows: 'percent' },
      { name: 'deviation at the start', shows: 'text' },
      { name: 'deviation at the end', shows: 'text' },
      { name: 'mean weights between -1 and 1', shows: 'percent' },
    ],
    rows,
  };
}

function valuesOf(runs: readonly StudiedRun[]): Cell[] {
  const [first] = runs as [StudiedRun];
  const unknownIfNone = (values: readonly number[]): Cell => (values.length === 0 ? null : meanCell(values));
  return [
    mean(runs.map(({ traits }) => traits.crossings.reduce((sum, one) => sum + one, 0))),
    meanCell(runs.map(effectiveShare)),
    unknownIfNone(runs.flatMap(({ traits }) => (traits.undecided.length === 0 ? [] : [mean(traits.undecided)]))),
    unknownIfNone(runs.flatMap(({ traits }) => (traits.mutants.length === 0 ? [] : [mean(traits.mutants)]))),
    meanCell(runs.map(({ traits }) => traits.fallen.at(-1)!)),
    deviationText(
      runs.map(({ spread }) => spread.firstDeviation),
      first.generator,
    ),
    deviationText(
      runs.map(({ spread }) => spread.lastDeviation),
      first.generator,
    ),
    first.generator === 'HG' ? meanCell(runs.map(({ spread }) => spread.small)) : null,
  ];
}

function leastSquaresTable(evidence: Evidence): Table {
  const clashes = clashesOf(evidence, 'least squares');
  const rows = GAMES.flatMap((game) =>
    HEURISTICS.filter(({ generator }) => generator === 'HG').map(({ name }): Cell[] => {
      const own = clashes.filter((clash) => clash.game === game && clash.first === name);
      const above = runsOf(evidence, game, name).map(({ traits }) => traits.aboveLeast.at(-1)!);
      return [game, name, above.length, intervalCell(meanInterval(above)), meanCell(own.map(scoreOf))];
    }),
  );
  return {
    id: 'least-squares',
    title: 'Champions of HG and the weights of least squares: means over the seeds, with 95 % intervals (Student’s t)',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'heuristic', shows: 'text' },
      { name: 'seeds', shows: 'count' },
      { name: 'error above least squares', shows: 'percent' },
      { name: 'points against least squares', shows: 'percent' },
    ],
    rows,
  };
}

/** The unit of the paper for HG, and the length of the vectors of SHG, in points. */
const UNITS: Readonly<Record<Generator, number>> = { HG: HG_UNIT, SHG: 1000 };

function deviationText(points: readonly number[], generator: Generator): string {
  return (mean(points) / UNITS[generator]).toExponential(1);
}
