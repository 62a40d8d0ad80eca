/** How far the plans of a player agreed after some of its generations, as tables for the terminal. */

import type { AgreedMoves, AgreedPlans } from '../../explanations/planReasons.ts';
import { textTable } from '../terminal/textTable.ts';

/** Columns that fit beside the moves. */
const MOST_COLUMNS = 6;

/**
 * The shares in per cent of the moves of the player, and then of the replies, below what they show. If all plans always
 * agreed, there is nothing to show.
 */
export function planTables({ shown, own, replies }: AgreedPlans): string[] {
  const indices = someOf(shown.length);
  return [own, replies].flatMap((agreed) => {
    if (!agreed) return [];
    const rows = rowsOf(agreed);
    return rows.length > 1 ? [agreed.finding, tableOf(rows, shown, indices), ''] : [];
  });
}

function rowsOf({ moves, others }: AgreedMoves): AgreedMoves['moves'] {
  return others.length > 0 ? [...moves, { move: 'others', shares: others }] : moves;
}

function tableOf(rows: AgreedMoves['moves'], shown: readonly number[], indices: readonly number[]): string {
  return textTable(
    ['after generation', ...indices.map((index) => String(shown[index]))],
    rows.map(({ move, shares }) => [move, ...indices.map((index) => `${Math.round(100 * shares[index]!)} %`)]),
    [0],
  );
}

/** The indices of a list, or a few of them from the first to the last. */
function someOf(count: number): number[] {
  const most = Math.min(count, MOST_COLUMNS);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / Math.max(1, most - 1)));
}
