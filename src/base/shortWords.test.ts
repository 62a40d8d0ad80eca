import { expect, test } from 'vitest';
import { shortWords } from './shortWords.ts';

test('only very long words are shortened', () => {
  const spec = (weights: string): string => `alphabeta:depth=2,eval=net(tiers: ${weights})`;
  expect(shortWords(spec('AbC_d-89'.repeat(100)))).toBe(spec('AbC_d-89...'));
  for (const text of [spec('random 7'), 'expression:own.menOnTheirBackRow - opponent.men', '1 '.repeat(200)]) {
    expect(shortWords(text)).toBe(text);
  }
});
