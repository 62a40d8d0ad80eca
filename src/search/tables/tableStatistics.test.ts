import { expect, test } from 'vitest';
import { forEachPlacement } from '../../../test/placements.ts';
import { popcount } from '../../rules/bits.ts';
import { BLACK } from '../../rules/side.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY_6X6 } from '../../rules/variant.ts';
import { buildTables } from './buildTables.ts';
import { distanceOf, resultOf } from './endgameTables.ts';
import { tableStatistics } from './tableStatistics.ts';

test.each([ENGLISH_6X6, GIVEAWAY_6X6])('$name: the statistics agree with a direct count', (variant) => {
  const tables = buildTables(variant, 3);
  const counted = new Map<string, { wins: number; losses: number; draws: number; longest: number[] }>();
  for (const pieces of [2, 3]) {
    forEachPlacement(variant.board, pieces, (black, white, kings) => {
      if (black === 0 || white === 0) return;
      const key = [black & ~kings, black & kings, white & ~kings, white & kings].map(popcount).join();
      const count = counted.get(key) ?? { wins: 0, losses: 0, draws: 0, longest: [] };
      counted.set(key, count);
      const value = tables.probe(black, white, kings, BLACK);
      const result = resultOf(value);
      if (result === 0) count.draws++;
      if (result === 1) count.wins++;
      if (result === -1) count.losses++;
      if (result !== 0) count.longest[result + 1] = Math.max(count.longest[result + 1] ?? 0, distanceOf(value));
    });
  }
  const statistics = tableStatistics(tables);
  expect(statistics).toHaveLength(counted.size);
  for (const { material, wins, losses, draws, total, longestWin, longestLoss } of statistics) {
    const { longest, ...count } = counted.get(Object.values(material).join())!;
    expect({ wins, losses, draws }).toEqual(count);
    expect(total).toBe(wins + losses + draws);
    expect([longestLoss, longestWin]).toEqual([longest[0], longest[2]]);
  }
});

test('without lost positions there is no longest loss', () => {
  const statistics = tableStatistics(buildTables(ENGLISH, 3));
  const twoKingsToOne = statistics.find(({ material }) => material.blackKings === 2 && material.whiteKings === 1);
  expect(twoKingsToOne).toMatchObject({ losses: 0, longestLoss: undefined });
});
