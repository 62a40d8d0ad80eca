/** Checks the API description against the OpenAPI 3.1 rules that generated clients rely on. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, ROUTE_NAMES } from '../api/routes.ts';
import type { Route } from '../api/route.ts';
import type { ApiDocument, Operation } from '../api/serverApi.ts';
import { openStore } from '../store/store.ts';
import { schemaAt } from '../web/developers/schemaText.ts';
import { createServer } from './createServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-openapi-'));
let document: ApiDocument;
let operations: readonly (Operation & { readonly method: string; readonly path: string })[];

beforeAll(async () => {
  const store = openStore(join(folder, 'store.sqlite'));
  const app = await createServer({ store, isLocal: true, pages: undefined, logLevel: 'silent', threads: 1 });
  await app.ready();
  document = JSON.parse(JSON.stringify(app.swagger())) as ApiDocument;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  await app.close();
  store.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every route is an operation with a unique name', () => {
  const described = ROUTE_NAMES.filter((name) => !(ROUTES[name] as Route).isHidden);
  const names = operations.map(({ operationId }) => operationId);
  expect(names).toHaveLength(described.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?:get|post|delete)(?:[A-Z][a-z]+)+$/);
  // Names that programs rely on.
  const some = [
    'postGames',
    'getGame',
    'postGameMoves',
    'getRunsEvents',
    'getRunEvents',
    'getStudy',
    'getReportFigure',
  ];
  expect(names).toEqual(expect.arrayContaining(some));
});

test('every operation lists its errors, in the same format', () => {
  for (const { method, path, responses = {}, parameters = [] } of operations) {
    const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    const statuses = errors.map(([status]) => status);
    expect(statuses, path).toEqual(expect.arrayContaining(['403', '429', '500', '503']));
    if (parameters.length > 0 || method !== 'get') expect(statuses, path).toContain('400');
    if (path.includes('{')) expect(statuses, path).toContain('404');
    if (method !== 'get') expect(statuses, path).toEqual(expect.arrayContaining(['413', '415']));
    for (const [, { description, content }] of errors) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' });
    }
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
  }
});

test('parameters are those of the path and of the query, each once, and numbers have bounds', () => {
  for (const { path, parameters = [] } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath.map(({ name }) => name)).toEqual(wanted);
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length);
    for (const { name, schema = {} } of parameters) {
      expect(schema.pattern ?? '', `${path} ${name}`).not.toContain(String.raw`\d`);
      if (schema.type !== 'integer') continue;
      expect([typeof schema.minimum, typeof schema.maximum], `${path} ${name}`).toEqual(['number', 'number']);
    }
  }
  const why = operations.find(({ path }) => path === '/api/games/{id}/why')!;
  expect(why.parameters).toContainEqual(
    expect.objectContaining({ name: 'ply', schema: { type: 'integer', minimum: 0, maximum: 10_000 } }),
  );
});

test('every reference points to a schema', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]!);
  expect(references.length).toBeGreaterThan(operations.length);
  for (const reference of new Set(references)) expect(schemaAt(document, reference), reference).toBeDefined();
});
