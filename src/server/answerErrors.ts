/** Errors as answers: a code and a message, never a stack trace. Unexpected errors are logged. */

import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../api/fieldApi.ts';
import { InputError } from '../base/inputError.ts';
import { storePath } from '../store/storePath.ts';
import type { App } from './app.ts';
import { statusOf } from './refusal.ts';

export function answerErrors(app: App): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InputError) {
    const refused = statusOf(error);
    if (refused >= 500) request.log.error(error);
    // Only the keeper may know the path of the store.
    return answer(reply, refused, error.code, error.message.replaceAll(` in ${storePath()}`, ''));
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return answer(reply, 400, 'request-invalid', describeValidation(error));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return answer(reply, status, problemCode(error), problemSentence(error, status));
  request.log.error(error);
  const sentence = 'Internal error. Details are in the server log. Try again.';
  return answer(reply, 500, 'server-error', sentence);
}

/** The answer for an unknown address. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0]!.slice(0, 80);
  const sentence = `There is no ${request.method} ${path}. GET /api/openapi.json lists all routes.`;
  return answer(reply, 404, 'not-found', sentence);
}

function answer(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const body: Problem = { error: { code, message } };
  // The response schemas describe successful answers only.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

interface ValidationError {
  readonly validation: readonly { readonly instancePath: string; readonly message?: string | undefined }[];
  readonly validationContext?: string | undefined;
}

function describeValidation({ validation, validationContext }: ValidationError): string {
  const parts = validation.slice(0, MOST_TOLD).map(({ instancePath, message }) => {
    const field = instancePath.slice(1).replaceAll('/', '.').slice(0, 80);
    return `${field === '' ? (validationContext ?? 'the request') : field}: ${message ?? 'is invalid'}`;
  });
  return `The request is invalid. ${parts.join('; ')}. See GET /api/openapi.json.`;
}

const MOST_TOLD = 3;
const JSON_PROBLEMS: ReadonlySet<string> = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

function problemCode(error: FastifyError): string {
  return error.statusCode === 429 ? 'too-many-requests' : 'request-invalid';
}

function problemSentence({ code, message }: FastifyError, status: number): string {
  if (status === 413) return 'The request is too large.';
  if (status === 414) return 'The address of the request is too long.';
  if (status === 415) return 'The request body must be JSON, with the content type application/json.';
  if (JSON_PROBLEMS.has(code)) return 'The request body is empty or not valid JSON.';
  return message.endsWith('.') ? message : `${message}.`;
}
