/** Games of people against players, and analysis of any position. */

import { fenAt, gamePdn } from '../games/gamePdn.ts';
import { evaluateGame, hintFor, reviewGame, whyPlayed } from '../games/gameThoughts.ts';
import type { ServerContext } from '../serverContext.ts';
import { answerTo } from '../thinking/answerTo.ts';
import { beginning } from '../games/beginning.ts';
import type { Handlers } from './addRoute.ts';
import { markAsFile } from './addRoute.ts';

/** Time for summing up after a search. */
const MARGIN_MS = 1000;

export function gameRoutes(context: ServerContext): Handlers<`${string} /api/games${string}` | 'GET /api/analysis'> {
  return { ...table(context), ...actions(context), ...thoughts(context), ...texts(context), ...analysis(context) };
}

/** Starting, listing and showing games. */
function table({
  games,
}: ServerContext): Handlers<`${string} /api/games` | 'GET /api/games/:id' | 'GET /api/games/:id/events'> {
  return {
    'POST /api/games': async ({ client, body }) => games.view(await games.begin(client, body), client),
    'GET /api/games': ({ client }) => games.list(client),
    'GET /api/games/:id': ({ client, params: { id } }) => games.view(games.open(id), client),
    'GET /api/games/:id/events': ({ client, params: { id } }) => {
      const play = games.open(id);
      return (stream) => {
        stream.onClose(
          games.listen(play.id, (changed) => stream.send('game', games.view(changed, client), changed.version)),
        );
        stream.send('game', games.view(play, client), play.version);
      };
    },
  };
}

function actions({ games }: ServerContext): Handlers<`POST /api/games/:id/${string}`> {
  return {
    'POST /api/games/:id/moves': ({ client, params: { id }, body: { move, ...seen } }) =>
      games.view(games.move(id, { client, ...seen }, move), client),
    'POST /api/games/:id/undo': ({ client, params: { id }, body }) =>
      games.view(games.undo(id, { client, ...body }), client),
    'POST /api/games/:id/resign': ({ client, params: { id }, body }) =>
      games.view(games.resign(id, { client, ...body }), client),
    'POST /api/games/:id/draw': async ({ client, params: { id }, body }) => {
      const { isAccepted, play } = await games.offerDraw(id, { client, ...body });
      return { isAccepted, game: games.view(play, client) };
    },
    'POST /api/games/:id/stop': ({ client, params: { id } }) => games.view(games.stop(id, client), client),
  };
}

function thoughts({
  games,
  thinking,
}: ServerContext): Handlers<`GET /api/games/:id/${'hint' | 'why' | 'evaluations' | 'review'}`> {
  return {
    'GET /api/games/:id/hint': ({ client, params: { id } }, reply) =>
      answerTo(reply, hintFor(games.find(id), client, thinking)),
    'GET /api/games/:id/why': ({ client, params: { id }, query: { ply } }, reply) =>
      answerTo(reply, whyPlayed(games.find(id), ply, client, thinking, games.thoughts)),
    'GET /api/games/:id/evaluations': ({ client, params: { id } }, reply) =>
      answerTo(reply, evaluateGame(games.find(id), client, thinking)),
    'GET /api/games/:id/review': ({ client, params: { id } }, reply) =>
      answerTo(reply, reviewGame(games.find(id), client, thinking)),
  };
}

function texts({ games }: ServerContext): Handlers<`GET /api/games/:id/${'pdn' | 'fen'}`> {
  return {
    'GET /api/games/:id/pdn': ({ params: { id }, query: { download } }, reply) => {
      markAsFile(reply, 'text/plain', download && `evodraughts-${id}.pdn`);
      return gamePdn(games.find(id));
    },
    'GET /api/games/:id/fen': ({ params: { id }, query: { ply, download } }, reply) => {
      markAsFile(reply, 'text/plain', download && `evodraughts-${id}.fen`);
      return fenAt(games.find(id), ply);
    },
  };
}

function analysis({ thinking }: ServerContext): Handlers<'GET /api/analysis'> {
  return {
    'GET /api/analysis': ({ client, query: { variant, fen, timeMs } }, reply) => {
      const task = { ...beginning({ variant, fen }), timeMs };
      return answerTo(reply, thinking.ask(client, 'analysis', task, { timeMs: timeMs + MARGIN_MS }));
    },
  };
}
