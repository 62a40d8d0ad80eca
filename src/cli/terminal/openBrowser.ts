/** Opens an address in the default browser. */

import { spawn } from 'node:child_process';
import { printError } from './terminal.ts';

const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

export function openBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  const complain = (): void => printError(`No browser could be opened. Open ${address} yourself.`);
  child.on('error', complain);
  child.on('exit', (code) => {
    if (code !== 0) complain();
  });
  child.unref();
}
