import { expect, test, vi } from 'vitest';
import { storeOption, storePath, useStore } from './storePath.ts';

test('only a store named on the command line is repeated, quoted for a shell', () => {
  vi.stubEnv('EVODRAUGHTS_STORE', 'other.sqlite');
  expect([storePath(), storeOption()]).toEqual(['other.sqlite', '']);
  useStore('./my-runs.sqlite');
  expect([storePath(), storeOption()]).toEqual(['./my-runs.sqlite', ' --store ./my-runs.sqlite']);
  useStore("Anne's runs.sqlite");
  expect(storeOption()).toBe(String.raw` --store 'Anne'\''s runs.sqlite'`);
  useStore(undefined);
  expect(storeOption()).toBe('');
  vi.unstubAllEnvs();
});
