import { expect, test } from 'vitest';
import type { Level } from './level.ts';
import type { Mode, SearchPlan } from './searchPlan.ts';
import { planSearch } from './searchPlan.ts';

const cases: readonly [Mode, Level, Partial<SearchPlan>][] = [
  ['think', {}, { limits: undefined, isEndless: false, isPondering: false }],
  ['think', { depth: 4 }, { limits: { depth: 4 }, isEndless: false }],
  ['think', { isInfinite: true }, { limits: {}, isEndless: true }],
  ['analyze', {}, { limits: {}, isEndless: true }],
  ['analyze', { moveTimeMs: 50 }, { limits: { timeMs: 50 }, isEndless: false }],
  ['ponder', {}, { limits: undefined, isPondering: true, isEndless: false, timeAfterHitMs: undefined }],
  ['ponder', { moveTimeMs: 50 }, { limits: {}, isPondering: true, timeAfterHitMs: 50 }],
  ['ponder', { moveTimeMs: 50, depth: 9 }, { limits: { depth: 9 }, isPondering: true, timeAfterHitMs: 50 }],
  ['ponder', { isInfinite: true }, { limits: {}, isPondering: false, isEndless: true }],
];

test.each(cases)('go %s at level %j', (mode, level, plan) => {
  expect(planSearch(mode, level)).toMatchObject(plan);
});
