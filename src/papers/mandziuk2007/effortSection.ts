/** What the runs cost, and how accurate duels are. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { mean } from '../../stats/spread.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { DuelRecord } from './duelAccuracy.ts';
import { accuraciesOf } from './duelAccuracy.ts';
import { nodesOf } from './effortConclusions.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from './evidence.ts';
import { GAMES, HEURISTICS } from './heuristics.ts';
import { PUBLISHED } from './published.ts';

export function effortSection(evidence: Evidence): Section {
  const { section, populationRatio } = PUBLISHED.effort;
  return {
    id: 'effort',
    title: 'What the generators cost, and how accurate duels are',
    blocks: [
      textBlock(
        `Section ${section} says that HG works with ${populationRatio} times the population of SHG in the same time. HG searches ` +
          'a position once and then compares all its individuals with the value; SHG plays games. We count the nodes of all ' +
          'searches of a run: the number of its positions or games times the mean nodes of a few of them, searched again.',
      ),
      tableBlock(effortTable(evidence)),
      textBlock(
        'Two random individuals, as in the first population of SHG, have a duel of two games at both depths, and a long match, ' +
          'six plies deep from random openings. A duel agrees with the match if both have the same winner.',
      ),
      tableBlock(duelsTable(evidence.duels)),
    ],
  };
}

function effortTable(evidence: Evidence): Table {
  return {
    id: 'effort',
    title: 'Nodes of a run: means over the seeds',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'heuristic', shows: 'text' },
      { name: 'population', shows: 'count' },
      { name: 'depth', shows: 'count' },
      { name: 'counted', shows: 'text' },
      { name: 'number in a run', shows: 'count' },
      { name: 'nodes of one', shows: 'count' },
      { name: 'million nodes of a run', shows: 'decimal' },
    ],
    rows: GAMES.flatMap((game) =>
      HEURISTICS.map(({ name, generator }): Cell[] => {
        const runs = runsOf(evidence, game, name);
        return [
          game,
          name,
          runs[0]!.population,
          runs[0]!.depth,
          generator === 'HG' ? 'positions' : 'games',
          mean(runs.map(({ effort }) => effort.tasks)),
          mean(runs.map(({ effort }) => effort.nodesPerTask)),
          mean(runs.map(nodesOf)) / 1e6,
        ];
      }),
    ),
  };
}

function duelsTable(duels: readonly DuelRecord[]): Table {
  const groups = [
    { title: 'both games', own: duels },
    ...GAMES.map((game) => ({ title: game, own: duels.filter((one) => one.game === game) })),
  ];
  return {
    id: 'duels',
    title: 'Duels and long matches of the same two individuals, over the pairs that the match decides',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'depth', shows: 'text' },
      { name: 'pairs', shows: 'count' },
      { name: 'undecided', shows: 'count' },
      { name: 'agreeing', shows: 'count' },
      { name: 'agreeing of the decided', shows: 'percent' },
    ],
    rows: groups.flatMap(({ title, own }) =>
      accuraciesOf(own).map(({ depth, pairs, undecided, agreeing }): Cell[] => {
        const decided = pairs - undecided;
        const share = decided === 0 ? null : { value: agreeing / decided, ...wilsonInterval(agreeing, decided) };
        return [title, depth, pairs, undecided, agreeing, share];
      }),
    ),
  };
}
