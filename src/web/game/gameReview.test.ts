import { expect, test } from 'vitest';
import type { Mistake } from '../../api/thoughtApi.ts';
import { curveMarks, markOf, mistakesTitle, worstMistakes } from './gameReview.ts';

test('the three largest mistakes of a side are listed, the largest first', () => {
  const mistakes = [mistake(0, 0.5), mistake(2, 2), mistake(4, 0.7), mistake(6, 2), mistake(7, 9, 'white')];
  expect(worstMistakes(mistakes, 'black').map(({ ply }) => ply)).toEqual([2, 6, 4]);
  expect(worstMistakes(mistakes, 'white').map(({ ply }) => ply)).toEqual([7]);
});

test('titles count mistakes, and marks show how bad they are', () => {
  expect([0, 1, 2, 3].map((count) => mistakesTitle(count, 'Your'))).toEqual([
    'No mistakes of half a man or more',
    'Your one mistake',
    'Your two mistakes',
    'Your three mistakes',
  ]);
  expect([markOf(mistake(0, 0.6)), markOf(mistake(0, 1.2))]).toEqual(['?', '??']);
  expect(curveMarks([mistake(4, 1.2)])).toEqual([{ ply: 5, label: '??' }]);
});

function mistake(ply: number, men: number, side: Mistake['side'] = 'black'): Mistake {
  const kind = men < 1 ? 'mistake' : 'blunder';
  return { ply, side, men, chance: men / 10, kind, move: '11-15', better: '9-13', line: ['9-13'], sentence: '' };
}
