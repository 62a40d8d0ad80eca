/**
 * Builds what a package contains in place of `src/`, because Node does not run TypeScript in packages:
 *
 *   node tools/buildLibrary.ts [FOLDER]
 *
 * makes JavaScript and declarations of everything but the pages, in `lib/` unless another folder is named. `lib/` is
 * beside `src/` and has the same folders, so that the paths to `data/`, `grammars/` and `package.json` are the same
 * from both. Of the pages it contains only their colours, which reports share. An earlier build there is deleted.
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

/** Protects a folder that is named by mistake. */
function checkReplaceable(place: string): void {
  if (!existsSync(place) || existsSync(join(place, 'cli', 'main.js')) || readdirSync(place).length === 0) return;
  throw new Error(`${place} contains other files than a library. Name a new or empty folder.`);
}
