/** The documents promise programs and what they print; here they are run. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './runCli.ts';

test.each(['docs/grammatical-evolution.md'])('the program of %s prints what the page says', async (page) => {
  const text = await readFile(`${ROOT}${page}`, 'utf8');
  const [program] = /(?<=```js\n)[^]*?(?=```)/.exec(text)!;
  const [printed] = /(?<=It prints\n\n```\n)[^]*?(?=```)/.exec(text)!;
  const folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  try {
    const file = join(folder, 'program.mjs');
    await writeFile(file, program.replaceAll("'./src/", `'${ROOT}src/`));
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout).toBe(printed);
  } finally {
    await rm(folder, { recursive: true });
  }
});
