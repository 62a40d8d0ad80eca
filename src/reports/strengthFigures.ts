/**
 * Figures of the strength of runs: of one run with the players of its yardstick, and of several as means over the
 * replicates of each condition.
 */

import { formatNoun } from '../base/numberText.ts';
import type { Json } from '../base/json.ts';
import type { BandSeries, StrengthPoint } from '../charts/chart.ts';
import { strengthFinding } from '../charts/strengthFinding.ts';
import type { Figure } from '../documents/document.ts';
import { meanInterval } from '../stats/studentT.ts';
import type { StrengthRecord } from '../store/records.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { numberAt } from './jsonAt.ts';
import { inWords, quotedName, someInWords } from './reportText.ts';

const MOST_NAMED = 4;

/** The best of generations. */
export function strengthPoints(strengths: readonly StrengthRecord[]): StrengthPoint[] {
  return strengths.flatMap(({ generation, elo, low, high }) =>
    generation === null ? [] : [{ generation, elo, low, high }],
  );
}

export function championStrength(strengths: readonly StrengthRecord[]): StrengthRecord | undefined {
  return strengths.find(({ generation }) => generation === null);
}

/** How far a champion looks ahead, if that is further than in training. */
export function strengthFacts(experiment: Json): { readonly championDepth: number | undefined } {
  const depth = numberAt(experiment, 'strategy', 'depth') ?? 0;
  const championDepth = numberAt(experiment, 'strategy', 'championDepth') ?? 0;
  return { championDepth: championDepth > depth ? championDepth : undefined };
}

/** The strength of one run; none if it was not measured. */
export function runStrengthFigure({ run, strengths }: ReportedRun): Figure[] {
  const points = strengthPoints(strengths);
  if (points.length === 0) return [];
  const champion = championStrength(strengths);
  const { opponents, games } = strengths.at(-1)!;
  const whom = `${formatNoun(games, 'game')} against ${formatNoun(opponents.length, 'player')} of known strength`;
  const own = champion ? ' The diamond is the champion.' : '';
  return [
    {
      id: 'run-strength',
      finding: strengthFinding(points, champion, strengthFacts(run.experiment)),
      caption:
        `The strength of the best of each generation of run ${run.id}, each from ${whom} (dotted lines). The band is the ` +
        `95 % interval, with the ratings of these players taken as exact.${own}`,
      chart: {
        kind: 'strength',
        points,
        champion: champion ? { elo: champion.elo, low: champion.low, high: champion.high } : null,
        opponents: opponents.map(({ title, elo }) => ({ title, elo })),
      },
    },
  ];
}

/** Means over the runs of each condition for the measured generations; none if there are none. */
export function strengthBandFigure(conditions: readonly Condition[]): Figure[] {
  const series = conditions.map(bandOf).filter(({ points }) => points.length > 0);
  if (series.length === 0) return [];
  const changes = series.map(({ label, points }) => {
    const [from, to] = [points[0]!, points.at(-1)!].map(({ value }) => Math.round(value));
    return `from ${from} to ${to}${series.length === 1 ? '' : ` in ${quotedName(label)}`}`;
  });
  const counts = inWords(
    series.map(({ label, replicates }) => `${formatNoun(replicates, 'run')} of ${quotedName(label)}`),
  );
  return [
    {
      id: 'strength',
      finding: `Strength in Elo above random moves changes ${someInWords(changes, MOST_NAMED)}.`,
      caption:
        `The strength of the best of each generation, measured against players of known strength: ${counts}. Lines are ` +
        "means over the runs of a condition; bands are 95 % intervals of the mean (Student's t).",
      chart: { kind: 'bands', axis: 'strength, Elo above random moves', unit: 'elo', series },
    },
  ];
}

/** Only generations measured in all runs with strengths, so that every mean is over the same runs. */
function bandOf({ label, runs }: Condition): BandSeries {
  const measured = runs.map(({ strengths }) => strengthPoints(strengths)).filter((points) => points.length > 0);
  const byGeneration = Map.groupBy(measured.flat(), ({ generation }) => generation);
  const points = [...byGeneration]
    .filter(([, ratings]) => ratings.length === measured.length)
    .toSorted(([one], [other]) => one - other)
    .map(([generation, ratings]) => ({ generation, ...meanInterval(ratings.map(({ elo }) => elo)) }));
  return { label, replicates: measured.length, points };
}
