import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeExample } from '../../../test/exampleRuns.ts';
import { openStore } from '../../store/store.ts';
import { TASKS } from './reportTasks.ts';

test('a report is cached until another is requested or the store changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('EVODRAUGHTS_STORE', join(folder, 'store.sqlite'));
  using store = openStore(join(folder, 'store.sqlite'));
  storeExample(store);
  storeExample(store);
  const ask = (...runs: readonly number[]) => TASKS.report({ runs, hasPeople: true });
  const first = ask(1);
  expect(ask(1)).toBe(first);
  expect(ask(1, 2)).not.toBe(first);
  const again = ask(1);
  storeExample(store);
  expect(ask(1)).not.toBe(again);
});
