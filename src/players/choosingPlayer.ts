/** Players that only look at the position: turns what they choose on words into a move of a game. */

import type { Bits } from '../rules/bits.ts';
import { generate } from '../rules/kernel.ts';
import { moveFromWord } from '../rules/move.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Chooser } from '../rules/quickGame.ts';
import type { Side } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import type { MoveScore } from './player.ts';
import type { Unnamed } from './playerKind.ts';

/** Points for the side that has just moved to a position, from its words. */
type Scorer = (own: Bits, other: Bits, kings: Bits, side: Side) => number;

export function choosingPlayer(variant: Variant, chooser: Chooser, isRandom: boolean, scorer?: Scorer): Unnamed {
  const { board } = variant;
  const successors = new Int32Array(SLICE_WORDS);
  return {
    isRandom,
    chooser,
    newGame: () => undefined,
    choose: ({ position }, rng) => {
      const { kings, turn } = position;
      const [own, other] = [ownPieces(position), otherPieces(position)];
      const end = generate(own, other, kings, turn, board, successors, 0);
      const chosen = chooser(own, other, kings, turn, successors, end, rng);
      const move = moveFromWord(successors[chosen + 3]!, board);
      if (!scorer) return { move };
      const scoreAt = (at: number): number => scorer(successors[at]!, successors[at + 1]!, successors[at + 2]!, turn);
      const scores: MoveScore[] = [];
      for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
        scores.push({ move: moveFromWord(successors[at + 3]!, board), score: scoreAt(at), isExact: true });
      }
      return { move, score: scoreAt(chosen), scores };
    },
  };
}
