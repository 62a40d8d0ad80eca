/** Test files share a process, so changes to its environment and its clock are undone after each file. */

import { afterAll, vi } from 'vitest';

const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // A clock that stands still would let a later file wait for ever.
  vi.useRealTimers();
});
