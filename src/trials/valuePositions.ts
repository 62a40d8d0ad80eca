/**
 * Positions of random games and what a search says they are worth (Mańdziuk, Kusiak and Walędzik 2007). A task is plain
 * data and contains everything that its positions and values depend on, so that any thread can do it.
 */

import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { Evaluation } from '../evaluators/evaluator.ts';
import { MAN } from '../evaluators/evaluator.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import type { Pool } from '../pools/pool.ts';
import type { Bits } from '../rules/bits.ts';
import { generate } from '../rules/kernel.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { provedEnd } from '../search/score.ts';
import { PLAIN_SEARCH } from '../search/searchOptions.ts';
import { Searcher } from '../search/searcher.ts';

/** Positions to draw: each from a random game, after a number of plies in a range. */
interface Draw {
  /** The root of the random streams; the position with number n has the stream below it with this number. */
  readonly path: readonly [number, ...number[]];
  readonly from: number;
  readonly to: number;
  readonly leastPlies: number;
  readonly mostPlies: number;
}

export interface PositionsTask {
  readonly variant: string;
  readonly draw: Draw;
  /** What scores positions at the horizon, as after `eval=`; null if they count as drawn. */
  readonly evaluation: string | null;
  readonly depth: number;
  /** Whether the search goes on at the horizon while a capture is possible. */
  readonly extend: boolean;
  /** The points for an immediate win. */
  readonly win: number;
}

/** A position as words from the side to move, and its value in points for that side. */
export type ValuedPosition = readonly [own: Bits, other: Bits, kings: Bits, turn: Side, value: number];

export type PositionsPool = Pool<PositionsTask, readonly ValuedPosition[]>;

export function valuePositions(task: PositionsTask): ValuedPosition[] {
  const { draw, depth, win } = task;
  const variant = variantNamed(task.variant);
  const searchers = searchersFor(task, variant);
  return Array.from({ length: draw.to - draw.from }, (_, index) => {
    const [own, other, kings, turn] = drawPosition(draw, draw.from + index, variant);
    const root = { own, other, kings, turn, quietPlies: 0, pliesLeft: Infinity, earlier: NONE };
    const { score } = searchers[turn].search(root, { limits: { depth } });
    return [own, other, kings, turn, valueOf(score, win)];
  });
}

const NONE = new Int32Array(0);

/** Each ply until an end costs a man, so that an early win is worth more than a late one. */
function valueOf(score: number, win: number): number {
  const end = provedEnd(score);
  if (!end) return score;
  const value = win - MAN * end.plies;
  return end.result === 'win' ? value : -value;
}

const HORIZON_DRAWN: Evaluation = { evaluate: () => 0 };

/** Scores are those of minimax to the depth, whatever was searched before. */
function searchersFor({ evaluation, extend }: PositionsTask, variant: Variant): readonly [Searcher, Searcher] {
  const key = `${variant.name} ${extend} ${evaluation}`;
  if (latest?.key === key) return latest.searchers;
  const evaluating = evaluation === null ? HORIZON_DRAWN : createEvaluation(evaluation, variant);
  const options = { ...PLAIN_SEARCH, order: true, scout: true, extend };
  const searchers = evaluatorsBySide(evaluating, (evaluate) => new Searcher(variant, evaluate, options));
  latest = { key, searchers };
  return searchers;
}

/** All tasks of a generation have the same evaluation. */
let latest: { readonly key: string; readonly searchers: readonly [Searcher, Searcher] } | undefined;

type Words = readonly [own: Bits, other: Bits, kings: Bits, turn: Side];

/** A position of a random game in which the side to move can move. Games that end earlier are replaced. */
function drawPosition({ path, leastPlies, mostPlies }: Draw, number: number, variant: Variant): Words {
  const rng = createRng(...path, number);
  const plies = leastPlies + randomBelow(rng, mostPlies - leastPlies + 1);
  for (;;) {
    const found = playAtRandom(variant, plies, rng);
    if (found) return found;
  }
}

/** The position after a number of random moves; undefined if the game ends before or there. */
function playAtRandom({ board, start }: Variant, plies: number, rng: Rng): Words | undefined {
  let own = ownPieces(start);
  let other = otherPieces(start);
  let { kings, turn } = start;
  for (let ply = 0; ; ply++) {
    const end = generate(own, other, kings, turn, board, successors, 0);
    if (end === 0) return undefined;
    if (ply === plies) return [own, other, kings, turn];
    const at = SUCCESSOR_WORDS * randomBelow(rng, end / SUCCESSOR_WORDS);
    own = successors[at + 1]!;
    other = successors[at]!;
    kings = successors[at + 2]!;
    turn = opponent(turn);
  }
}

/** Scratch space of this module. */
const successors = new Int32Array(SLICE_WORDS);
