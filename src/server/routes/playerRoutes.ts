/** Players, suggested opponents, and strategies. */

import { VARIANTS } from '../../rules/variant.ts';
import type { ServerContext } from '../serverContext.ts';
import { suggestions } from '../games/suggestions.ts';
import { kindViews } from '../strategies/kindViews.ts';
import { StrategyCards } from '../strategies/strategyCards.ts';
import { StrategyViews } from '../strategies/strategyViews.ts';
import type { Handlers } from './addRoute.ts';

/** Measuring a long expression takes seconds. */
const MEASURING_MS = 30_000;

export function playerRoutes({
  store,
  thinking,
}: ServerContext): Handlers<'GET /api/players' | 'GET /api/suggestions' | 'GET /api/strategy'> {
  const cards = new StrategyCards(store);
  const views = new StrategyViews(
    store,
    async (task, client) => thinking.ask(client, 'strategy', task, { timeMs: MEASURING_MS }).answer,
  );
  const variants = VARIANTS.map(({ name, title, board, giveaway }) => ({ name, title, size: board.size, giveaway }));
  return {
    'GET /api/players': ({ client }) => ({ variants, kinds: kindViews(), strategies: cards.list(client) }),
    'GET /api/suggestions': ({ client }) => ({ suggestions: suggestions(client, store) }),
    'GET /api/strategy': ({ query: { player, variant }, client }) => views.view(player, variant, client),
  };
}
