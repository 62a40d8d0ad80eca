/**
 * `evodraughts serve`: the pages and the API. It runs until it is stopped.
 */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { conductorOf } from '../../lab/conductor.ts';
import { earlierRun } from '../../lab/earlierRun.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import { freezeExperiment } from '../../experiments/experiment.ts';
import { readExperimentFile } from '../../experiments/experimentFile.ts';
import { resolveSpec } from '../../players/players.ts';
import type { App } from '../../server/app.ts';
import type { ServerOptions } from '../../server/createServer.ts';
import { createServer } from '../../server/createServer.ts';
import type { RunKeeper } from '../../server/runs/runKeeper.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { EXIT_OK } from '../terminal/exitCode.ts';
import { listenForInterrupt } from '../terminal/interruption.ts';
import { openBrowser } from '../terminal/openBrowser.ts';
import { jsonOption, seedOption, threadsOption, wholeNumber } from '../terminal/options.ts';
import { print, printError } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host: string;
  readonly open?: boolean;
  readonly evolve?: string;
  readonly seed: number;
  readonly threads: number;
  readonly log: ServerOptions['logLevel'];
  readonly pages: string;
  readonly json?: boolean;
}

/** The longest time for closing the server. */
const CLOSE_MS = 10_000;
const FIRST_PORT = 8080;
const BUSY_MS = 500;
/** The number of ports that are tried without --port. */
const PORTS = 10;
const PAGES = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const LOCAL = /^(localhost|::1|127\.\d+\.\d+\.\d+)$/;
/** Names of all addresses of the machine. */
const EVERYWHERE = /^(0\.0\.0\.0|::)$/;
const LEVELS: readonly ServerOptions['logLevel'][] = ['debug', 'info', 'warn', 'error', 'silent'];

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('start the web app: play, watch and compare runs, make studies')
    .addOption(
      new Option('--port <number>', `the port (default: the first free one from ${FIRST_PORT})`).argParser(
        wholeNumber(0, 65_535),
      ),
    )
    .option(
      '--host <name>',
      'where to accept connections: localhost for this machine only, 0.0.0.0 for all machines',
      'localhost',
    )
    .option('--open', 'open it in a browser')
    .option('--evolve <experiment>', 'also run this experiment, unless it is finished')
    .addOption(seedOption())
    .addOption(threadsOption())
    .addOption(new Option('--log <level>', 'how much to log to standard error').choices(LEVELS).default('warn'))
    .addOption(new Option('--pages <folder>', 'folder of the built pages').default(PAGES, 'dist/web'))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts serve --port 8080 --open')
    .action(runServe);
}

async function runServe(options: ServeOptions): Promise<void> {
  const { host, threads, log: logLevel, evolve, seed } = options;
  const experiment = evolve === undefined ? undefined : freezeExperiment(readExperimentFile(evolve), resolveSpec);
  // From here on Ctrl-C stops the server cleanly.
  using interruption = listenForInterrupt({ signals: ['SIGINT', 'SIGTERM'], exitCode: EXIT_OK });
  const stopped = once(interruption.signal, 'abort');
  // A request that waits for a lock delays all others.
  using store = openStore(storePath(), { busyMs: BUSY_MS });
  const isLocal = LOCAL.test(host);
  const app = await createServer({ store, isLocal, pages: foundPages(options.pages), logLevel, threads });
  try {
    const address = await listen(app, options);
    const evolving = experiment && evolveMeanwhile(store, app.runKeeper, experiment, seed);
    if (options.json) print(JSON.stringify({ address, run: evolving?.run ?? null }));
    else printWelcome(address, isLocal, evolving);
    if (options.open) openBrowser(address);
    await stopped;
  } finally {
    // Open connections must not keep the server from closing.
    setTimeout(() => process.exit(), CLOSE_MS).unref();
    await app.close();
  }
}

/** The run of an experiment, and a sentence about it. */
interface Evolving {
  readonly run: number;
  readonly sentence: string;
}

/** The run of the experiment with this seed: the stored one, resumed if it was stopped, or a new one. */
function evolveMeanwhile(store: Store, keeper: RunKeeper, experiment: Experiment, seed: number): Evolving {
  const { name } = experiment;
  const earlier = earlierRun(store, experiment, seed);
  if (!earlier) {
    const run = keeper.start(experiment, seed);
    return { run, sentence: `Run ${run} evolves ${name}. Watch it at` };
  }
  const { id: run, status } = earlier;
  if (status === 'finished') return { run, sentence: `Run ${run} of ${name} is finished. See it at` };
  if (conductorOf(store, run))
    return { run, sentence: `Run ${run} of ${name} is in progress in another process. Watch it at` };
  keeper.resume(run);
  return { run, sentence: `Run ${run} of ${name} was stopped and continues. Watch it at` };
}

/** Without pages the server still has the API. */
function foundPages(folder: string): string | undefined {
  if (existsSync(`${folder}/index.html`)) return folder;
  printError(`There are no pages in ${folder}, so the server has only the API. To build the pages: npm run build`);
  return undefined;
}

/** Starts to listen; returns the address. */
async function listen(app: App, { port, host }: ServeOptions): Promise<string> {
  const [first, last] = port === undefined ? [FIRST_PORT, FIRST_PORT + PORTS - 1] : [port, port];
  for (let at = first; ; at++) {
    try {
      const address = await app.listen({ port: at, host });
      const name = EVERYWHERE.test(host) ? 'localhost' : host;
      return `http://${name.includes(':') ? `[${name}]` : name}:${new URL(address).port}`;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && at < last) continue;
      throw new InputError('serve-port', describeFailure(code, message, host, first, last));
    }
  }
}

function describeFailure(code: string | undefined, detail: string, host: string, first: number, last: number): string {
  if (code === 'EADDRINUSE') {
    const ports = first === last ? `Port ${first} is` : `Ports ${first} to ${last} are`;
    return `${ports} in use. Choose another with --port.`;
  }
  if (code === 'EACCES') return `You are not allowed to use port ${first}. Choose one above 1023 with --port.`;
  return `The server cannot listen on ${host}: ${detail}.`;
}

/** Printed at once, so that a program that waits for the first line also has the others. */
function printWelcome(address: string, isLocal: boolean, evolving: Evolving | undefined): void {
  const paragraphs = [WELCOME, isLocal ? LOCAL_ONLY : WARNING];
  print(
    [
      `EvoDraughts is at ${address}`,
      ...(evolving ? [`${evolving.sentence} ${address}/runs/${evolving.run}`] : []),
      ...paragraphs.flatMap((paragraph) => ['', wrapText('', paragraph)]),
    ].join('\n'),
  );
}

const WELCOME =
  'You can play evolved opponents and see why they move, watch and compare runs, and let people rate opponents in ' +
  'studies. Press Ctrl-C to stop the server. Everything is saved.';

const LOCAL_ONLY = 'The server accepts connections from this machine only.';

const WARNING =
  'Other machines can connect to this server, play and take part in studies. Connections are not encrypted. ' +
  'Only this machine can start and delete runs and studies.';
