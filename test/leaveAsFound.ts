/** Test files share a process, so changes to its environment are undone after each file. */

import { afterAll } from 'vitest';

const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
