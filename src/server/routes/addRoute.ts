/**
 * Adds a row of the route table to the server. Requests are validated before the handler sees them, and answers before
 * they are sent.
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

/** Handlers of all routes whose names match. A missing handler or a wrong answer does not compile. */
export type Handlers<Names extends string = RouteName> = {
  readonly [Name in Extract<RouteName, Names>]: Handler<Routes[Name]>;
};

type Handler<R extends Route> = (request: CheckedRequest<R>, reply: FastifyReply) => SentBy<R> | Promise<SentBy<R>>;

type CheckedRequest<R extends Route> = FastifyRequest<{
  Params: CheckedOf<R, 'params'>;
  Querystring: CheckedOf<R, 'query'>;
  Body: CheckedOf<R, 'body'>;
}>;

/** A handler of events returns a function of the stream, which opens only if the request is accepted. */
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
    // A stream never ends, so a HEAD request makes no sense.
    exposeHeadRoute: !isStream,
    handler: async (request, reply) => {
      const sent = await handle(request, reply);
      if (status !== undefined) void reply.code(status);
      return isStream ? (sent as (stream: EventStream) => void)(streams.open(request, reply)) : sent;
    },
  });
}

/** The status of a successful answer; undefined if there are several and the handler chooses. */
function statusOf(route: Route): number | undefined {
  const statuses = 'answers' in route ? Object.keys(route.answers) : ['200'];
  return statuses.length === 1 ? Number(statuses[0]) : undefined;
}

/** The row as a Fastify and OpenAPI schema. */
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
  const description = `server-sent events named ${Object.keys(route.events).join(' or ')}`;
  return { 200: { description, content: { 'text/event-stream': { schema } } } };
}

/** Only the description of errors; `answerErrors.ts` sends them. */
function errorsOf(name: RouteName, route: Route): Readonly<Record<number, unknown>> {
  const content = { 'application/json': { schema: problem } };
  const answers = [...errorAnswersOf(name, route)].map(([status, description]) => [status, { description, content }]);
  return Object.fromEntries(answers) as Readonly<Record<number, unknown>>;
}

function fileSchema(type: MediaType): z.ZodType {
  return type === 'image/png' ? z.string().meta({ format: 'binary' }) : z.string();
}

/** Sets the type of an answer. If it has a name, browsers save it as a file instead of showing it. */
export function markAsFile(reply: FastifyReply, type: MediaType, name?: string): void {
  void reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  if (name !== undefined) void reply.header('content-disposition', `attachment; filename="${name}"`);
}
