/** Controls: champions with one setting changed, in direct matches against those without the change. */

import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { meanCell } from '../../reports/meanCell.ts';
import { inWords, quotedName } from '../../reports/reportText.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { mean } from '../../stats/spread.ts';
import { CONTROLS } from './design.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from './evidence.ts';
import type { Game } from './heuristics.ts';
import { GAMES } from './heuristics.ts';
import { controlScores } from './scores.ts';
import { effectiveShare } from './targets.ts';

interface ControlResult {
  readonly game: Game;
  readonly control: string;
  readonly baseline: string;
  readonly description: string;
  /** Of the baseline, by seed. */
  readonly scores: readonly number[];
  readonly runs: readonly StudiedRun[];
}

export function controlsSection(evidence: Evidence): Section {
  const results = GAMES.flatMap((game) =>
    CONTROLS.map(({ name, baseline, description }): ControlResult => {
      const scores = controlScores(evidence, game, name);
      return { game, control: name, baseline, description, scores, runs: runsOf(evidence, game, name) };
    }),
  ).filter(({ scores }) => scores.length > 0);
  return {
    id: 'controls',
    title: 'Settings that the paper does not give, and what it says of others',
    blocks: [textBlock(shownText(results)), tableBlock(controlsTable(results))],
  };
}

function shownText(results: readonly ControlResult[]): string {
  const shown = results.filter(({ scores }) => {
    const { low, high } = meanShareInterval(scores);
    return low !== null && high !== null && (low > 0.5 || high < 0.5);
  });
  const names = shown.map(({ control, game }) => `${quotedName(control)} (${game})`);
  return (
    'Each control changes one setting of a heuristic. Its champion plays the champion without the change and with the ' +
    'same seed. A difference is shown if the 95 % interval of the mean score over the seeds (Student’s t) excludes 50 %: ' +
    `${names.length === 0 ? 'none is shown' : inWords(names)}.`
  );
}

function controlsTable(results: readonly ControlResult[]): Table {
  return {
    id: 'controls',
    title: 'Heuristics against the same with one setting changed: the points of the unchanged one',
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'unchanged', shows: 'text' },
      { name: 'control', shows: 'text' },
      { name: 'change', shows: 'text' },
      { name: 'seeds', shows: 'count' },
      { name: 'points of the unchanged', shows: 'percent' },
      { name: 'effective crossings of the control', shows: 'percent' },
      { name: 'error above least squares of the control', shows: 'percent' },
    ],
    rows: results.map(({ game, baseline, control, description, scores, runs }): Cell[] => {
      const above = runs.flatMap(({ traits }) => traits.aboveLeast.slice(-1));
      return [
        game,
        baseline,
        control,
        description,
        scores.length,
        meanCell(scores),
        meanCell(runs.map(effectiveShare)),
        above.length === 0 ? null : mean(above),
      ];
    }),
  };
}
