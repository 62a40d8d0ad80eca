/**
 * MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996), the opponent of Hughes (2005). He used it without iterative
 * deepening, counting pieces, with up to a quarter of a man of noise: `mtdf:depth=4,noise=0.25,deepen=off`.
 */

import { playerKind } from './playerKind.ts';
import { evalOption } from './evalOption.ts';
import { LIMIT_OPTIONS, SEARCH_OPTIONS, SEARCH_TRAITS, evaluatingPlayer } from './searchPlayer.ts';

export const mtdfPlayer = playerKind({
  name: 'mtdf',
  summary: 'MTD(f): converges on the score by zero-window searches over the same table',
  example: 'mtdf:depth=4,noise=0.25',
  options: { ...LIMIT_OPTIONS, eval: evalOption('material'), ...SEARCH_OPTIONS },
  ...SEARCH_TRAITS,
  create: (values, variant) => evaluatingPlayer(values, variant, { scout: false, aspire: false, mtdf: true }),
});
