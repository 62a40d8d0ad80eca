/** The server as a person or a script starts and stops it. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { ROOT } from './runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-serve-'));
const pages = join(folder, 'pages');
mkdirSync(pages);
writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Pages</title>');
const experiment = join(folder, 'endless.json');
writeFileSync(
  experiment,
  JSON.stringify({
    name: 'endless',
    variant: 'english-6x6',
    generations: 5000,
    genome: { grammar: `${ROOT}grammars/default.bnf` },
    evolver: { method: 'generational', population: 20 },
  }),
);

interface Served {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly said: () => { readonly out: string; readonly err: string };
  readonly ended: Promise<number | null>;
}

let served: Served | undefined;
afterEach(() => served?.child.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server and waits until it listens, or has given up. */
async function serve(store: string, ...args: readonly string[]): Promise<Served> {
  const words = ['bin/evodraughts.js', '--store', join(folder, store), 'serve', '--pages', pages, '--threads', '1'];
  const child = spawn(process.execPath, [...words, ...args], { cwd: ROOT, env: { ...process.env, PATH: '/nowhere' } });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  served = { child, said: () => ({ out, err }), ended };
  while (child.exitCode === null && !/\n/.test(out)) await sleep(20);
  return served;
}

test('serves people, stops on request, and can be started again', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, said, ended } = await serve('people.sqlite', '--port', '0');
    const [, address] = /^EvoDraughts is at (http:\/\/localhost:\d+)\n/.exec(said().out)!;
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(address!)).text()).toContain('<title>Pages</title>');
    // A listener does not keep it from ending.
    const listening = await fetch(`${address}/api/runs/events`);
    const startMs = performance.now();
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(5000);
    await listening.text();
    expect(said().err).toBe('');
    expect(said().out).toContain('\n\nThe server accepts connections from this machine only.\n');
  }
}, 120_000);

test('evolves meanwhile, continues after a restart, and informs programs', async () => {
  const store = 'evolving.sqlite';
  const first = await serve(store, '--port', '0', '--evolve', experiment, '--seed', '5', '--json');
  expect(JSON.parse(first.said().out)).toEqual({ address: expect.any(String) as string, run: 1 });
  await untilGeneration(store, 0);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const { status, seed, generation } = runOf(store)!;
  expect([status, seed]).toEqual(['unfinished', 5]);
  const second = await serve(store, '--port', '0', '--evolve', experiment, '--seed', '5');
  expect(second.said().out).toMatch(
    /\nRun 1 of endless was stopped and continues\. Watch it at http:\/\/localhost:\d+\/runs\/1\n/,
  );
  await untilGeneration(store, generation + 1);
  const third = await serve(store, '--port', '0', '--evolve', experiment, '--seed', '5');
  expect(third.said().out).toMatch(/\nRun 1 of endless is in progress in another process\. Watch it at /);
  for (const { child, ended } of [third, second]) {
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  }
  using left = openStore(join(folder, store));
  expect([left.runs().length, left.conductors()]).toEqual([1, []]);
}, 120_000);

test('reports a port in use, and missing pages or browsers', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = await serve('port.sqlite', '--port', String(port), '--host', '127.0.0.1');
  expect([await refused.ended, refused.said().err]).toEqual([
    2,
    `Port ${port} is in use. Choose another with --port.\n`,
  ]);
  other.close();
  const bare = ['--port', String(port), '--host', '0.0.0.0', '--pages', join(folder, 'none'), '--open'];
  const { child, said, ended } = await serve('port.sqlite', ...bare);
  while (!said().err.includes('browser')) await sleep(20);
  expect(said().err).toMatch(
    /^There are no pages in .*\/none, so the server has only the API\. To build the pages: npm run build\nNo browser could be opened\./,
  );
  expect(said().out).toContain('\n\nOther machines can connect to this server');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 120_000);

function runOf(name: string): { status: string; seed: number; generation: number } | undefined {
  using store = openStore(join(folder, name));
  return store.runs()[0];
}

async function untilGeneration(store: string, generation: number): Promise<void> {
  while ((runOf(store)?.generation ?? -1) < generation) await sleep(50);
}
