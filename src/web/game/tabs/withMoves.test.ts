import { expect, test } from 'vitest';
import { partsOf } from './withMoves.tsx';

test.each([
  ['Hint: 17-13 (+0.20).', ['Hint: ', '17-13', ' (+0.20).']],
  ['22x15x6 9-13', ['', '22x15x6', ' ', '9-13', '']],
  ['Give-away on 8 squares', ['Give-away on 8 squares']],
])('the moves in "%s"', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(partsOf(text).join('')).toBe(text);
});
