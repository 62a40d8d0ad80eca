/** How far nets count pieces, at the beginning and at the end of a run. */

import { netAnatomy } from '../../evaluators/net.ts';
import { portraitOf } from '../../explanations/portrait.ts';
import { ENGLISH } from '../../rules/variant.ts';
import type { Champions, PaperChampion } from './champions.ts';
import { netOf } from './outputs.ts';

/** A type, not an interface, so that it is Json. */
export type CountRecord = {
  /** Of the best of generation 0, and of the champion. */
  readonly first: CountedNet;
  readonly last: CountedNet;
};

type CountedNet = {
  /** The share of the output that the counts of men and kings explain (R²). */
  readonly share: number;
  /** A king in men; null if men have no clear worth. */
  readonly king: number | null;
  /** The root mean square of the weights. */
  readonly size: number;
};

export function countPieces(champion: PaperChampion, champions: Champions): CountRecord {
  return {
    first: countedNet(champions.bestAfter(champion, 0).evaluation),
    last: countedNet(champion.evaluation),
  };
}

function countedNet(evaluation: string): CountedNet {
  const net = netOf(evaluation);
  const { share, king, perMan } = portraitOf(netAnatomy(net, ENGLISH)).count;
  const squares = net.weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return { share, king: perMan === null ? null : king / perMan, size: Math.sqrt(squares / net.weights.length) };
}
