/** A net in a line for lists: its layers, and what men and kings are worth to it. */

import { netReading } from '../evaluators/net.ts';
import type { ShapedNet } from '../evaluators/netShape.ts';
import { layersOn } from '../evaluators/netShape.ts';
import { bitIndices } from '../rules/bits.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';

/** `subsquares 91-40-10-1: man +0.42, king +0.61`. A net can value pieces differently later in the game. */
export function netLine(net: ShapedNet, variant: Variant): string {
  const { man, king } = netWorths(net, variant);
  const layers = layersOn(net.shape, variant.board).join('-');
  return `${net.shape.name} ${layers}: man ${worthText(man)}, king ${worthText(king)}`;
}

/** What a man and a king add to the output at the start of a game, on average over the squares. */
export function netWorths(net: ShapedNet, variant: Variant): { readonly man: number; readonly king: number } {
  const value = netReading(net, variant, BLACK);
  const { black, white } = variant.start;
  const all = value(black, white, 0);
  const men = [...bitIndices(black)].map((bit) => all - value(black & ~(1 << bit), white, 0));
  const kings = [...bitIndices(black)].map((bit, index) => men[index]! + value(black, white, 1 << bit) - all);
  return { man: meanOf(men), king: meanOf(kings) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function worthText(worth: number): string {
  return `${worth < 0 ? '-' : '+'}${Math.abs(worth).toFixed(2)}`;
}
