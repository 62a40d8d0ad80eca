/** Games of people against players. */

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { numberText } from '../../api/fieldApi.ts';
import {
  drawAnswer,
  evaluationsView,
  gameId,
  gameList,
  gameOrder,
  gameView,
  hintView,
  moveOrder,
  seen,
  whyView,
} from '../../api/gameApi.ts';
import type { App } from '../app.ts';
import { fenAt, gamePdn } from '../games/gamePdn.ts';
import { evaluateGame, hintFor, whyPlayed } from '../games/gameThoughts.ts';
import type { ServerContext } from '../serverContext.ts';
import { answerTo } from '../thinking/answerTo.ts';

const tags = ['Games'];
const params = z.object({ id: gameId });
const LAST_PLY = 10_000;
const ply = numberText(0, LAST_PLY);
const download = z.literal('1').optional().describe('1 to get a file');

export function addGameRoutes(app: App, context: ServerContext): void {
  addTable(app, context);
  addActions(app, context);
  addThoughts(app, context);
  addTexts(app, context);
}

/** Begin games, list them, look at them. */
function addTable(app: App, { games, streams }: ServerContext): void {
  const begin = { tags, summary: 'begin a game', body: gameOrder, response: { 201: gameView } };
  app.post('/api/games', { schema: begin }, async ({ client, body }, reply) => {
    const play = await games.begin(client, body);
    return reply.code(201).send(games.view(play, client));
  });

  const list = { tags, summary: 'your games, the one you played last first', response: { 200: gameList } };
  app.get('/api/games', { schema: list }, ({ client }) => games.list(client));

  const show = { tags, summary: 'a game', params, response: { 200: gameView } };
  app.get('/api/games/:id', { schema: show }, ({ client, params: { id } }) => games.view(games.open(id), client));

  const told = 'a game whenever it changes, as server-sent events named game';
  const events = { tags, summary: told, params, produces: ['text/event-stream'] };
  app.get('/api/games/:id/events', { exposeHeadRoute: false, schema: events }, (request, reply) => {
    const { client } = request;
    const play = games.open(request.params.id);
    const stream = streams.open(request, reply);
    stream.onClose(
      games.listen(play.id, (changed) => stream.send('game', games.view(changed, client), changed.version)),
    );
    stream.send('game', games.view(play, client), play.version);
  });
}

function addActions(app: App, { games }: ServerContext): void {
  const response = { 200: gameView };
  const move = { tags, summary: 'make a move', params, body: moveOrder, response };
  app.post('/api/games/:id/moves', { schema: move }, ({ client, params: { id }, body }) =>
    games.view(games.move(id, { client, ply: body.ply, version: body.version }, body.move), client),
  );

  const undo = { tags, summary: 'take back your last move and the answer to it', params, body: seen, response };
  app.post('/api/games/:id/undo', { schema: undo }, ({ client, params: { id }, body }) =>
    games.view(games.undo(id, { client, ply: body.ply, version: body.version }), client),
  );

  const resign = { tags, summary: 'give up', params, body: seen, response };
  app.post('/api/games/:id/resign', { schema: resign }, ({ client, params: { id }, body }) =>
    games.view(games.resign(id, { client, ply: body.ply, version: body.version }), client),
  );

  const draw = { tags, summary: 'offer a draw', params, body: seen, response: { 200: drawAnswer } };
  app.post('/api/games/:id/draw', { schema: draw }, async ({ client, params: { id }, body }) => {
    const { isAccepted, play } = await games.offerDraw(id, { client, ply: body.ply, version: body.version });
    return { isAccepted, game: games.view(play, client) };
  });

  const stop = { tags, summary: 'let the opponent answer at once with what it has', params, response };
  app.post('/api/games/:id/stop', { schema: stop }, ({ client, params: { id } }) =>
    games.view(games.stop(id, client), client),
  );
}

function addThoughts(app: App, { games, thinking }: ServerContext): void {
  const hint = { tags, summary: 'a good move', params, response: { 200: hintView } };
  app.get('/api/games/:id/hint', { schema: hint }, ({ client, params: { id } }, reply) =>
    answerTo(reply, hintFor(games.find(id), client, thinking)),
  );

  const query = z.object({ ply: ply.describe('which move, from 0') });
  const why = {
    tags,
    summary: 'why the opponent played a move',
    params,
    querystring: query,
    response: { 200: whyView },
  };
  app.get('/api/games/:id/why', { schema: why }, ({ client, params: { id }, query: { ply: index } }, reply) =>
    answerTo(reply, whyPlayed(games.find(id), index, client, thinking, games.thoughts)),
  );

  const summary = 'what search makes of every position of a game';
  const evaluations = { tags, summary, params, response: { 200: evaluationsView } };
  app.get('/api/games/:id/evaluations', { schema: evaluations }, ({ client, params: { id } }, reply) =>
    answerTo(reply, evaluateGame(games.find(id), client, thinking)),
  );
}

function addTexts(app: App, { games }: ServerContext): void {
  const text = { produces: ['text/plain'], response: { 200: z.string() } };
  const pdn = { tags, summary: 'a game as PDN', params, querystring: z.object({ download }), ...text };
  app.get('/api/games/:id/pdn', { schema: pdn }, ({ params: { id }, query }, reply) => {
    markAsText(reply, query.download && `evodraughts-${id}.pdn`);
    return gamePdn(games.find(id));
  });

  const querystring = z.object({ ply: ply.optional().describe('after how many moves; all if left out'), download });
  const fen = { tags, summary: 'a position of a game as FEN', params, querystring, ...text };
  app.get('/api/games/:id/fen', { schema: fen }, ({ params: { id }, query }, reply) => {
    markAsText(reply, query.download && `evodraughts-${id}.fen`);
    return fenAt(games.find(id), query.ply);
  });
}

function markAsText(reply: FastifyReply, file: string | undefined): void {
  void reply.type('text/plain; charset=utf-8');
  if (file !== undefined) void reply.header('content-disposition', `attachment; filename="${file}"`);
}
