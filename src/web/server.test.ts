import type { Mock } from 'vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServerProblem, addressOf, ask } from './server.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  test('has its parameters in the path and the rest in the query or the body', async () => {
    const fetched = answering(() => Response.json({}));
    await ask('GET /api/games/:id/why', { id: 'a/b', ply: 3 });
    await ask('POST /api/games/:id/moves', { id: 'a', ply: 0, move: '11-15' });
    await ask('POST /api/games/:id/stop', { id: 'a' });
    await ask('GET /api/runs');
    expect(fetched.mock.calls).toEqual([
      ['/api/games/a%2Fb/why?ply=3', { method: 'GET' }],
      ['/api/games/a/moves', { method: 'POST', headers: expect.anything(), body: '{"ply":0,"move":"11-15"}' }],
      ['/api/games/a/stop', { method: 'POST' }],
      ['/api/runs', { method: 'GET' }],
    ]);
  });

  test('returns JSON, text or nothing', async () => {
    answering(() => new Response('{"runs":[]}', { headers: JSON_TYPE }));
    expect(await ask('GET /api/runs')).toEqual({ runs: [] });
    answering(() => new Response('1. 11-15 *', { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
    expect(await ask('GET /api/games/:id/pdn', { id: 'a' })).toBe('1. 11-15 *');
    answering(() => new Response(null, { status: 204 }));
    expect(await ask('DELETE /api/runs/:id', { id: 1 })).toBeNull();
  });

  test("fails with the server's message, or a default", async () => {
    answering(() => Response.json({ error: { code: 'run-unknown', message: 'There is no run 7.' } }, { status: 404 }));
    const unknown = new ServerProblem(404, 'run-unknown', 'There is no run 7.');
    await expect(ask('GET /api/runs/:id', { id: 7 })).rejects.toEqual(unknown);
    answering(() => new Response('<html>', { status: 502 }));
    await expect(ask('GET /api/runs')).rejects.toThrow('The server returned status 502 without a message.');
  });
});

test('an address omits undefined fields', () => {
  expect(addressOf('GET /api/games/:id/fen', { id: 'a', ply: undefined, download: '1' })).toBe(
    '/api/games/a/fen?download=1',
  );
});

/** Never called: it only has to compile. */
export async function wrongRequests(): Promise<void> {
  // @ts-expect-error There is no such route.
  await ask('GET /api/run');
  // @ts-expect-error A parameter is missing.
  await ask('GET /api/runs/:id', {});
  // @ts-expect-error No such field.
  await ask('GET /api/runs/:id', { id: 1, generation: 2 });
  // @ts-expect-error A field has the wrong type.
  await ask('POST /api/studies/:id/participants', { id: 1, count: 'two' });
  // @ts-expect-error The route requires no fields.
  await ask('GET /api/players', { variant: 'english' });
  // @ts-expect-error A stream cannot be requested.
  await ask('GET /api/runs/events');
  const { runs } = await ask('GET /api/runs');
  // @ts-expect-error Runs have no such field.
  runs.map(({ winner }) => winner);
}

function answering(respond: () => Response): Mock<() => Promise<Response>> {
  const fetched = vi.fn<() => Promise<Response>>(async () => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
