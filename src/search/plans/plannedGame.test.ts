import { describe, expect, test } from 'vitest';
import type { Reading, SlowEnd } from '../../../test/slowPlans.ts';
import { slowPlannedGame } from '../../../test/slowPlans.ts';
import { positionOf, slowBoardOf } from '../../../test/slowPositions.ts';
import { slowMoves } from '../../../test/slowRules.ts';
import { createRng, randomBelow, randomFraction } from '../../base/rng.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Position } from '../../rules/position.ts';
import { otherPieces, ownPieces, positionFrom } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, VARIANTS } from '../../rules/variant.ts';
import { GENES, ORDERS } from './planOptions.ts';
import { CUT_OFF, UNDECIDED, cutPosition, playPlans } from './plannedGame.ts';
import type { ReadGene } from './readGene.ts';
import { geneReader, nth } from './readGene.ts';

const READINGS: readonly Reading[] = GENES.flatMap((genes) => ORDERS.map((order) => ({ genes, order })));
const GAMES = 15;

/** The genes of two plans, Black's first. */
interface Plans {
  readonly genes: Float32Array;
  readonly columns: number;
}

interface Bounds {
  readonly ply: number;
  readonly lastPly: number;
  readonly cutPly: number;
}

/** How a game ended: after how many plies if a side had no move, and in which position if it was cut off. */
interface End {
  readonly end: SlowEnd['end'];
  readonly plies?: number;
  readonly position?: Position;
}

describe.each(VARIANTS)('agrees with a slow game that reads the same genes: $name', (variant) => {
  test.each(READINGS)('$genes, $order', (reading) => {
    const ends = { stuck: 0, 'last ply': 0, 'cut off': 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const rng = createRng(seed, variant.board.size);
      // Rows that are shorter than games begin again.
      const plans = randomPlans(seed % 3 === 0 ? 12 : 60, seed);
      const full = { ply: 0, lastPly: 120, cutPly: Infinity };
      const some = { ply: randomBelow(rng, 40), lastPly: 40 + randomBelow(rng, 30), cutPly: Infinity };
      for (const bounds of [full, some, { ...some, cutPly: some.ply + randomBelow(rng, 12) }]) {
        const start = { ...variant.start, turn: randomBelow(rng, 2) as Side };
        const slow = slowGame(variant, start, bounds, plans, reading);
        const read = geneReader(reading.genes, reading.order);
        expect(fastGame(variant, start, bounds, plans, read)).toEqual(endOf(slow));
        ends[slow.end] += 1;
        if (slow.end !== 'cut off') continue;
        expect(slow.plies).toBeGreaterThanOrEqual(bounds.cutPly);
        expect(slowMoves(slow.board).filter(({ captured }) => captured.length > 0)).toEqual([]);
      }
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(0);
  });
});

test.each(VARIANTS)('the fast path for index genes changes nothing: $name', (variant) => {
  // Any other function reads the list that the kernel has written.
  const asWritten: ReadGene = (gene, successors, end) => nth(gene, successors, end);
  for (let seed = 0; seed < 500; seed++) {
    const plans = randomPlans(100, seed);
    const bounds = { ply: 0, lastPly: 200, cutPly: seed % 2 === 0 ? Infinity : seed % 60 };
    const fast = fastGame(variant, variant.start, bounds, plans, nth);
    expect(fast).toEqual(fastGame(variant, variant.start, bounds, plans, asWritten));
  }
});

test('a game is not cut off while a capture is possible', () => {
  const start = parseFen('B:W18,32:B14,2', ENGLISH.board);
  const bounds = { ply: 6, lastPly: 20, cutPly: 6 };
  const end = fastGame(ENGLISH, start, bounds, randomPlans(10, 1), nth);
  expect(end).toEqual({ end: 'cut off', position: parseFen('W:W32:B23,2', ENGLISH.board) });
});

test('a game that has its last ply is undecided, even if it has just begun', () => {
  const bounds = { ply: 20, lastPly: 20, cutPly: Infinity };
  expect(fastGame(ENGLISH, ENGLISH.start, bounds, randomPlans(10, 1), nth)).toEqual({ end: 'last ply' });
});

function randomPlans(columns: number, seed: number): Plans {
  const rng = createRng(seed, columns);
  const genes = Float32Array.from({ length: 2 * columns }, () => Math.min(1 - 2 ** -24, randomFraction(rng)));
  return { columns, genes };
}

function fastGame({ board }: Variant, start: Position, bounds: Bounds, { genes, columns }: Plans, read: ReadGene): End {
  const { ply, lastPly, cutPly } = bounds;
  const [own, other] = [ownPieces(start), otherPieces(start)];
  const { kings, turn } = start;
  const plies = playPlans(own, other, kings, turn, ply, lastPly, cutPly, board, genes, 0, columns, columns, read);
  if (plies === UNDECIDED) return { end: 'last ply' };
  if (plies !== CUT_OFF) return { end: 'stuck', plies };
  const side = cutPosition[3] as Side;
  return { end: 'cut off', position: positionFrom(cutPosition[0]!, cutPosition[1]!, cutPosition[2]!, side) };
}

function slowGame(
  { board }: Variant,
  start: Position,
  bounds: Bounds,
  { genes, columns }: Plans,
  reading: Reading,
): SlowEnd {
  const plans = [0, columns].map((row) => (move: number) => genes[row + (move % columns)]!);
  return slowPlannedGame(slowBoardOf(start, board), board, bounds, [plans[BLACK]!, plans[WHITE]!], reading);
}

function endOf({ end, plies, board }: SlowEnd): End {
  if (end === 'stuck') return { end, plies };
  return end === 'cut off' ? { end, position: positionOf(board) } : { end };
}
