/**
 * The null heuristic that Schaeffer proposed and Mańdziuk, Kusiak and Walędzik (2007, section 7.1.2) measured against:
 * it sees only forced ends. Every position at the horizon scores 0 and moves are tried in random order, so that the
 * choice is random among moves that prove nothing. Theirs had no cut-offs. Ours cuts off on equal scores, which saves
 * nodes and changes no choice.
 */

import { playerKind } from './playerKind.ts';
import { PLAIN_SEARCH } from '../search/searchOptions.ts';
import { LIMIT_OPTIONS, limitsOf, searchPlayer } from './searchPlayer.ts';

export const nullPlayer = playerKind({
  name: 'null',
  summary: 'alpha-beta without evaluation, moves in random order: sees only forced ends',
  example: 'null:depth=10',
  options: LIMIT_OPTIONS,
  cost: limitsOf,
  create: (values, variant) =>
    searchPlayer(
      variant,
      { evaluate: () => 0 },
      { ...PLAIN_SEARCH, deepen: true, shuffle: 'all', draws: true },
      limitsOf(values),
    ),
});
