/** The searching player of the house: alpha-beta with everything that helps, each part of which can be switched off. */

import { createEvaluator } from '../evaluators/evaluators.ts';
import { MAN } from '../search/score.ts';
import { onOff } from './option.ts';
import { playerKind } from './playerKind.ts';
import { evalOption } from './evalOption.ts';
import { LIMIT_OPTIONS, SEARCH_OPTIONS, limitsOf, searchPlayer } from './searchPlayer.ts';
import { loadTables } from './tableFiles.ts';

export const alphaBetaPlayer = playerKind({
  name: 'alphabeta',
  summary: 'alpha-beta search with iterative deepening, a transposition table and move ordering',
  example: 'alphabeta:depth=6',
  options: {
    ...LIMIT_OPTIONS,
    eval: evalOption('positional'),
    ...SEARCH_OPTIONS,
    scout: onOff('after the first move, asks only whether a move is better (PVS)', true),
    aspire: onOff('begins with a narrow window around the last score', true),
  },
  create: (values, variant) =>
    searchPlayer(
      variant,
      createEvaluator(values.eval, variant),
      {
        ...values,
        tableMegabytes: values.table,
        noisePoints: Math.round(values.noise * MAN),
        shuffle: false,
        mtdf: false,
      },
      limitsOf(values),
      values.tables ? loadTables(variant) : undefined,
    ),
});
