/**
 * The fields of an experiment as a zod type, from which the checks, the defaults and the schema for editors follow.
 * Methods and their settings come from the registries, so that a new one appears here automatically.
 */

import { z } from 'zod';
import { TEST_GAMES, TEST_OPPONENTS } from '../arena/fairTestPlan.ts';
import {
  evenNumber,
  kindType,
  methodType,
  mustBe,
  section,
  settingType,
  settingTypes,
  textType,
} from '../base/field.ts';
import { choice, onOff, wholeNumber } from '../base/setting.ts';
import { EVOLVERS, readEvolverSettings } from '../evolvers/evolvers.ts';
import { islandSettings } from '../evolvers/islands.ts';
import { FIRST_REPRESENTATION, REPRESENTATIONS } from '../genomes/representations.ts';
import { MODES_SUMMARY, STRATEGY_MODES } from '../players/strategyMode.ts';
import { VARIANTS } from '../rules/variant.ts';
import { MOST_GAMES } from '../trials/opponents.ts';
import { openingsType, opponentsType, playersType } from '../trials/playerFields.ts';
import { FIRST_TRIAL, TRIALS } from '../trials/trials.ts';
import { yardstickType } from './yardstick.ts';

const variantNames = VARIANTS.map(({ name }) => name) as [string, ...string[]];

const islands = section(
  'populations that evolve separately, each of the size of the evolver, and send each other their best now and then',
  settingTypes(islandSettings),
);

/** The searches that can use an evolved evaluation in training. */
const SEARCHES = ['alphabeta', 'mcts', 'flat'] as const;

const strategy = section('how evolved strategies play', {
  mode: settingType(choice(MODES_SUMMARY, STRATEGY_MODES, 'settled')),
  search: settingType(
    choice(
      'the search that uses it as its evaluation in training: alphabeta to depth; mcts, a tree of random games; or flat, random lines without a tree',
      SEARCHES,
      'alphabeta',
    ),
  ),
  depth: settingType(
    wholeNumber(
      '0: look one move ahead; otherwise the depth of the alpha-beta search that uses it as its evaluation',
      0,
      12,
      0,
    ),
  ),
  playouts: settingType(
    wholeNumber('mcts: random games for a move; flat: random lines for a move and each pair of plies', 1, 10_000, 300),
  ),
  cutoff: settingType(
    wholeNumber(
      'where random play stops and the evaluation decides. mcts: after this many plies; flat: after this many pairs of plies',
      1,
      100,
      6,
    ),
  ),
  championDepth: settingType(wholeNumber('the alpha-beta depth of the champion; 0: it plays as in training', 0, 12, 0)),
  exact: settingType(onOff('search exactly this deep, even if a capture is possible', false)),
  shuffle: settingType(onOff('choose at random among equally good moves', false)),
  rootBug: settingType(onOff('as in the original, an outermost if_ or pdiv scores every position 0', false)),
}).superRefine(({ mode, search, depth, championDepth, ...switches }, context) => {
  const refuse = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message });
  if (mode === 'index') {
    const why = 'in index mode, because a search needs values of positions.';
    if (search !== 'alphabeta') refuse('search', `must be alphabeta ${why}`);
    if (depth > 0) refuse('depth', `must be 0 ${why}`);
    if (championDepth > 0) refuse('championDepth', `must be 0 ${why}`);
  }
  if (search !== 'alphabeta' && depth > 0) {
    refuse('depth', `must be 0 for the search ${search}. Use strategy.playouts and strategy.cutoff.`);
  }
  if (depth > 0 || championDepth > 0) return;
  const advice =
    search === 'alphabeta'
      ? 'applies to a search only. Set strategy.depth, or remove it.'
      : 'applies to alpha-beta only. Set strategy.championDepth, or remove it.';
  for (const field of ['exact', 'shuffle'] as const) if (switches[field]) refuse(field, advice);
});

/** Whether strategies in training are the evaluation of a search. Otherwise they look one move ahead themselves. */
export function isSearched({ search, depth }: Pick<z.infer<typeof strategy>, 'search' | 'depth'>): boolean {
  return search !== 'alphabeta' || depth > 0;
}

const validation = section('which of the best in training becomes the champion, decided by separate games', {
  by: settingType(
    choice(
      'who becomes champion: the best of the run against these opponents; the best of the fittest of each island, at the end, against each other; or the fittest of the last generation',
      ['opponents', 'islands', 'fittest'],
      'opponents',
    ),
  ),
  candidates: settingType(wholeNumber('individuals of the whole run to validate', 1, 1000, 20)),
  games: evenNumber('games of a candidate; 0: the best in training is the champion', 0, MOST_GAMES).default(200),
  finalists: settingType(wholeNumber('candidates that reach the final', 1, 100, 5)),
  finalGames: evenNumber('further games of a finalist; 0 for none', 0, MOST_GAMES).default(1000),
  confirmationGames: evenNumber(
    'new games of the champion against its training opponents, to see how much of its score was luck',
    2,
    MOST_GAMES,
  ).default(2000),
  openings: openingsType('the openings of games').default('random:plies=4'),
  opponents: opponentsType('the opponents they meet').default([{ player: 'random', weight: 1 }]),
}).superRefine(({ candidates, finalists }, context) => {
  if (finalists <= candidates) return;
  const message = `must be at most validation.candidates, which is ${candidates}, not ${finalists}.`;
  context.addIssue({ code: 'custom', path: ['finalists'], message });
});

const test = section('the fair test of the champion when the run is over', {
  games: evenNumber('games against each opponent', 2, MOST_GAMES).default(TEST_GAMES),
  opponents: playersType('the opponents it meets').default([...TEST_OPPONENTS]),
});

export const experimentType = section('an experiment of EvoDraughts', {
  $schema: textType('where editors find the description of the fields', 0, 1000).exactOptional(),
  title: textType('what a form calls it, in plain words', 1, 100).exactOptional(),
  name: textType('the name of the runs', 1, 100),
  description: textType('the purpose of the experiment', 0, 5000).default(''),
  variant: z.enum(variantNames, { error: mustBe(`one of ${variantNames.join(', ')}`) }).describe('the game'),
  generations: settingType(
    wholeNumber('generations after the initial individuals, which are generation 0', 1, 100_000, 60),
  ),
  genome: kindType('what is evolved', REPRESENTATIONS, FIRST_REPRESENTATION),
  evolver: methodType('how generations follow each other', EVOLVERS, {}, readEvolverSettings({}).method),
  islands: islands.prefault({}),
  strategy: strategy.prefault({}),
  fitness: kindType('what an individual is worth', TRIALS, FIRST_TRIAL).prefault({} as never),
  validation: validation.prefault({}),
  test: test.prefault({}),
  yardstick: yardstickType.prefault({}),
});
