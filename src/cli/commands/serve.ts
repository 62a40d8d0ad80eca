/**
 * `evodraughts serve`: the pages and the API. It runs until it is stopped, and leaves nothing behind that is not
 * stored.
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

/** How long the server may take to end. */
const CLOSE_MS = 10_000;
const FIRST_PORT = 8080;
const BUSY_MS = 500;
/** How many ports are tried, one after the other, where none was asked for. */
const PORTS = 10;
const PAGES = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const LOCAL = /^(localhost|::1|127\.\d+\.\d+\.\d+)$/;
/** Names of all addresses of the machine. */
const EVERYWHERE = /^(0\.0\.0\.0|::)$/;
const LEVELS: readonly ServerOptions['logLevel'][] = ['debug', 'info', 'warn', 'error', 'silent'];

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('start the pages: play, watch runs, compare them, make studies')
    .addOption(
      new Option('--port <number>', `where to listen (default: ${FIRST_PORT}, or the next that is free)`).argParser(
        wholeNumber(0, 65_535),
      ),
    )
    .option('--host <name>', 'who may come: localhost for this machine alone, 0.0.0.0 for everybody', 'localhost')
    .option('--open', 'show it in a browser')
    .option('--evolve <experiment>', 'evolve this experiment meanwhile, unless that is done already')
    .addOption(seedOption())
    .addOption(threadsOption())
    .addOption(new Option('--log <level>', 'how much to log to standard error').choices(LEVELS).default('warn'))
    .addOption(new Option('--pages <folder>', 'where the built pages are').default(PAGES, 'those that come with it'))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts serve --port 8080 --open')
    .action(runServe);
}

async function runServe(options: ServeOptions): Promise<void> {
  const { host, threads, log: logLevel, evolve, seed } = options;
  const experiment = evolve === undefined ? undefined : freezeExperiment(readExperimentFile(evolve), resolveSpec);
  // From the first word on it can be asked to stop, and has time to end.
  using interruption = listenForInterrupt({ signals: ['SIGINT', 'SIGTERM'], exitCode: EXIT_OK });
  const stopped = once(interruption.signal, 'abort');
  // Whoever waits for a lock keeps everybody waiting.
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
    // Whoever hangs on must not keep the server from ending.
    setTimeout(() => process.exit(), CLOSE_MS).unref();
    await app.close();
  }
}

/** The run of an experiment, and what is to be said of it. */
interface Evolving {
  readonly run: number;
  readonly sentence: string;
}

/** The run of the experiment with this seed: the one that is stored, gone on with if it was stopped, or a new one. */
function evolveMeanwhile(store: Store, keeper: RunKeeper, experiment: Experiment, seed: number): Evolving {
  const { name } = experiment;
  const earlier = earlierRun(store, experiment, seed);
  if (!earlier) {
    const run = keeper.start(experiment, seed);
    return { run, sentence: `Run ${run} evolves ${name} before your eyes:` };
  }
  const { id: run, status } = earlier;
  if (status === 'finished') return { run, sentence: `Run ${run} has evolved a champion of ${name} already:` };
  if (conductorOf(store, run)) return { run, sentence: `Run ${run} of ${name} is being evolved by another process:` };
  keeper.resume(run);
  return { run, sentence: `Run ${run} of ${name} was stopped, and goes on:` };
}

/** Without its pages a server still has the API. */
function foundPages(folder: string): string | undefined {
  if (existsSync(`${folder}/index.html`)) return folder;
  printError(`There are no pages in ${folder}, so there is only the API. To build them: npm run build`);
  return undefined;
}

/** Begins to listen; returns the address. */
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
    return `${ports} in use. Name another with --port.`;
  }
  if (code === 'EACCES') return `This user may not listen on port ${first}. Name one above 1023 with --port.`;
  return `The server cannot listen on ${host}: ${detail}.`;
}

/** All in one piece, so that whoever waits for the first line has the others too. */
function printWelcome(address: string, isLocal: boolean, evolving: Evolving | undefined): void {
  const paragraphs = isLocal ? [WELCOME] : [WELCOME, WARNING];
  print(
    [
      `EvoDraughts is at ${address}`,
      ...(evolving ? [`${evolving.sentence} ${address}/runs/${evolving.run}`] : []),
      ...paragraphs.flatMap((paragraph) => ['', wrapText('', paragraph)]),
    ].join('\n'),
  );
}

const WELCOME =
  'There you can play against evolved strategies and see why they move as they do, watch runs as they evolve, ' +
  'compare them, and let people rate their opponents in studies. Ctrl-C stops the server; what is stored stays.';

const WARNING =
  'Everybody who reaches this machine by its name or address can play and take part in studies, and what is sent is ' +
  'not encrypted. Only from this machine itself can runs and studies be begun and deleted.';
