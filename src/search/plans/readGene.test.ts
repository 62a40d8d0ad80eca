import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePositions } from '../../../test/gamePositions.ts';
import { inReadingOrder } from '../../../test/inReadingOrder.ts';
import { placeOf, slowlyRead } from '../../../test/slowPlans.ts';
import { generate } from '../../rules/kernel.ts';
import { moveFromWord } from '../../rules/move.ts';
import type { Move } from '../../rules/move.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../../rules/successor.ts';
import { VARIANTS } from '../../rules/variant.ts';
import type { Variant } from '../../rules/variant.ts';
import { GENES, ORDERS } from './planOptions.ts';
import { geneReader } from './readGene.ts';

/** The greatest gene: the last number below 1 in 32 bits. */
const MOST = 1 - 2 ** -24;

const READINGS = GENES.flatMap((genes) => ORDERS.map((order) => ({ genes, order })));

interface Listed {
  readonly successors: Int32Array;
  readonly end: number;
  readonly moves: readonly Move[];
}

describe.each(VARIANTS)('$name', (variant) => {
  const { board } = variant;
  const lists = listsOf(variant, 12);

  test.each(READINGS)('a gene always means one of the moves: $genes, $order', ({ genes, order }) => {
    const read = geneReader(genes, order);
    const gene = fc.oneof(fc.float({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.constantFrom(0, MOST));
    fc.assert(
      fc.property(gene, fc.constantFrom(...lists), (value, { successors, end, moves }) => {
        const index = read(value, successors, end) / SUCCESSOR_WORDS;
        expect(moves[index]).toEqual(slowlyRead(value, moves, board, { genes, order }));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(ORDERS)('every move has an equal share of the genes, in order: %s', (order) => {
    const read = geneReader('index', order);
    for (const { successors, end, moves } of lists) {
      const listed = order === 'square' ? inReadingOrder(moves, board) : moves;
      const each = 10;
      const genes = Array.from({ length: each * moves.length }, (_, part) => (part + 0.5) / (each * moves.length));
      const chosen = genes.map((gene) => moves[read(gene, successors, end) / SUCCESSOR_WORDS]);
      expect(chosen).toEqual(listed.flatMap((move) => Array.from({ length: each }, () => move)));
      expect(moves[read(0, successors, end) / SUCCESSOR_WORDS]).toEqual(listed[0]);
      expect(moves[read(MOST, successors, end) / SUCCESSOR_WORDS]).toEqual(listed.at(-1));
    }
  });

  test('a gene of a square means the first move from there on, and after the last square the first of all', () => {
    const read = geneReader('square', 'direction');
    for (const { successors, end, moves } of lists) {
      const listed = inReadingOrder(moves, board);
      for (let place = 0; place < 128; place++) {
        const move = moves[read((place + 0.5) / 128, successors, end) / SUCCESSOR_WORDS]!;
        const before = listed.slice(0, listed.indexOf(move));
        if (placeOf(move, board) < place) {
          expect(move).toBe(listed[0]);
          expect(placeOf(listed.at(-1)!, board)).toBeLessThan(place);
        } else for (const earlier of before) expect(placeOf(earlier, board)).toBeLessThan(place);
      }
    }
  });
});

/** The moves of some positions that have several, as written by the kernel. */
function listsOf(variant: Variant, games: number): Listed[] {
  const { board } = variant;
  const lists = gamePositions(variant, games).map((position): Listed => {
    const successors = new Int32Array(SLICE_WORDS);
    const { kings, turn } = position;
    const end = generate(ownPieces(position), otherPieces(position), kings, turn, board, successors, 0);
    const words = [...successors.subarray(0, end)].filter((_, at) => at % SUCCESSOR_WORDS === 3);
    return { successors, end, moves: words.map((word) => moveFromWord(word, board)) };
  });
  // Every twentieth, because positions of a game are much alike.
  return lists.filter(({ moves }, index) => moves.length > 1 && index % 20 === 0);
}
