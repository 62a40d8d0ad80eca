/** Runs: everyone can list, show and watch them. Only the keeper can start, stop, resume and delete them. */

import type { App } from '../app.ts';
import { fieldsOf } from '../../base/json.ts';
import { bundledExperiments } from '../runs/bundledExperiments.ts';
import { familyView } from '../runs/familyView.ts';
import { readOrderedExperiment } from '../runs/orderedExperiment.ts';
import { runGameViews } from '../runs/runGameViews.ts';
import { RunKeeper } from '../runs/runKeeper.ts';
import { tellOfRun, tellOfRuns } from '../runs/runNews.ts';
import { runSpeeds } from '../runs/runSpeeds.ts';
import { RunViews } from '../runs/runViews.ts';
import { RunWatch } from '../runs/runWatch.ts';
import type { ServerContext } from '../serverContext.ts';
import type { Handlers } from './addRoute.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Public because the command that starts the server can also start a run. */
    runKeeper: RunKeeper;
  }
}

export function runRoutes(
  app: App,
  context: ServerContext,
): Handlers<`${string} /api/runs${string}` | 'GET /api/experiments'> {
  const { store, threads } = context;
  const watch = new RunWatch(store, (error) => app.log.error(error));
  const keeper = new RunKeeper({
    store,
    threads,
    onChange: () => watch.touch(),
    onTrouble: (sentence) => app.log.error(sentence),
  });
  const views = new RunViews(store, keeper);
  app.decorate('runKeeper', keeper);
  app.addHook('preClose', () => keeper.close());
  // Reading them takes half a second, so it is done before the first request.
  app.addHook('onListen', async () => void bundledExperiments());
  return { ...reading(context, views), ...watching(context, views, watch), ...changing(context, views, keeper, watch) };
}

type Reading =
  | 'GET /api/runs'
  | `GET /api/runs/:id${'' | '/games' | '/family' | '/experiment'}`
  | 'GET /api/experiments';

function reading({ store, thinking }: ServerContext, views: RunViews): Handlers<Reading> {
  return {
    'GET /api/runs': () => views.list(),
    'GET /api/runs/:id': ({ params: { id } }) => views.view(id),
    'GET /api/runs/:id/games': ({ client, params: { id }, query }) =>
      runGameViews(store, id, thinking, { client, generation: query.generation, against: query.against }),
    'GET /api/runs/:id/family': ({ params: { id }, query: { generation } }) =>
      familyView(store, store.run(id), generation),
    'GET /api/runs/:id/experiment': ({ params: { id } }) => ({ experiment: { ...fieldsOf(store.run(id).experiment) } }),
    'GET /api/experiments': () => ({ ...bundledExperiments(), speeds: runSpeeds(store) }),
  };
}

function watching(
  { store }: ServerContext,
  views: RunViews,
  watch: RunWatch,
): Handlers<'GET /api/runs/events' | 'GET /api/runs/:id/events'> {
  return {
    'GET /api/runs/events': () => (stream) => tellOfRuns(stream, views, watch),
    'GET /api/runs/:id/events': ({ params: { id: run }, query: { after: known } }) => {
      // An unknown run is rejected before the stream opens.
      const { generation: last } = store.run(run);
      return (stream) => tellOfRun(stream, views, watch, { run, known, last });
    },
  };
}

function changing(
  { store }: ServerContext,
  views: RunViews,
  keeper: RunKeeper,
  watch: RunWatch,
): Handlers<`POST /api/runs${string}` | `DELETE /api/runs${string}`> {
  return {
    'POST /api/runs': ({ body: { experiment, seed } }) =>
      views.view(keeper.start(readOrderedExperiment(experiment), seed)),
    'POST /api/runs/:id/stop': ({ params: { id } }) => {
      keeper.stop(id);
      return views.view(id);
    },
    'POST /api/runs/:id/resume': ({ params: { id } }) => {
      keeper.resume(id);
      return views.view(id);
    },
    'DELETE /api/runs/:id': ({ params: { id } }) => {
      keeper.refuseConducted(id);
      store.deleteRuns([id]);
      watch.touch();
      return null;
    },
  };
}
