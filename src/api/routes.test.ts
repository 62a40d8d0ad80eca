import { describe, expect, test } from 'vitest';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

describe.each(Object.entries<Route>(ROUTES))('%s', (name, { params, query, body }) => {
  const inPath = [...name.matchAll(/:(\w+)/g)].map((match) => match[1]);

  test('has a schema for exactly the parameters of its path', () => {
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  // Pages pass all fields together: those not in the path become the query of a GET or the body of a POST.
  test('has no field with the name of a path parameter', () => {
    const others = [...Object.keys(query?.shape ?? {}), ...Object.keys(body?.shape ?? {})];
    expect(others.filter((field) => inPath.includes(field))).toEqual([]);
    expect(name.startsWith('GET ') ? body : query).toBeUndefined();
  });
});
