/** The pages that are generated from the code are up to date. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFERENCES } from '../tools/references.ts';
import { ROOT } from './runCli.ts';

test.each(Object.entries(REFERENCES))(
  'docs/%s is what the code says; if not, run "npm run docs"',
  async (name, make) => {
    expect(readFileSync(`${ROOT}docs/${name}`, 'utf8')).toBe(await make());
  },
);
