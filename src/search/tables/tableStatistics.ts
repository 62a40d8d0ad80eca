/**
 * Statistics of the endgame tables: for each material, the number of positions with Black to move that are won, lost
 * and drawn, and the longest win.
 */

import type { EndgameTables } from './endgameTables.ts';
import { NO_POSITION, isLoss } from './endgameTables.ts';
import type { Material } from './material.ts';

export interface SliceStatistics {
  readonly material: Material;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly total: number;
  /** Plies of the longest win and the longest loss for the side to move; undefined if there is none. */
  readonly longestWin: number | undefined;
  readonly longestLoss: number | undefined;
}

/** The statistics of every slice, from few pieces to many. */
export function tableStatistics(tables: EndgameTables): SliceStatistics[] {
  return tables.layout.slices.map(({ material, start, size }) => {
    const counts = countBytes(tables.bytes.subarray(start, start + size));
    const decided = [...counts.keys()].filter((byte) => byte > 0 && byte < NO_POSITION && counts[byte]! > 0);
    const lost = decided.filter((byte) => isLoss(byte, tables.variant));
    const won = decided.filter((byte) => !isLoss(byte, tables.variant));
    const wins = sumOf(won, counts);
    const losses = sumOf(lost, counts);
    const draws = counts[0]!;
    const total = wins + losses + draws;
    return { material, wins, losses, draws, total, longestWin: longestOf(won), longestLoss: longestOf(lost) };
  });
}

/** How often each byte occurs. */
function countBytes(bytes: Uint8Array): Int32Array {
  const counts = new Int32Array(256);
  for (let index = 0; index < bytes.length; index++) counts[bytes[index]!]!++;
  return counts;
}

function sumOf(bytes: readonly number[], counts: Int32Array): number {
  return bytes.reduce((sum, byte) => sum + counts[byte]!, 0);
}

/** A byte is one more than its distance. */
function longestOf(bytes: readonly number[]): number | undefined {
  const greatest = bytes.at(-1);
  return greatest === undefined ? undefined : greatest - 1;
}
