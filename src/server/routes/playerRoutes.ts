/** Whom one can play, and what is known of those who play by an expression. */

import { playersView, strategyOrder, strategyView } from '../../api/playerApi.ts';
import { VARIANTS } from '../../rules/variant.ts';
import type { App } from '../app.ts';
import type { ServerContext } from '../serverContext.ts';
import { kindViews } from '../strategies/kindViews.ts';
import { StrategyCards } from '../strategies/strategyCards.ts';
import { StrategyViews } from '../strategies/strategyViews.ts';

/** Long expressions take seconds. */
const MEASURING_MS = 30_000;

export function addPlayerRoutes(app: App, { store, thinking }: ServerContext): void {
  const cards = new StrategyCards(store);
  const views = new StrategyViews(
    store,
    async (task, client) => thinking.ask(client, 'strategy', task, { timeMs: MEASURING_MS }).answer,
  );
  const variants = VARIANTS.map(({ name, title, board, giveaway }) => ({ name, title, size: board.size, giveaway }));

  const listSchema = {
    tags: ['Players'],
    summary: 'the games, the kinds of players with their options, and the strategies one can play',
    response: { 200: playersView },
  };
  app.get('/api/players', { schema: listSchema }, () => ({ variants, kinds: kindViews(), strategies: cards.list() }));

  const strategySchema = {
    tags: ['Players'],
    summary: 'what a player that plays by an expression wants, how strong it is, and where it comes from',
    querystring: strategyOrder,
    response: { 200: strategyView },
  };
  app.get('/api/strategy', { schema: strategySchema }, ({ query, client }) =>
    views.view(query.player, query.variant, client),
  );
}
