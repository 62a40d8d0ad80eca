import { expect, test } from 'vitest';
import { createRng, randomBelow } from '../base/rng.ts';
import { popcount } from './bits.ts';
import { generate } from './kernel.ts';
import { otherPieces, ownPieces } from './position.ts';
import { jumpers } from './queries.ts';
import { countQuietMoves, kingsAfter, nthQuietMove } from './quietMoves.ts';
import { opponent } from './side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from './successor.ts';
import { VARIANTS } from './variant.ts';

const GAMES = 150;

test.each(VARIANTS)('number, order and results are those of the kernel: $name', ({ board, start }) => {
  const successors = new Int32Array(SLICE_WORDS);
  let [quiet, captures, crowned] = [0, 0, 0];
  for (let index = 0; index < GAMES; index++) {
    const rng = createRng(index, board.size);
    let [own, other, kings, turn] = [ownPieces(start), otherPieces(start), start.kings, start.turn];
    // Some random games never end.
    for (let ply = 0; ply < 300; ply++) {
      const end = generate(own, other, kings, turn, board, successors, 0);
      const count = countQuietMoves(own, other, kings, turn, board);
      const moves = Array.from({ length: count }, (_, move) => nthQuietMove(move));
      if (jumpers(own, other, kings, turn, board) === 0) {
        quiet++;
        const expected = [...successors.subarray(0, end)].filter((_, at) => at % SUCCESSOR_WORDS < 3);
        const results = moves.flatMap((squares) => [own ^ squares, other, kingsAfter(squares, own, kings, board)]);
        expect(results).toEqual(expected);
        crowned += results.filter((word, at) => at % 3 === 2 && popcount(word) > popcount(kings)).length;
      } else {
        // They are counted even if they are not legal.
        captures++;
        const isStep = (squares: number): boolean =>
          popcount(squares) === 2 && popcount(squares & own) === 1 && (squares & other) === 0;
        expect(moves.filter(isStep)).toHaveLength(new Set(moves).size);
      }
      if (end === 0) break;
      const at = randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
      [own, other, kings] = [successors[at + 1]!, successors[at]!, successors[at + 2]!];
      turn = opponent(turn);
    }
  }
  expect(Math.min(quiet, captures, crowned)).toBeGreaterThan(200);
});
