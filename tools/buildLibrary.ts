/**
 * Builds what a package holds in place of `src/`, because Node runs no TypeScript in packages:
 *
 *   node tools/buildLibrary.ts [FOLDER]
 *
 * makes JavaScript and declarations of all but the pages, in `lib/` if no other folder is named. `lib/` stands beside
 * `src/` and has the same folders, so that the way to `data/`, `grammars/` and `package.json` is the same from both. Of
 * the pages it has their colours, which reports share. What was built there before is deleted.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'src');

const folder = resolve(process.argv[2] ?? join(ROOT, 'lib'));
checkReplaceable(folder);
rmSync(folder, { recursive: true, force: true });
const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
execFileSync(compiler, ['-p', join(ROOT, 'tsconfig.library.json'), '--outDir', folder], { stdio: 'inherit' });
// Data and styles that modules read.
const read = ['**/*.json', 'documents/*.css', 'web/styles/colours.css'];
for (const file of globSync(read, { cwd: SOURCE, exclude: ['**/tsconfig.json', '**/traces.json'] })) {
  cpSync(join(SOURCE, file), join(folder, file));
}

/** So that nobody loses a folder that is named by mistake. */
function checkReplaceable(place: string): void {
  if (!existsSync(place) || existsSync(join(place, 'cli', 'main.js')) || readdirSync(place).length === 0) return;
  throw new Error(`${place} has other things in it than a library. Name a folder that is new or empty.`);
}
