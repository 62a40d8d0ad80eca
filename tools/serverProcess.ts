/** A real server in its own process, for tests and benchmarks, with a given store. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../bin/evodraughts.js', import.meta.url));

export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  /** Starts a server and waits until it listens. Port 0 means any free port. */
  static async start(store: string, port = 0, ...options: readonly string[]): Promise<ServerProcess> {
    const args = [PROGRAM, '--store', store, 'serve', '--port', String(port), '--json', ...options];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    return new ServerProcess(await listeningPort(child), child);
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Stops it as Ctrl-C would; returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'exit')) as [number | null];
    return code;
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}

function listeningPort(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let text = '';
  child.stdout!.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const port = /:(\d+)/.exec(text)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  return promise;
}
