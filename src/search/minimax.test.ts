import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPosition, positionOf, slowBoardOf } from '../../test/slowPositions.ts';
import type { SlowBoard } from '../../test/slowRules.ts';
import { slowMoves } from '../../test/slowRules.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { Game } from '../rules/game.ts';
import { moveFromWord } from '../rules/move.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { VARIANTS } from '../rules/variant.ts';
import { minimax } from './minimax.ts';
import { WIN } from './score.ts';
import { searchRoot } from './searchRoot.ts';

test.each(VARIANTS)('agrees with the slow rules to depth 3: $name', (variant) => {
  fc.assert(
    fc.property(anyPosition(variant.board), fc.boolean(), fc.integer({ min: 1, max: 3 }), (start, extend, depth) => {
      const slow = slowBoardOf(start, variant.board);
      const expected = slowMoves(slow).map(({ path, after }) => ({
        path: path.join(),
        score: -slowValue(after, variant, depth - 1, 1, extend) + 0,
      }));
      const root = searchRoot(new Game(variant, { start }));
      const { moves } = minimax(variant, createEvaluation('material', variant).evaluate, root, {
        depth,
        extend,
        draws: false,
      });
      const found = moves.map(({ word, score }) => ({ path: moveFromWord(word, variant.board).path.join(), score }));
      expect(sorted(found)).toEqual(sorted(expected));
    }),
    { numRuns: 60 },
  );
});

function sorted(moves: { path: string; score: number }[]): { path: string; score: number }[] {
  return moves.toSorted((one, two) => one.path.localeCompare(two.path));
}

/**
 * Minimax again, on the slow rules: material at the horizon; the side without a legal move loses or, in give-away,
 * wins.
 */
function slowValue(board: SlowBoard, variant: Variant, left: number, ply: number, extend: boolean): number {
  const moves = slowMoves(board);
  if (moves.length === 0) return variant.giveaway ? WIN - ply : ply - WIN;
  const isCapture = moves.some(({ captured }) => captured.length > 0);
  if (left <= 0 && !(extend && isCapture)) {
    const position = positionOf(board);
    return createEvaluation('material', variant).evaluate(
      ownPieces(position),
      otherPieces(position),
      position.kings,
      position.turn,
    );
  }
  return Math.max(...moves.map(({ after }) => -slowValue(after, variant, left - 1, ply + 1, extend)));
}
