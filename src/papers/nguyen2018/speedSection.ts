/** A Speed: how fast nets are evaluated, and how fast runs train. */

import { formatCount } from '../../base/numberText.ts';
import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { mean } from '../../stats/spread.ts';
import { MAIN_CONDITIONS, SIX_PLIES } from './design.ts';
import type { Evidence } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { PUBLISHED } from './published.ts';

export function speedSection(evidence: Evidence): Section {
  const { plain, quick } = evidence.speed;
  const { hours, cores, generations } = PUBLISHED.program;
  return {
    id: 'speed',
    title: 'A. Speed',
    blocks: [
      textBlock(
        `A net of 91-40-10-1 takes ${millions(plain)} million evaluations a second in plain loops and ${millions(quick)} ` +
          `million in our vector code, ${(quick / plain).toFixed(0)} times as many. The first layer is not computed anew: ` +
          'each piece that moves adds and removes a vector. `npm run bench` shows what each step brings.',
      ),
      textBlock(
        `The long run of the program, at its setting of six plies, took about ${hours} hours on ${cores} cores for ${generations} ` +
          `generations, ${formatCount(Math.round((3600 * hours * cores) / generations))} seconds of a core for each. “${SIX_PLIES}” needs ` +
          `${secondsOf(evidence).toFixed(1)} seconds in one thread. The other conditions search less deep. All times depend on the machine.`,
      ),
      tableBlock(trainingTable(evidence)),
    ],
  };
}

/** Of a generation. */
function secondsOf(evidence: Evidence): number {
  return mean(runsOf(evidence, SIX_PLIES).map(({ seconds, generations }) => seconds / generations));
}

function millions(rate: number): string {
  return (rate / 1e6).toFixed(2);
}

function trainingTable(evidence: Evidence): Table {
  return {
    id: 'training-speed',
    title: 'Training of a run in one thread, means over the seeds',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'generations', shows: 'count' },
      { name: 'games', shows: 'count' },
      { name: 'seconds', shows: 'decimal' },
      { name: 'games a second', shows: 'count' },
    ],
    rows: [...MAIN_CONDITIONS, SIX_PLIES].map((condition): Cell[] => {
      const runs = runsOf(evidence, condition);
      const [games, seconds] = [mean(runs.map((run) => run.games)), mean(runs.map((run) => run.seconds))];
      return [condition, runs[0]!.generations, games, seconds, games / seconds];
    }),
  };
}
