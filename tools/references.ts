/**
 * Writes the pages of `docs/` that are generated from the code:
 *
 *   npm run docs
 *
 * A test fails if one of them is out of date.
 */

import { writeFileSync } from 'node:fs';
import { apiReference } from './apiReference.ts';
import { commandReference } from './commandReference.ts';
import { experimentReference } from './experimentReference.ts';
import { ladderReference } from './ladderReference.ts';
import { libraryReference } from './libraryReference.ts';

/** The pages by name, and the functions that make them. */
export const REFERENCES: Readonly<Record<string, () => Promise<string>>> = {
  'commands.md': commandReference,
  'library.md': libraryReference,
  'api.md': apiReference,
  'experiments.md': experimentReference,
  'ladder.md': ladderReference,
};

if (process.argv[1] === import.meta.filename) {
  for (const [name, make] of Object.entries(REFERENCES)) {
    writeFileSync(new URL(`../docs/${name}`, import.meta.url), await make());
  }
}
