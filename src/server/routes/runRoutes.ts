/** Runs: to list, show and watch them for everybody; to begin, stop, resume and delete them for the keeper. */

import { z } from 'zod';
import { numberText } from '../../api/fieldApi.ts';
import { experimentsView, runGames, runList, runNews, runOrder, runView } from '../../api/runApi.ts';
import type { App } from '../app.ts';
import { keeperOnly } from '../guard.ts';
import { bundledExperiments } from '../runs/bundledExperiments.ts';
import { readOrderedExperiment } from '../runs/orderedExperiment.ts';
import { runGameViews } from '../runs/runGameViews.ts';
import { RunKeeper } from '../runs/runKeeper.ts';
import { tellOfRun, tellOfRuns } from '../runs/runNews.ts';
import { RunViews } from '../runs/runViews.ts';
import { RunWatch } from '../runs/runWatch.ts';
import type { ServerContext } from '../serverContext.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whoever starts the server may want a run of it too. */
    runKeeper: RunKeeper;
  }
}

const tags = ['Runs'];
const params = z.object({ id: numberText(1, Number.MAX_SAFE_INTEGER).describe('the number of a run') });
const after = z.object({
  after: numberText(-1, 1_000_000).default(-1).describe('the last generation that is known; -1 for none'),
});

export function addRunRoutes(app: App, context: ServerContext): void {
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
  // Before anybody is there who would have to wait.
  app.addHook('onListen', async () => void bundledExperiments());
  addReading(app, context, views);
  addWatching(app, context, views, watch);
  addChanging(app, context, views, keeper, watch);
}

function addReading(app: App, { store, thinking }: ServerContext, views: RunViews): void {
  const list = { tags, summary: 'all runs, the newest first', response: { 200: runList } };
  app.get('/api/runs', { schema: list }, () => views.list());

  const show = { tags, summary: 'a run with all that is known of it', params, response: { 200: runView } };
  app.get('/api/runs/:id', { schema: show }, ({ params: { id } }) => views.view(id));

  const games = {
    tags,
    summary: 'games of the champion of a run, or of the best so far',
    params,
    querystring: z.object({
      generation: numberText(0, 1_000_000).optional().describe('whose best to see as long as there is no champion'),
    }),
    response: { 200: runGames },
  };
  app.get('/api/runs/:id/games', { schema: games }, ({ client, params: { id }, query: { generation } }) =>
    runGameViews(store, id, thinking, { client, generation }),
  );

  const offer = { tags, summary: 'experiments to begin with, and their schema', response: { 200: experimentsView } };
  app.get('/api/experiments', { schema: offer }, () => bundledExperiments());
}

/** Event streams go on, so nobody can ask for their head alone. */
function addWatching(app: App, { store, streams }: ServerContext, views: RunViews, watch: RunWatch): void {
  const all = { tags, summary: 'all runs whenever something changes', response: eventsOf('runs', runList) };
  app.get('/api/runs/events', { exposeHeadRoute: false, schema: all }, (request, reply) => {
    tellOfRuns(streams.open(request, reply), views, watch);
  });

  const summary = 'a run whenever something changes; the id of an event is the last generation it tells of';
  const one = { tags, summary, params, querystring: after, response: eventsOf('run', runNews) };
  app.get('/api/runs/:id/events', { exposeHeadRoute: false, schema: one }, (request, reply) => {
    const run = request.params.id;
    // One that is not there is refused before the stream is open.
    const { generation: last } = store.run(run);
    const onGone = (): void => void reply.raw.end();
    tellOfRun(streams.open(request, reply), views, watch, { run, known: request.query.after, last, onGone });
  });
}

function eventsOf<Data extends z.ZodType>(
  name: string,
  schema: Data,
): { 200: { description: string; content: { 'text/event-stream': { schema: Data } } } } {
  const description = `server-sent events named ${name}, with such data`;
  return { 200: { description, content: { 'text/event-stream': { schema } } } };
}

function addChanging(app: App, { store }: ServerContext, views: RunViews, keeper: RunKeeper, watch: RunWatch): void {
  const preHandler = keeperOnly;
  const begin = { tags, summary: 'begin a run', body: runOrder, response: { 201: runView } };
  app.post('/api/runs', { preHandler, schema: begin }, async ({ body: { experiment, seed } }, reply) => {
    const run = keeper.start(readOrderedExperiment(experiment), seed);
    return reply.code(201).send(views.view(run));
  });

  const stop = { tags, summary: 'stop a run; it can be resumed', params, response: { 200: runView } };
  app.post('/api/runs/:id/stop', { preHandler, schema: stop }, ({ params: { id } }) => {
    keeper.stop(id);
    return views.view(id);
  });

  const resume = { tags, summary: 'go on with a run that was stopped', params, response: { 200: runView } };
  app.post('/api/runs/:id/resume', { preHandler, schema: resume }, ({ params: { id } }) => {
    keeper.resume(id);
    return views.view(id);
  });

  const remove = { tags, summary: 'delete a run that nobody conducts', params, response: { 204: z.null() } };
  app.delete('/api/runs/:id', { preHandler, schema: remove }, async ({ params: { id } }, reply) => {
    keeper.refuseConducted(id);
    store.deleteRuns([id]);
    watch.touch();
    return reply.code(204).send(null);
  });
}
