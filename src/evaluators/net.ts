/**
 * The evaluation `net(SHAPE: WEIGHTS)`: a neural net that sees the pieces on the board from the side of the player who
 * searches. Its output, before the last tanh, is the value of the position: through tanh it lies between -1, lost, and 1,
 * won. Both order positions alike, but tanh would make large values equal.
 */

import { BLACK, WHITE } from '../rules/side.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { foldNet } from '../nets/foldedNet.ts';
import { quickNet } from '../nets/quickNet.ts';
import type { PieceReading, PiecesAnatomy } from './anatomy.ts';
import type { Evaluation, Evaluator, EvaluatorKind } from './evaluator.ts';
import { exactReading } from './exactNet.ts';
import * as points from './expression.ts';
import type { ShapedNet } from './netShape.ts';
import { innerNet, pieceTokens } from './netShape.ts';
import { NET_CHOICE } from './netShapes.ts';
import { NET_EXAMPLE, NET_FORM, formatNet, netOn, parseNet } from './netText.ts';

// Private constants, for speed: see rules/kernel.ts.
const { pointsOf } = points;

/** Points for an output of 1 before tanh, so that small differences count. */
export const NET_POINTS = 1000;

export const net: EvaluatorKind = {
  name: 'net',
  summary: 'a neural net, whose weights a run has evolved',
  argument: {
    form: NET_FORM,
    choice: NET_CHOICE,
    example: NET_EXAMPLE,
    read: (text) => formatNet(parseNet(text)),
  },
  create: (variant, argument) => netEvaluation(netOn(parseNet(argument), variant.board), variant),
  anatomy: (variant, argument) => netAnatomy(netOn(parseNet(argument), variant.board), variant),
};

export function netEvaluation(shaped: ShapedNet, variant: Variant): Evaluation {
  const [black, white] = [netReading(shaped, variant, BLACK), netReading(shaped, variant, WHITE)];
  return {
    seenBy: (side) => seenBy(side, side === BLACK ? black : white),
    // The mean of both sides' views, as `expression.ts` does for strategies.
    evaluate: (own, other, kings, turn) => {
      const ownView = turn === BLACK ? black : white;
      const otherView = turn === BLACK ? white : black;
      return pointsOf((ownView(own, other, kings) - otherView(other, own, kings)) / 2, NET_POINTS);
    },
    // The chance of a win of such a net is (1 + tanh(x)) / 2.
    pointsPerDecade: (NET_POINTS * Math.LN10) / 2,
  };
}

export function netAnatomy(shaped: ShapedNet, variant: Variant): PiecesAnatomy {
  return {
    kind: 'pieces',
    makeup: { kind: 'net', net: shaped },
    variant,
    evaluation: `net(${formatNet(shaped)})`,
    size: shaped.weights.reduce((count, weight) => count + (weight === 0 ? 0 : 1), 0),
    reading: (side) => netReading(shaped, variant, side),
    exactReading: (side) => exactReading(shaped, variant, side),
    valueOf: Math.tanh,
  };
}

/** The net in the eyes of the player on a side: its output before tanh. */
export function netReading(shaped: ShapedNet, variant: Variant, side: Side): PieceReading {
  const { board, giveaway } = variant;
  const quick = quickNet(foldNet(innerNet(shaped, board), pieceTokens(shaped, board, side, giveaway)));
  return (own, other, kings) => quick(own & ~kings, own & kings, other & ~kings, other & kings);
}

function seenBy(side: Side, view: PieceReading): Evaluator {
  return (own, other, kings, turn) =>
    turn === side ? pointsOf(view(own, other, kings), NET_POINTS) : 0 - pointsOf(view(other, own, kings), NET_POINTS);
}
