import { expect, test } from 'vitest';
import { describeRecord, ownRecordText, shortRecord } from './recordText.ts';

test("counts the games and the strategy's results", () => {
  const record = { wins: 2, draws: 1, losses: 1 };
  expect(describeRecord(record)).toBe('4 games against people here: 2 wins, 1 draw, 1 loss.');
  expect(shortRecord(record)).toBe('+2 =1 −1');
});

test('says if there are no games', () => {
  const record = { wins: 0, draws: 0, losses: 0 };
  expect(describeRecord(record)).toBe('No finished games against people here yet.');
  expect(shortRecord(record)).toBe('–');
});

test('counts your own results from your side', () => {
  expect(ownRecordText({ wins: 2, draws: 0, losses: 1 })).toBe('You: 2 wins, 0 draws, 1 loss');
  expect(ownRecordText({ wins: 0, draws: 0, losses: 0 })).toBeUndefined();
});
