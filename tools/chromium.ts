/**
 * The browser for the tests of the pages. `node tools/chromium.ts` makes sure that there is one: if none is found it is
 * installed from the packages of the system, because a browser from npm would be another download.
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

/** The path of the browser; `CHROMIUM` names another. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...PLACES].find((path) => path !== undefined && existsSync(path));
}

if (process.argv[1] === import.meta.filename && findChromium() === undefined) install();

function install(): void {
  process.stderr.write('The tests of the pages need Chromium, which is missing: installing it with apt-get.\n');
  try {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', 'chromium');
  } catch {
    process.stderr.write('It cannot be installed. Install Chromium or Chrome, or name it with CHROMIUM=/path/to/it.\n');
    process.exitCode = 2;
  }
}

function aptGet(...args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command[0]!, command.slice(1), { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
