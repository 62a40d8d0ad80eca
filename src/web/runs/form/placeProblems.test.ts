import { expect, test } from 'vitest';
import { placeProblems, withoutProblems } from './placeProblems.ts';

const PATHS = new Set(['name', 'fitness.games', 'fitness.opponents[0].player', 'generations']);

test('messages are assigned to the fields that they name', () => {
  const { byPath, others } = placeProblems(
    [
      'The experiment: fitness.games must be an even number from 2 to 100000, not 3.',
      'small: fitness.opponents[0].player must be a player, not "x". There is no player "x".',
      'generations must be a whole number, not "many".',
    ].join('\n'),
    PATHS,
  );
  expect(Object.fromEntries(byPath)).toEqual({
    'fitness.games': 'Must be an even number from 2 to 100\u00A0000, not 3.',
    'fitness.opponents[0].player': 'Must be a player, not "x". There is no player "x".',
    generations: 'Must be a whole number, not "many".',
  });
  expect(others).toEqual([]);
});

test('messages about no field of the form stay whole', () => {
  const message = 'small: fitness.gamez is unknown. Did you mean games?\nToo many runs, name another day.';
  expect(placeProblems(message, PATHS)).toEqual({ byPath: new Map(), others: message.split('\n') });
});

test('two messages about a field are joined', () => {
  expect(placeProblems('name is short.\nname is odd.', PATHS).byPath.get('name')).toBe('Is short. Is odd.');
});

test('the messages of a changed field disappear', () => {
  const byPath = new Map(
    ['racing', 'racing.stages[0].games', 'racing.stages[1].games', 'race'].map((path) => [path, '']),
  );
  const left = (changed: string): string[] => [...withoutProblems({ byPath, others: [] }, changed).byPath.keys()];
  expect(left('racing.stages[0].games')).toEqual(['racing.stages[1].games', 'race']);
  expect(left('racing.stages')).toEqual(['race']);
  expect(left('race')).toEqual(['racing', 'racing.stages[0].games', 'racing.stages[1].games']);
});
