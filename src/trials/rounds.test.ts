import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { formatFen } from '../rules/fen.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import { sharedRounds } from './measure.ts';
import type { RoundsPlan } from './rounds.ts';
import { drawRounds, mixOpponents } from './rounds.ts';

const BRED = { hall: ['h1', 'h2', 'h3'], previous: ['p1', 'p2', 'p3', 'p4'] };
const PLAN: RoundsPlan = {
  mix: [{ player: 'a', share: 1 }],
  openings: 'three-move',
  purpose: 'training',
  count: 30,
  isSpread: true,
  path: [1],
};

test('a pool contains the first of the hall and some of the previous population', () => {
  const opponents = [
    { player: 'random', weight: 3 },
    { pool: { hall: 2, previous: 2 }, weight: 1 },
  ];
  const mix = mixOpponents(opponents, BRED, (player) => player, createRng(1));
  expect(mix).toHaveLength(5);
  expect(mix[0]).toEqual({ player: 'random', share: 0.75 });
  expect(mix.slice(1, 3)).toEqual([
    { player: 'h1', share: 0.0625 },
    { player: 'h2', share: 0.0625 },
  ]);
  for (const { player } of mix.slice(3)) expect(BRED.previous).toContain(player);
  expect(mixOpponents(opponents, BRED, (player) => player, createRng(1))).toEqual(mix);
});

test('while a pool is empty the others share its games, and an opponent listed twice counts twice', () => {
  const opponents = [
    { player: 'random', weight: 1 },
    { player: 'first', weight: 3 },
    { pool: { hall: 5, previous: 5 }, weight: 96 },
  ];
  expect(mixOpponents(opponents, { hall: [], previous: [] }, (player) => player, createRng(1))).toEqual([
    { player: 'random', share: 0.25 },
    { player: 'first', share: 0.75 },
  ]);
  const same = mixOpponents(opponents, { hall: ['random'], previous: [] }, (player) => player, createRng(1));
  expect(same).toEqual([
    { player: 'random', share: 0.97 },
    { player: 'first', share: 0.03 },
  ]);
});

test('spread rounds keep the shares within one round, whatever the seed', () => {
  const mix = [
    { player: 'a', share: 0.5 },
    { player: 'b', share: 0.37 },
    { player: 'c', share: 0.13 },
  ];
  for (let seed = 0; seed < 50; seed++) {
    const rounds = drawRounds({ ...PLAN, mix, path: [seed] }, ENGLISH);
    for (const { player, share } of mix) {
      const met = rounds.filter(({ opponent }) => opponent === player).length;
      expect(Math.abs(met - 30 * share)).toBeLessThanOrEqual(1);
    }
    expect(drawRounds({ ...PLAN, mix, path: [seed] }, ENGLISH)).toEqual(rounds);
  }
});

test('drawn rounds keep the shares in the long run', () => {
  const mix = [
    { player: 'a', share: 0.7 },
    { player: 'b', share: 0.3 },
  ];
  const rounds = drawRounds({ ...PLAN, mix, count: 2000, isSpread: false }, ENGLISH);
  const met = rounds.filter(({ opponent }) => opponent === 'a').length;
  // Five standard deviations.
  expect(Math.abs(met - 1400)).toBeLessThan(5 * Math.sqrt(2000 * 0.7 * 0.3));
});

test('no two rounds have the same random streams', () => {
  const roundsOf = sharedRounds(PLAN);
  const one = { player: 'a', isKept: false };
  const rounds = [roundsOf(one, 0, 30), roundsOf(one, 30, 60)].flatMap((plan) => drawRounds(plan, ENGLISH));
  expect(new Set(rounds.map(({ seed }) => seed.join())).size).toBe(60);
});

describe.each(VARIANTS)('openings of $name', (variant) => {
  test.each(['three-move', 'random:plies=4'])('different purposes never share positions: %s', (openings) => {
    const seen = (['training', 'validation', 'confirmation'] as const).flatMap((purpose) => {
      const rounds = drawRounds({ ...PLAN, openings, purpose, count: 500 }, variant);
      return [...new Set(rounds.map(({ start }) => formatFen(start, variant.board)))];
    });
    expect(new Set(seen).size).toBe(seen.length);
    // The shortest list has twenty.
    expect(seen.length).toBeGreaterThanOrEqual(20);
  });
});
