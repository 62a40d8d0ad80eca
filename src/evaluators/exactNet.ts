/**
 * The output of a net in plain loops with the tanh of the machine, to compare with other programs. `net.ts` computes the
 * same many times faster, with a tanh that is wrong by up to a millionth.
 */

import { outputOf } from '../nets/net.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { PieceReading } from './anatomy.ts';
import type { ShapedNet } from './netShape.ts';
import { innerNet, inputsOf, pieceTokens } from './netShape.ts';

/** The net in the eyes of the player on a side. */
export function exactReading(shaped: ShapedNet, { board, giveaway }: Variant, side: Side): PieceReading {
  const inner = innerNet(shaped, board);
  const tokens = pieceTokens(shaped, board, side, giveaway);
  return (own, other, kings) => {
    const { values, direct } = inputsOf(tokens, [own & ~kings, own & kings, other & ~kings, other & kings]);
    return outputOf(inner, values) + direct;
  };
}
