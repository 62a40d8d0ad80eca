/**
 * Games as text: a byte for each move, its place among the legal moves in the kernel's order. A game begins with four
 * bytes: its result, the random plies of its opening, and its length.
 */

import { formatBytes, parseBytes } from '../base/bytesText.ts';
import type { Lesson, Lessons } from '../evaluators/lessons.ts';
import { lessonsFrom } from '../evaluators/lessons.ts';
import { generate } from '../rules/kernel.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { jumpers } from '../rules/queries.ts';
import { BLACK, opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';

export interface RecordedGame {
  /** How many plies at the start were drawn at random. */
  readonly opening: number;
  /** The points of Black. */
  readonly points: number;
  readonly moves: readonly number[];
}

export function formatGames(games: readonly RecordedGame[]): string {
  const bytes = games.flatMap(({ opening, points, moves }) => [
    2 * points,
    opening,
    moves.length & 255,
    moves.length >> 8,
    ...moves,
  ]);
  return formatBytes(Uint8Array.from(bytes));
}

export function parseGames(text: string): RecordedGame[] {
  const bytes = parseBytes(text)!;
  const games: RecordedGame[] = [];
  for (let at = 0; at < bytes.length;) {
    const [doubled, opening, low, high] = bytes.subarray(at, at + HEAD);
    const end = at + HEAD + low! + 256 * high!;
    games.push({ opening: opening!, points: doubled! / 2, moves: [...bytes.subarray(at + HEAD, end)] });
    at = end;
  }
  return games;
}

const HEAD = 4;

/** The quiet positions of games after their openings: what a search evaluates, and nothing in the middle of an exchange. */
export function lessonsOf(text: string, variant: Variant): Lessons {
  return lessonsFrom(parseGames(text).flatMap((game) => quietPositions(game, variant)));
}

function quietPositions({ opening, points, moves }: RecordedGame, { board, start }: Variant): Lesson[] {
  const found: Lesson[] = [];
  let own = ownPieces(start);
  let other = otherPieces(start);
  let { kings, turn } = start;
  for (const [ply, move] of moves.entries()) {
    if (ply >= opening && jumpers(own, other, kings, turn, board) === 0) {
      const [black, white] = turn === BLACK ? [own, other] : [other, own];
      found.push({ black, white, kings, turn, points });
    }
    generate(own, other, kings, turn, board, successors, 0);
    const at = SUCCESSOR_WORDS * move;
    own = successors[at + 1]!;
    other = successors[at]!;
    kings = successors[at + 2]!;
    turn = opponent(turn);
  }
  return found;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
