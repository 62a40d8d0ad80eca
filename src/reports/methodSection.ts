/** How it was measured, for a reader who was not there. */

import type { Json } from '../base/json.ts';
import { formatNoun } from '../base/numberText.ts';
import type { Section } from '../documents/document.ts';
import type { StoredTest } from '../store/records.ts';
import { listBlock } from './blocks.ts';
import type { Condition } from './condition.ts';
import { allRuns, gameTitle } from './condition.ts';
import { jsonAt, numberAt, textAt } from './jsonAt.ts';
import { ORIGINAL_VERSION } from './condition.ts';
import { inWords } from './reportText.ts';

export function methodSection(conditions: readonly Condition[]): Section {
  const runs = allRuns(conditions);
  // Those of other games than the run's are not counted anywhere.
  const tests = runs.flatMap(({ run, tests: own }) => own.filter(({ variant }) => variant === run.variant));
  const protocols = new Set(tests.map(({ protocol }) => protocol));
  const items = [
    FITNESS,
    ...(protocols.has('fair') ? [FAIR, ...describePlans(tests), INTERVALS] : []),
    ...(protocols.has('thesis') ? [THESIS] : []),
    ...(runs.some(({ run }) => run.version === ORIGINAL_VERSION) ? [ORIGINAL] : []),
    LATEST,
    describeVersions(runs.map(({ run }) => run.version)),
    REPEATABLE,
    FILES,
  ];
  return { id: 'method', title: 'How it was measured', blocks: [listBlock(items)] };
}

const FITNESS =
  'Fitness is what a strategy makes in training, by the opponents, the openings and the worth of a draw that its ' +
  'condition sets. 70 against weak opponents may be less than 50 against strong ones, so it is not compared between ' +
  'conditions, and the best of many is best by luck too.';
const FAIR =
  'The fair test is the same for all: each opening is played twice, once with each colour, from a list of openings, ' +
  'with fixed seeds of its own.';
const INTERVALS =
  'Intervals are of 95 %. Of win rates they are those of Wilson, with games as independent trials; of points they ' +
  'come from the pairs of games with the same opening. Both tell the luck of the games and nothing of other seeds; ' +
  "the intervals of means over runs (Student's t) and the comparisons do that.";
const THESIS =
  'Tests with (thesis) behind the opponent are the published one of Greaney (2026): 150 games against random moves ' +
  'as Black only, where a draw counts as a loss. They compare with the numbers of the thesis and with nothing else.';
const ORIGINAL =
  'Runs of the original EvoDraughts (Greaney 2026) are as its files tell them, without seeds, sizes and diversity.';
const LATEST =
  'Where a champion was tested twice against an opponent, the later test counts. Tests that were broken off do not.';
const REPEATABLE =
  'The same experiment with the same seed and version gives the same run, game by game; a run with the settings and ' +
  'the seed of another is no replicate and is counted once.';
const FILES =
  'Every table and every figure can be had as a file with its whole numbers (CSV), every figure as a picture (SVG, ' +
  'PNG), each under its name in this report.';

/** The plans of the tests that count, each once. */
function describePlans(tests: readonly StoredTest[]): string[] {
  const plans = tests
    .filter(({ protocol, result }) => protocol === 'fair' && jsonAt(result, 'isComplete') !== false)
    .flatMap(({ variant, result }) => planText(variant, result) ?? []);
  return [...new Set(plans)];
}

function planText(variant: string, result: Json): string | undefined {
  const [openings, games] = [textAt(result, 'openings'), numberAt(result, 'games')];
  const seeds = jsonAt(result, 'seeds');
  if (openings === undefined || games === undefined || !Array.isArray(seeds)) return undefined;
  const numbers = formatSeeds(seeds as readonly Json[]);
  const each = `${formatNoun(games, 'game')} against each opponent`;
  return `${gameTitle(variant)}: up to ${each}, openings from ${openings}, ${numbers}.`;
}

function formatSeeds(seeds: readonly Json[]): string {
  const [first, last] = [Number(seeds[0]), Number(seeds.at(-1))];
  if (seeds.length === 1) return `seed ${first}`;
  const isRow = seeds.every((seed, index) => seed === first + index);
  return `seeds ${isRow ? `${first}-${last}` : inWords(seeds.map(String))}`;
}

function describeVersions(versions: readonly string[]): string {
  const distinct = [...new Set(versions)];
  const which = distinct.map((version) => (version === ORIGINAL_VERSION ? 'the original' : version));
  return distinct.length === 1
    ? `All runs were made by EvoDraughts ${which[0]}.`
    : `The runs were made by different versions of EvoDraughts: ${inWords(which)}.`;
}
