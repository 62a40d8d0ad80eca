import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunSummary } from '../../../api/runApi.ts';
import type { Listing } from './runListing.ts';
import { SORTS, STATES, listRuns, listingAddress, parseListing } from './runListing.ts';

const ALL: Listing = { sort: 'newest', game: '', state: 'all', text: '' };

test('every listing is read back from its address', () => {
  const listing = fc.record({
    sort: fc.constantFrom(...Object.keys(SORTS)),
    game: fc.constantFrom('', 'english', 'giveaway-6x6'),
    state: fc.constantFrom(...Object.keys(STATES)),
    text: fc.string(),
  }) as fc.Arbitrary<Listing>;
  fc.assert(
    fc.property(listing, (one) => {
      const { searchParams } = new URL(listingAddress(one), 'http://localhost');
      expect(parseListing(searchParams)).toEqual(one);
    }),
  );
});

test('an invalid address shows all runs', () => {
  expect(parseListing(new URLSearchParams('sort=fitness&state=toString'))).toEqual(ALL);
});

describe('runs', () => {
  const runs = [
    run(5, { name: 'Beta', variant: 'english', status: 'unfinished', strength: [100, 900] }),
    run(4, { name: 'alpha', variant: 'giveaway', strength: [5], test: score('random', 0.9) }),
    run(3, { name: 'Gamma', variant: 'english', championStrength: strength(500), test: score('random', 0.6) }),
    run(2, { name: 'beta', variant: 'english', test: score('first', 0.99) }),
    run(1, { name: 'old', variant: 'english', status: 'imported', test: score('random', 0.7) }),
  ];

  test.each([
    ['newest', [['', 5, 4, 3, 2, 1]]],
    ['name', [['', 4, 5, 2, 3, 1]]],
    [
      'game',
      [
        ['English draughts', 5, 3, 2, 1],
        ['Give-away draughts', 4],
      ],
    ],
    [
      'strength',
      [
        ['English draughts', 5, 3, 2, 1],
        ['Give-away draughts', 4],
      ],
    ],
    [
      'test',
      [
        ['English draughts, against first', 2],
        ['English draughts, against random', 1, 3],
        ['Give-away draughts, against random', 4],
        ['Not tested yet', 5],
      ],
    ],
  ] as const)('by %s', (sort, groups) => {
    const listed = listRuns(runs, { ...ALL, sort });
    expect(listed.map(({ title, runs: members }) => [title, ...members.map(({ id }) => id)])).toEqual(groups);
  });

  test.each([
    [{ game: 'giveaway' }, [4]],
    [{ state: 'stopped' }, [5]],
    [{ state: 'finished' }, [4, 3, 2]],
    [{ text: ' BET' }, [5, 2]],
    [{ text: 'bet', game: 'giveaway' }, []],
  ] as const)('filtered by %j', (filter, ids) => {
    expect(listRuns(runs, { ...ALL, ...filter }).flatMap((group) => group.runs.map(({ id }) => id))).toEqual(ids);
  });

  test('a run in progress counts as running', () => {
    const going = run(6, { status: 'unfinished', progress: { part: 'generation', share: 0, isStopping: false } });
    expect(listRuns([going], { ...ALL, state: 'running' })).toHaveLength(1);
    expect(listRuns([going], { ...ALL, state: 'stopped' })).toEqual([]);
  });
});

function score(opponent: string, points: number): RunSummary['test'] {
  return { opponent, points, low: points, high: points, games: 100 };
}

function strength(elo: number): RunSummary['championStrength'] {
  return { elo, low: elo - 50, high: elo + 50, games: 400 };
}

function run(id: number, changes: Partial<RunSummary>): RunSummary {
  return {
    id,
    name: 'run',
    variant: 'english',
    seed: 1,
    status: 'finished',
    progress: null,
    generation: 1,
    generations: 1,
    fitness: 0.5,
    expression: null,
    strength: [],
    championStrength: null,
    test: null,
    createdAt: '',
    updatedAt: '',
    ...changes,
  };
}
