import { describe, expect, test } from 'vitest';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

describe.each(Object.entries<Route>(ROUTES))('%s', (name, { params, query, body }) => {
  const inPath = [...name.matchAll(/:(\w+)/g)].map((match) => match[1]);

  test('has a schema for each parameter of its path, and for no other', () => {
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  // Pages give all of them together, and send the rest of a GET as its query and of a POST as its body.
  test('can tell its fields apart', () => {
    const others = [...Object.keys(query?.shape ?? {}), ...Object.keys(body?.shape ?? {})];
    expect(others.filter((field) => inPath.includes(field))).toEqual([]);
    expect(name.startsWith('GET ') ? body : query).toBeUndefined();
  });
});
