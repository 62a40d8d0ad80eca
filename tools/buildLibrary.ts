/**
 * Builds what a package holds in place of `src/`, because Node runs no TypeScript in packages:
 *
 *   node tools/buildLibrary.ts [FOLDER]
 *
 * makes JavaScript and declarations of all but the pages, in `lib/` if no other folder is named. `lib/` stands beside
 * `src/` and has the same folders, so that the way to `data/`, `grammars/` and `package.json` is the same from both.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'src');

const folder = resolve(process.argv[2] ?? join(ROOT, 'lib'));
rmSync(folder, { recursive: true, force: true });
const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
execFileSync(compiler, ['-p', join(ROOT, 'tsconfig.library.json'), '--outDir', folder], { stdio: 'inherit' });
// Data and styles that modules read. They stand beside them.
for (const file of globSync('**/*.{json,css}', { cwd: SOURCE, exclude: ['**/tsconfig.json', '**/traces.json'] })) {
  cpSync(join(SOURCE, file), join(folder, file));
}
