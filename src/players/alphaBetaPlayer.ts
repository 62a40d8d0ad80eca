/** The main searching player: alpha-beta with all enhancements, each of which can be switched off. */

import { onOff } from '../base/setting.ts';
import { playerKind } from './playerKind.ts';
import { evalOption } from './evalOption.ts';
import { LIMIT_OPTIONS, SEARCH_OPTIONS, SEARCH_TRAITS, evaluatingPlayer } from './searchPlayer.ts';

export const alphaBetaPlayer = playerKind({
  name: 'alphabeta',
  summary: 'alpha-beta search with iterative deepening, a transposition table and move ordering',
  example: 'alphabeta:depth=6',
  options: {
    ...LIMIT_OPTIONS,
    eval: evalOption('positional'),
    ...SEARCH_OPTIONS,
    scout: onOff('after the first move, only tests whether a move is better (PVS)', true),
    aspire: onOff('starts with a narrow window around the last score', true),
  },
  ...SEARCH_TRAITS,
  create: (values, variant) =>
    evaluatingPlayer(values, variant, { scout: values.scout, aspire: values.aspire, mtdf: false }),
});
