/** A net in a line for lists: its layers, and what men and kings are worth to it. */

import { netReading } from '../evaluators/net.ts';
import type { ShapedNet } from '../evaluators/netShape.ts';
import { layersOn } from '../evaluators/netShape.ts';
import { bitIndices } from '../rules/bits.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';

/** `subsquares 91-40-10-1: man +0.42, king +0.61`. A net can value pieces differently later in the game. */
export function netLine(net: ShapedNet, variant: Variant): string {
  const value = netReading(net, variant, BLACK);
  const { black, white } = variant.start;
  const all = value(black, white, 0);
  const men = [...bitIndices(black)].map((bit) => all - value(black & ~(1 << bit), white, 0));
  const kings = [...bitIndices(black)].map((bit, index) => men[index]! + value(black, white, 1 << bit) - all);
  const layers = layersOn(net.shape, variant.board).join('-');
  return `${net.shape.name} ${layers}: man ${meanText(men)}, king ${meanText(kings)}`;
}

function meanText(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return `${mean < 0 ? '-' : '+'}${Math.abs(mean).toFixed(2)}`;
}
