/**
 * The argument of `net(...)`: the name of a shape, a colon, and all weights as one word (`nets/weightsText.ts`). `random 7`
 * in place of the word is a net that nobody has trained: its weights are drawn with this seed.
 */

import { InputError } from '../base/inputError.ts';
import { createRng } from '../base/rng.ts';
import { formatWeights, parseWeights } from '../nets/weightsText.ts';
import type { Board } from '../rules/board.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import type { NetShape, ShapedNet } from './netShape.ts';
import { genesOn, randomNet } from './netShape.ts';
import { NET_CHOICE, netShapeNamed } from './netShapes.ts';

/** A net as written: with its weights, or with the seed of random ones, which exist on every board. */
export type WrittenNet = ShapedNet | { readonly shape: NetShape; readonly seed: number };

export const NET_FORM = 'the name of a net, a colon, and its weights as one word or random and a seed';
export const NET_EXAMPLE = 'net(subsquares: random 7)';

export function parseNet(text: string): WrittenNet {
  const [, name, seed, word] = /^\s*(\w+)\s*:\s*(?:random\s+(\d{1,9})|([\w-]+))\s*$/.exec(text) ?? [];
  if (name === undefined) {
    const problem = `The argument of net(...) must be ${NET_FORM}, as in ${NET_EXAMPLE}.`;
    throw new InputError('net-form', `${problem} ${NET_CHOICE}`);
  }
  const shape = netShapeNamed(name);
  if (word === undefined) return { shape, seed: Number(seed) };
  const weights = parseWeights(word);
  if (!weights) {
    const problem = `The weights of the net ${name} are damaged: they are not the text of finite 32-bit numbers.`;
    throw new InputError('net-weights', `${problem} Copy the whole word, or name the run, as in run:12.`);
  }
  const [large, small] = [genesOn(shape, BOARD_8), genesOn(shape, BOARD_6)];
  if (weights.length !== large && weights.length !== small) {
    const counts = `${large} weights on 8x8 and ${small} on 6x6, not ${weights.length}`;
    throw new InputError('net-count', `The net ${name} has ${counts}. Copy the whole word.`);
  }
  return { shape, weights };
}

export function formatNet(net: WrittenNet): string {
  return `${net.shape.name}: ${'seed' in net ? `random ${net.seed}` : formatWeights(net.weights)}`;
}

/** The net on a board. Rejects one that was made for the other board. */
export function netOn(net: WrittenNet, board: Board): ShapedNet {
  if ('seed' in net) return randomNet(net.shape, board, createRng(net.seed));
  const { shape, weights } = net;
  const count = genesOn(shape, board);
  if (count === weights.length) return net;
  const size = `${board.size}x${board.size}`;
  const problem = `The net ${shape.name} has ${count} weights on ${size}, but this one has ${weights.length}`;
  throw new InputError('net-board', `${problem}: it was made for the other board. Choose a variant of that board.`);
}
