import { expect, test } from 'vitest';
import { opponentName } from './opponentName.ts';

test.each([
  ['champion:heather', 'Heather', 'Heather'],
  ['run:3@200', 'Best of generation 200 of run 3', 'Your opponent'],
  ['alphabeta:time=8s', 'alphabeta:time=8s', 'Your opponent'],
])('%s has a name only if it is short', (spec, title, name) => {
  expect(opponentName({ spec, title })).toBe(name);
});
