import { describe, expect, test } from 'vitest';
import type { ApiDocument, Operation, Schema } from '../../api/serverApi.ts';
import { alternatives, schemaAt, schemaRows, schemaText } from './schemaText.ts';
import { curlExample } from './curlExample.ts';
import { exampleValue } from './exampleValue.ts';
import { topicsOf } from './topics.ts';

const TREE: Schema = {
  type: 'object',
  properties: { label: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  required: ['label', 'children'],
};

const MOVE: Operation = {
  tags: ['Games'],
  summary: 'make a move',
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9]{16}$' } }],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            ply: { type: 'integer', minimum: 0, maximum: 10_000 },
            move: { type: 'string' },
            note: { type: 'string' },
          },
          required: ['ply', 'move'],
        },
      },
    },
  },
};

const LOOK: Operation = {
  tags: ['Players'],
  parameters: [
    { name: 'player', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'much', in: 'query', schema: { type: 'boolean' } },
  ],
};

const API: ApiDocument = {
  info: { title: 'Test', version: '1' },
  paths: {
    '/api/games/{id}/moves': { parameters: {}, post: MOVE },
    '/api/strategy': { get: LOOK },
    '/api/games/{id}/events': { get: { tags: ['Games'] } },
    '/api/odd': { get: {} },
  },
  components: { schemas: { Tree: TREE, Name: { type: 'string', maxLength: 9 } } },
};

test('routes are grouped by topic', () => {
  const topics = topicsOf(API).map(({ name, routes }) => [
    name,
    ...routes.map(({ method, path }) => `${method} ${path}`),
  ]);
  expect(topics).toEqual([
    ['Games', 'POST /api/games/{id}/moves', 'GET /api/games/{id}/events'],
    ['Players', 'GET /api/strategy'],
    ['Others', 'GET /api/odd'],
  ]);
});

describe('references', () => {
  test('are followed, even through names with slashes', () => {
    expect(schemaAt(API, '#/components/schemas/Tree')).toBe(TREE);
    expect(schemaAt(API, '#/paths/~1api~1strategy/get')).toBe(LOOK);
  });

  test('without a target are ignored', () => {
    const lost: Schema = { $ref: '#/components/schemas/Lost' };
    expect(schemaAt(API, lost.$ref!)).toBeUndefined();
    expect(schemaRows(lost, API)).toEqual([]);
    expect(schemaText(lost, API)).toBe('Lost');
    expect(exampleValue(lost, API)).toBeNull();
  });

  test('in recursive schemas are followed once', () => {
    const rows = schemaRows({ type: 'object', properties: { tree: { $ref: '#/components/schemas/Tree' } } }, API);
    expect(rows.map(({ name, level, form }) => `${level} ${name}: ${form}`)).toEqual([
      '0 tree: Tree',
      '1 label: a text',
      '1 children: a list of: Tree',
    ]);
    expect(JSON.stringify(exampleValue(TREE, API))).toMatch(/^{"label":"text","children":\[/);
  });
});

test.each<[Schema, string]>([
  [{ type: 'integer', minimum: 1, maximum: 10 }, 'a whole number from 1 to 10'],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'a whole number'],
  [{ type: 'number' }, 'a number'],
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'a text of 1 to 80 letters'],
  [{ type: 'string', maxLength: 80 }, 'a text of at most 80 letters'],
  [{ type: 'string', pattern: '^a$' }, 'a text that matches ^a$'],
  [{ type: ['string', 'null'] }, 'a text or null'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'a number or null'],
  [{ type: 'string', enum: ['black', 'white'] }, '"black" or "white"'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'a list of at most 3 entries of: a text'],
  [{ type: 'object', additionalProperties: {} }, 'an object with any names'],
  [{ $ref: '#/components/schemas/Name' }, 'a text of at most 9 letters'],
  [{}, 'anything'],
])('%j is told in words', (schema, words) => {
  expect(schemaText(schema, API)).toBe(words);
});

test('rows include inner objects, lists of objects, and nullable fields', () => {
  const inner: Schema = { type: 'object', properties: { wins: { type: 'number' } }, required: ['wins'] };
  const record: Schema = { anyOf: [inner, { type: 'null' }] };
  const schema: Schema = {
    type: 'object',
    properties: { record, tests: { type: 'array', items: inner } },
    required: ['tests'],
  };
  const told = schemaRows(schema, API).map(({ name, level, isRequired }) => ({ name, level, isRequired }));
  expect(told).toEqual([
    { name: 'record', level: 0, isRequired: false },
    { name: 'wins', level: 1, isRequired: true },
    { name: 'tests', level: 0, isRequired: true },
    { name: 'wins', level: 1, isRequired: true },
  ]);
  expect(alternatives(record)).toEqual([inner]);
});

test('examples contain the required fields', () => {
  const origin = 'http://localhost:8080';
  const move = { origin, method: 'POST', path: '/api/games/{id}/moves' };
  expect(curlExample(move, MOVE, API)).toBe(
    `curl -X POST -b cookies.txt -c cookies.txt -H 'content-type: application/json' ` +
      `-d '{"ply":1,"move":"11-15"}' 'http://localhost:8080/api/games/a1b2c3d4a1b2c3d4/moves'`,
  );
  expect(curlExample({ origin, method: 'GET', path: '/api/strategy' }, LOOK, API)).toBe(
    `curl 'http://localhost:8080/api/strategy?player=champion:oak'`,
  );
  expect(curlExample({ origin, method: 'GET', path: '/api/games/{id}/events' }, {}, API)).toContain('curl -N ');
});
