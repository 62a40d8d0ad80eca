/** How the results were measured. */

import type { Json } from '../base/json.ts';
import { formatNoun } from '../base/numberText.ts';
import type { Section } from '../documents/document.ts';
import type { StoredTest } from '../store/records.ts';
import { listBlock } from './blocks.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns, gameTitle } from './condition.ts';
import { jsonAt, numberAt, textAt } from './jsonAt.ts';
import { NGUYEN_VERSION, ORIGINAL_VERSION } from './condition.ts';
import { inWords } from './reportText.ts';

export function methodSection(conditions: readonly Condition[]): Section {
  const runs = allRuns(conditions);
  // Tests in another game than that of the run do not count.
  const tests = runs.flatMap(({ run, tests: own }) => own.filter(({ variant }) => variant === run.variant));
  const protocols = new Set(tests.map(({ protocol }) => protocol));
  const items = [
    ...fitnessItems(runs),
    ...(protocols.has('fair') ? [FAIR, ...describePlans(tests), INTERVALS] : []),
    ...(protocols.has('thesis') ? [THESIS] : []),
    ...(runs.some(({ run }) => run.version === ORIGINAL_VERSION) ? [ORIGINAL] : []),
    ...(runs.some(({ run }) => run.version === NGUYEN_VERSION) ? [NGUYEN] : []),
    LATEST,
    describeVersions(runs.map(({ run }) => run.version)),
    REPEATABLE,
    FILES,
  ];
  return { id: 'method', title: 'How it was measured', blocks: [listBlock(items)] };
}

function fitnessItems(runs: readonly ReportedRun[]): string[] {
  const units = new Set(runs.map(({ generations }) => generations[0]?.statistics.unit ?? 'share'));
  return [
    ...(units.has('share') ? [FITNESS] : []),
    ...(units.has('duels') ? [DUELS] : []),
    ...(units.has('error') ? [ERROR] : []),
    ...(units.has('forecast') ? [FORECAST] : []),
  ];
}

const DUELS =
  'Individuals that duel have no fitness: duels decide who breeds, who leaves and who is the best of a generation. The ' +
  'share of duels that an individual won is only shown.';
const ERROR =
  'An error is the root-mean-square difference between an evaluation and what a search says of random positions, in ' +
  'men (100 points). Each generation has its own positions, which are nearer to the start of the game than those before. ' +
  'The search uses the best evaluation of the generation before. Errors are therefore not compared between generations ' +
  'or conditions.';
const FORECAST =
  'A forecast is the share of the variance of the results of games that an evaluation explains. Individuals learn from ' +
  'games among the best of earlier generations and forecast those of the next, which they have not learnt from. Each ' +
  'generation has its own games, so forecasts are not compared between generations or conditions.';
const FITNESS =
  'Fitness is the score of a strategy in training. It depends on the opponents, the openings and the value of a draw ' +
  'that its condition sets: 70 % against weak opponents may be worth less than 50 % against strong ones. Fitness is ' +
  'therefore not compared between conditions. The best of many strategies is also partly the luckiest.';
const FAIR =
  'The fair test is the same for all: it plays each opening twice, once with each colour, from a list of openings and ' +
  'with fixed seeds.';
const INTERVALS =
  'Intervals are 95 % intervals. Those of win rates are Wilson intervals, which treat games as independent; those of ' +
  'points are computed from the pairs of games with the same opening. Both show the luck of the games, not the ' +
  "variation between seeds. The intervals of means over runs (Student's t) and the comparisons show that variation.";
const THESIS =
  'Tests with (thesis) behind the opponent follow the published test of Greaney (2026): 150 games against random moves, ' +
  'as Black only, where a draw counts as a loss. Compare them only with the numbers of the thesis.';
const ORIGINAL =
  'Runs of the original EvoDraughts (Greaney 2026) are imported from its files, which have no seeds, sizes or diversity.';
const NGUYEN =
  'Runs of the program of Nguyen (2018) are imported from the files of its champions, which have no seeds, no scores in ' +
  'training and no other members. The champions play here as in that program: flat Monte-Carlo search, whose lines the net ' +
  'evaluates.';
const LATEST =
  'Where a champion was tested twice against an opponent, the later test counts. Tests that were stopped early do not count.';
const REPEATABLE =
  'The same experiment with the same seed and version gives the same run, game by game. A run with the settings and ' +
  'the seed of another is not a replicate and is counted once.';
const FILES =
  'Every table and figure is available as a file: its unrounded numbers as CSV, and each figure as SVG and PNG.';

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
  const ours = distinct.filter((version) => version !== NGUYEN_VERSION);
  const which = ours.map((version) => (version === ORIGINAL_VERSION ? 'the original' : version));
  const others = ours.length < distinct.length ? 'the program of Nguyen (2018)' : undefined;
  if (ours.length === 0) return `All runs were made by ${others}.`;
  const also = others === undefined ? '' : ` and by ${others}`;
  return ours.length === 1
    ? `All runs were made by EvoDraughts ${which[0]}${also}.`
    : `The runs were made by different versions of EvoDraughts: ${inWords(which)}${also && `,${also}`}.`;
}
