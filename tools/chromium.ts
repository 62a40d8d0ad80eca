/**
 * The browser for the tests of the pages. If there is none, `node tools/chromium.ts` installs it from the packages of
 * the system.
 */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The path of the browser; `CHROMIUM` can name another. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...PLACES].find((path) => path !== undefined && existsSync(path));
}

if (process.argv[1] === import.meta.filename && findChromium() === undefined) install();

function install(): void {
  process.stderr.write('The tests of the pages require Chromium. Installing it with apt-get.\n');
  try {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', 'chromium');
  } catch {
    process.stderr.write('The installation failed. Install Chromium or Chrome, or set CHROMIUM=/path/to/it.\n');
    process.exitCode = 2;
  }
}

function aptGet(...args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command[0]!, command.slice(1), { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
