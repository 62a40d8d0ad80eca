/**
 * Makes a row of the table of routes into a route of the server: requests are checked before the handler sees them, and
 * answers before they are sent.
 */

import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { errorAnswersOf } from '../../api/errorAnswers.ts';
import { problem } from '../../api/fieldApi.ts';
import { operationIdOf } from '../../api/operationId.ts';
import type { AnswerOf, CheckedOf, EventsOf, MediaType, Route } from '../../api/route.ts';
import type { RouteName, Routes } from '../../api/routes.ts';
import { ROUTES } from '../../api/routes.ts';
import type { App } from '../app.ts';
import type { EventStream, EventStreams } from '../eventStream.ts';
import { keeperOnly } from '../guard.ts';

/** Handlers of all routes whose names fit. If one is missing or sends anything else, it does not compile. */
export type Handlers<Names extends string = RouteName> = {
  readonly [Name in Extract<RouteName, Names>]: Handler<Routes[Name]>;
};

type Handler<R extends Route> = (request: CheckedRequest<R>, reply: FastifyReply) => SentBy<R> | Promise<SentBy<R>>;

type CheckedRequest<R extends Route> = FastifyRequest<{
  Params: CheckedOf<R, 'params'>;
  Querystring: CheckedOf<R, 'query'>;
  Body: CheckedOf<R, 'body'>;
}>;

/** A handler of events returns what to do with the stream, which is opened only if the request is accepted. */
type SentBy<R extends Route> = R extends { readonly events: unknown }
  ? (stream: EventStream<EventsOf<R>>) => void
  : R extends { readonly files: unknown }
    ? string | Uint8Array
    : AnswerOf<R>;

export function addRoute<Name extends RouteName>(
  app: App,
  name: Name,
  handler: Handlers[Name],
  streams: EventStreams,
): void {
  const route: Route = ROUTES[name];
  const [method, url] = name.split(' ') as [string, string];
  const handle = handler as (request: FastifyRequest, reply: FastifyReply) => unknown;
  const isStream = 'events' in route;
  const status = statusOf(route);
  app.route({
    method,
    url,
    schema: schemaOf(name, route),
    ...(route.isForKeeper && { preHandler: keeperOnly }),
    // A stream does not end, so it has no head that could be asked for alone.
    exposeHeadRoute: !isStream,
    handler: async (request, reply) => {
      const sent = await handle(request, reply);
      if (status !== undefined) void reply.code(status);
      return isStream ? (sent as (stream: EventStream) => void)(streams.open(request, reply)) : sent;
    },
  });
}

/** The status of a good answer; undefined if there are several, of which the handler chooses one. */
function statusOf(route: Route): number | undefined {
  const statuses = 'answers' in route ? Object.keys(route.answers) : ['200'];
  return statuses.length === 1 ? Number(statuses[0]) : undefined;
}

/** The row in the words of Fastify and of OpenAPI. */
function schemaOf(name: RouteName, route: Route): FastifySchema {
  const { topic, summary, isHidden, isForKeeper, params, query, body } = route;
  if (isHidden) return { hide: true };
  return {
    operationId: operationIdOf(name),
    tags: [topic],
    summary,
    ...(isForKeeper && { 'x-keeper-only': true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...responseOf(route), ...errorsOf(name, route) },
  };
}

function responseOf(route: Route): Readonly<Record<number, unknown>> {
  if ('answers' in route) return route.answers;
  if ('files' in route) {
    const content = Object.fromEntries(route.files.map((type) => [type, { schema: fileSchema(type) }]));
    return { 200: { description: 'a file', content } };
  }
  const schemas = Object.values(route.events);
  const schema = schemas.length === 1 ? schemas[0] : z.union(schemas);
  const description = `server-sent events named ${Object.keys(route.events).join(' or ')}, with such data`;
  return { 200: { description, content: { 'text/event-stream': { schema } } } };
}

/** Errors are answered by `answerErrors.ts`; here they are only described. */
function errorsOf(name: RouteName, route: Route): Readonly<Record<number, unknown>> {
  const content = { 'application/json': { schema: problem } };
  const answers = [...errorAnswersOf(name, route)].map(([status, description]) => [status, { description, content }]);
  return Object.fromEntries(answers) as Readonly<Record<number, unknown>>;
}

function fileSchema(type: MediaType): z.ZodType {
  return type === 'image/png' ? z.string().meta({ format: 'binary' }) : z.string();
}

/** Says of what type an answer is. With a name, browsers save it as a file and never show it as a page. */
export function markAsFile(reply: FastifyReply, type: MediaType, name?: string): void {
  void reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  if (name !== undefined) void reply.header('content-disposition', `attachment; filename="${name}"`);
}
