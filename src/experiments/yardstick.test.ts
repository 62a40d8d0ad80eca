import { describe, expect, test } from 'vitest';
import { resolvePlayer } from '../players/players.ts';
import { VARIANTS, variantNamed } from '../rules/variant.ts';
import { freezeExperiment, openExperiment, readExperiment } from './experiment.ts';
import { readExperimentFile } from './experimentFile.ts';
import { ratedOpponents, yardstickOf } from './yardstick.ts';

const FILE = 'experiments/expressions-8x8.json';

test.each(VARIANTS.map(({ name }) => name))(
  'the preset of %s spans from random moves to a search, weakest first',
  (name) => {
    const opponents = ratedOpponents([], name);
    const ratings = opponents.map(({ elo }) => elo);
    expect(opponents[0]).toEqual({ player: 'random', title: 'random', elo: 0 });
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
    expect(opponents.at(-1)!.player).toMatch(/^alphabeta:depth=2/);
    for (const { player } of opponents) expect(resolvePlayer(player, variantNamed(name)).name).toBe(player);
  },
);

describe('in an experiment', () => {
  test('it is frozen with its players and their ratings', () => {
    const changes = ['yardstick.opponents=["random","champion:fern","alphabeta:depth=4"]', 'yardstick.every=5'];
    const frozen = freezeExperiment(readExperimentFile(FILE, changes), (player) => player);
    expect(frozen.yardstick).toMatchObject({ games: 60, every: 5 });
    expect(frozen.yardstick.opponents).toMatchObject([
      { player: 'random', title: 'random', elo: 0 },
      { title: 'Fern', elo: 485 },
      { player: 'alphabeta:depth=4,tables=off', title: 'alphabeta:depth=4', elo: 1333 },
    ]);
    expect(openExperiment(frozen, 'it')).toEqual(frozen);
    // A later list of champions does not change what was stored.
    const stored = {
      ...frozen,
      yardstick: { ...frozen.yardstick, opponents: [{ player: 'random', title: 'R', elo: 5 }] },
    };
    expect(yardstickOf(stored, 'english').opponents).toEqual([{ player: 'random', title: 'R', elo: 5 }]);
  });

  test('the error for an opponent of unknown strength lists the known ones', () => {
    const change = (opponents: string) => () => readExperimentFile(FILE, [`yardstick.opponents=${opponents}`]);
    expect(change('["alphabeta:depth=3"]')).toThrow(
      /yardstick\.opponents\[0\] is alphabeta:depth=3, which has no known strength in english\. Known players: random, champion:moss,/,
    );
    expect(change('["champion:daisy"]')).toThrow(/has no known strength in english/);
    expect(change('[{"player":"alphabeta:depth=3","title":"Three","elo":900}]')).not.toThrow();
    expect(change('[{"player":"expression:x[70]","title":"Short","elo":9}]')).not.toThrow();
    expect(change('[{"player":"random","title":"R"}]')).toThrow(/yardstick\.opponents\[0\] must be /);
    expect(change('["nobody"]')).toThrow(/There is no player "nobody"/);
    expect(() => readExperimentFile(FILE, ['yardstick.games=3'])).toThrow(
      /must be an even number from 0 to 10000, not 3/,
    );
  });
});

test('an experiment without a yardstick gets the default', () => {
  const { yardstick: _, ...old } = freezeExperiment(readExperimentFile(FILE), (player) => player);
  expect(openExperiment(old, 'it').yardstick).toEqual({ opponents: [], games: 60, every: 1 });
  expect(readExperiment(old, 'it').yardstick.games).toBe(60);
  for (const json of [old, {}, null, { yardstick: 'none' }]) {
    expect(yardstickOf(json, 'giveaway').opponents.map(({ title }) => title)).toEqual([
      'random',
      'Teasel',
      'Bramble',
      'Rose',
    ]);
  }
});
