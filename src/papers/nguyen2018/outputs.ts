/** The outputs of a net, before the last tanh, in positions from games, each seen from both sides. */

import { netReading } from '../../evaluators/net.ts';
import type { ShapedNet } from '../../evaluators/netShape.ts';
import { netOn, parseNet } from '../../evaluators/netText.ts';
import { portraitSample } from '../../explanations/portraitSample.ts';
import { BLACK } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';

/** The net of an evaluation such as `net(tiers: random 7)`. */
export function netOf(evaluation: string): ShapedNet {
  return netOn(parseNet(evaluation.slice('net('.length, -1)), ENGLISH.board);
}

export function outputsOf(evaluation: string): Float64Array {
  const reading = netReading(netOf(evaluation), ENGLISH, BLACK);
  return Float64Array.from(portraitSample(ENGLISH).views, ({ own, other, kings }) => reading(own, other, kings));
}
