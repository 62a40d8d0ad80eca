/**
 * Evaluations of a 91-40-10-1 net in a second on this machine: by plain loops as in the original program, and by vector
 * code that updates what a move changed. `npm run bench` measures every step between the two.
 */

import { createRng } from '../../base/rng.ts';
import type { Evaluator } from '../../evaluators/evaluator.ts';
import { createEvaluation } from '../../evaluators/evaluators.ts';
import { netReading } from '../../evaluators/net.ts';
import { inputsOf, innerNet, pieceTokens, randomNet } from '../../evaluators/netShape.ts';
import { netShapeNamed } from '../../evaluators/netShapes.ts';
import type { PortraitSample } from '../../explanations/portraitSample.ts';
import { samplePositions } from '../../explanations/samplePositions.ts';
import { outputOf } from '../../nets/net.ts';
import { Game } from '../../rules/game.ts';
import { BLACK } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { FULL_SEARCH } from '../../search/searchOptions.ts';
import { searchRoot } from '../../search/searchRoot.ts';
import { Searcher } from '../../search/searcher.ts';

/** A type, not an interface, so that it is Json. */
export type SpeedRecord = { readonly plain: number; readonly quick: number };

type NetView = PortraitSample['views'][number];

const SEED = 2018;
const DEPTH = 4;
const ROOTS = 20;
const LEAVES = 5000;

export function measureSpeed(milliseconds: number): SpeedRecord {
  const net = randomNet(netShapeNamed('subsquares'), ENGLISH.board, createRng(SEED));
  const [tokens, inner] = [pieceTokens(net, ENGLISH.board, BLACK, false), innerNet(net, ENGLISH.board)];
  const views = leavesOfSearches();
  const plain = ({ own, other, kings }: NetView): number =>
    outputOf(inner, inputsOf(tokens, [own & ~kings, own & kings, other & ~kings, other & kings]).values);
  const reading = netReading(net, ENGLISH, BLACK);
  const quick = ({ own, other, kings }: NetView): number => reading(own, other, kings);
  return { plain: rateOf(plain, views, milliseconds), quick: rateOf(quick, views, milliseconds) };
}

/** What a search evaluates, in its order, so that only a few pieces change from one position to the next. */
function leavesOfSearches(): NetView[] {
  const leaves: NetView[] = [];
  const { evaluate } = createEvaluation('material', ENGLISH);
  for (const start of samplePositions(ENGLISH, ROOTS, SEED)) {
    const recorded: Evaluator = (own, other, kings, turn) => {
      if (leaves.length < LEAVES)
        leaves.push(turn === start.turn ? { own, other, kings } : { own: other, other: own, kings });
      return evaluate(own, other, kings, turn);
    };
    const game = new Game(ENGLISH, { start });
    new Searcher(ENGLISH, recorded, FULL_SEARCH).search(searchRoot(game), { limits: { depth: DEPTH } });
  }
  return leaves;
}

function rateOf(output: (view: NetView) => number, views: readonly NetView[], milliseconds: number): number {
  const startMs = performance.now();
  let [count, sum, timeMs] = [0, 0, 0];
  while (timeMs < milliseconds) {
    for (const view of views) sum += output(view);
    count += views.length;
    timeMs = performance.now() - startMs;
  }
  if (Number.isNaN(sum)) throw new Error('a net has no output');
  return count / (timeMs / 1000);
}
