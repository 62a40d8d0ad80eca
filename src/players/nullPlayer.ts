/**
 * The null heuristic that Schaeffer proposed and Kusiak, Waledzik and Mandziuk (2007, section 7.1.2) measured against:
 * it sees forced ends and nothing else. Every position at the horizon is worth 0 and branches are tried in random
 * order, so that among moves that prove nothing the choice is free.
 */

import { playerKind } from './playerKind.ts';
import { PLAIN_SEARCH } from '../search/searchOptions.ts';
import { LIMIT_OPTIONS, limitsOf, searchPlayer } from './searchPlayer.ts';

export const nullPlayer = playerKind({
  name: 'null',
  summary: 'alpha-beta without any evaluation, branches in random order: sees forced ends and nothing else',
  example: 'null:depth=10',
  options: LIMIT_OPTIONS,
  cost: limitsOf,
  create: (values, variant) =>
    searchPlayer(
      variant,
      { evaluate: () => 0 },
      { ...PLAIN_SEARCH, deepen: true, shuffle: true, draws: true },
      limitsOf(values),
    ),
});
