/** Files of tests share a process: what one of them changes in its environment is changed back for the next. */

import { afterAll } from 'vitest';

const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
