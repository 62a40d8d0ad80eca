/** A curl command that tries a route. */

import type { ApiDocument, Operation } from '../../api/serverApi.ts';
import { exampleValue } from './exampleValue.ts';

export interface RouteAddress {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
}

export function curlExample(address: RouteAddress, operation: Operation, document: ApiDocument): string {
  const { origin, method, path } = address;
  const valueOf = (name: string, schema = {}): string => String(exampleValue(schema, document, name));
  const parameters = operation.parameters ?? [];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueOf(name, parameters.find((parameter) => parameter.name === name)?.schema)),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(valueOf(name, schema)).replaceAll('%3A', ':')}`);
  const url = `${origin}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return [
    'curl',
    // Events must not be buffered.
    ...(path.endsWith('/events') ? ['-N'] : []),
    // Requests that change something need the cookie.
    ...(method === 'GET' ? [] : [`-X ${method} -b cookies.txt -c cookies.txt`]),
    ...(body ? [`-H 'content-type: application/json'`, `-d '${quoted(exampleValue(body, document))}'`] : []),
    `'${url}'`,
  ].join(' ');
}

/** Escapes JSON for single quotes in a shell. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", String.raw`'\''`);
}
