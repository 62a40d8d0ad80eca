/**
 * Calls a command of the command line in this process, as if it had its own process: with its own input, output,
 * folder, environment and exit code. Afterwards everything is restored. All of these belong to the whole process, so
 * commands called at the same time wait for each other.
 */

import { Readable, Writable } from 'node:stream';
import { main } from '../src/cli/main.ts';

interface Surroundings {
  /** What the command reads from standard input. */
  readonly input: string;
  readonly folder: string;
  /** Variables to change for the command. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let previous: Promise<unknown> = Promise.resolve();

export function callCommand(args: readonly string[], surroundings: Surroundings): Promise<Result> {
  const result = previous.then(() => callAlone(args, surroundings));
  previous = result.catch(() => undefined);
  return result;
}

async function callAlone(args: readonly string[], { input, folder, environment }: Surroundings): Promise<Result> {
  const [out, err] = [new KeptText(), new KeptText()];
  using _restored = rememberProcess();
  replaceStream('stdin', Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false }));
  replaceStream('stdout', out);
  replaceStream('stderr', err);
  Object.assign(process.env, environment);
  process.chdir(folder);
  process.exitCode = undefined;
  const code = await main(args);
  return { code, out: out.text, err: err.text };
}

/** Remembers everything that a command may change in its process; disposing restores it. */
function rememberProcess(): Disposable {
  const streams = Object.getOwnPropertyDescriptors(process);
  const environment = { ...process.env };
  const folder = process.cwd();
  const { exitCode } = process;
  return {
    [Symbol.dispose]: () => {
      for (const name of ['stdin', 'stdout', 'stderr'] as const) Object.defineProperty(process, name, streams[name]);
      for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
      Object.assign(process.env, environment);
      process.chdir(folder);
      process.exitCode = exitCode;
    },
  };
}

function replaceStream(name: 'stdin' | 'stdout' | 'stderr', stream: Readable | Writable): void {
  Object.defineProperty(process, name, { value: stream, configurable: true });
}

/** A stream that is not a terminal, such as a file or a pipe, and remembers what was written to it. */
class KeptText extends Writable {
  text = '';

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(part: string | Buffer, _encoding: string, done: () => void): void {
    this.text += part.toString();
    done();
  }
}
