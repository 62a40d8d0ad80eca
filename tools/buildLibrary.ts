/**
 * Builds the JavaScript that a package contains instead of `src/`, because Node does not run TypeScript in packages:
 *
 *   node tools/buildLibrary.ts [FOLDER]
 *
 * compiles everything but the pages to JavaScript and declarations, in `lib/` or in the given folder. `lib/` is beside
 * `src/` and has the same folders, so that the paths to `data/`, `grammars/` and `package.json` are the same. It also has
 * the colours of the pages, which reports use. An earlier build is deleted.
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
// Data and styles that modules import.
const read = ['**/*.json', 'documents/*.css', 'web/styles/colours.css'];
for (const file of globSync(read, { cwd: SOURCE, exclude: ['**/tsconfig.json', '**/traces.json'] })) {
  cpSync(join(SOURCE, file), join(folder, file));
}

/** Protects a folder that was named by mistake. */
function checkReplaceable(place: string): void {
  if (!existsSync(place) || existsSync(join(place, 'cli', 'main.js')) || readdirSync(place).length === 0) return;
  throw new Error(`${place} contains other files than a library. Name a new or empty folder.`);
}
