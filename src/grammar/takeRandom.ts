/** Removes a random item from an array in constant time: the last item takes its place. */

import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';

export function takeRandom<Item>(items: Item[], rng: Rng): Item {
  const index = randomBelow(rng, items.length);
  const item = items[index]!;
  const last = items.pop()!;
  if (index < items.length) items[index] = last;
  return item;
}
