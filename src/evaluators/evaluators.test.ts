import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import weights from '../../data/positional.json' with { type: 'json' };
import { anyPosition } from '../../test/slowPositions.ts';
import { bitIndices, popcount } from '../rules/bits.ts';
import { parseFen } from '../rules/fen.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import type { Position } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS } from '../rules/variant.ts';
import { EVALUATORS, createEvaluation } from './evaluators.ts';

const CASES = EVALUATORS.flatMap(({ name, argument }) =>
  VARIANTS.map((variant) => ({ name, text: argument?.example ?? name, variant })),
);

/** The contract of all evaluators. */
describe.each(CASES)('$name in $variant.name', ({ text, variant }) => {
  const evaluate = createEvaluation(text, variant).evaluate;
  const valueOf = (position: Position): number =>
    evaluate(ownPieces(position), otherPieces(position), position.kings, position.turn);

  test('is fair: rotating the board and swapping colours changes nothing, and one side gains what the other loses', () => {
    fc.assert(
      fc.property(anyPosition(variant.board), (position) => {
        const value = valueOf(position);
        expect(Number.isInteger(value) && Math.abs(value) < 29_000).toBe(true);
        expect(valueOf(rotatePosition(position, variant.board))).toBe(value);
        const waiting = { ...position, turn: opponent(position.turn) };
        expect(valueOf(waiting) + value).toBe(0);
      }),
    );
  });

  test('scores the start position 0', () => {
    expect(valueOf(variant.start)).toBe(0);
  });
});

test('material counts a man 100 and a king 130, negative in give-away', () => {
  const value = (fen: string, variant: Variant): number => {
    const position = parseFen(fen, variant.board);
    return createEvaluation('material', variant).evaluate(
      ownPieces(position),
      otherPieces(position),
      position.kings,
      position.turn,
    );
  };
  expect(value('B:W21,22:B1,2,K30', ENGLISH)).toBe(130);
  expect(value('W:W21,22:B1,2,K30', ENGLISH)).toBe(-130);
  expect(value('B:W21,22:B1,K30', GIVEAWAY)).toBe(-30);
});

test.each(VARIANTS)('positional is the sum of the values in data/: $name', (variant) => {
  const evaluate = createEvaluation('positional', variant).evaluate;
  const { men, kings } = weights.worths[variant.name as keyof typeof weights.worths];
  const all = popcount(variant.start.black | variant.start.white);
  fc.assert(
    fc.property(anyPosition(variant.board), (position) => {
      const share = popcount(position.black | position.white) / all;
      const worth = (bit: number, square: number): number => {
        const { opening, ending } = (position.kings & (1 << bit)) === 0 ? men : kings;
        return share * opening[square - 1]! + (1 - share) * ending[square - 1]!;
      };
      const { squareOfBit, squares } = variant.board;
      const black = [...bitIndices(position.black)].reduce((sum, bit) => sum + worth(bit, squareOfBit[bit]!), 0);
      const white = [...bitIndices(position.white)].reduce(
        (sum, bit) => sum + worth(bit, squares + 1 - squareOfBit[bit]!),
        0,
      );
      const expected = position.turn === BLACK ? black - white : white - black;
      const found = evaluate(ownPieces(position), otherPieces(position), position.kings, position.turn);
      expect(Math.abs(found - expected)).toBeLessThan(1);
    }),
  );
});
