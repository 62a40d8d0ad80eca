import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { openDatabase } from './openDatabase.ts';
import { Store, openStore } from './store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a key is created once and kept, and another name gives another key', () => {
  let count = 0;
  const make = (): string => `secret ${++count}`;
  {
    using store = openStore(file);
    expect([store.key('cookies', make), store.key('cookies', make)]).toEqual(['secret 1', 'secret 1']);
    expect(store.key('tokens', make)).toBe('secret 2');
  }
  using again = openStore(file);
  expect([again.key('tokens', make), again.key('cookies', make)]).toEqual(['secret 2', 'secret 1']);
});

test('a key that cannot be created is created the next time', () => {
  using store = openStore(file);
  const fail = (): string => {
    throw new RangeError('no more secrets');
  };
  expect(() => store.key('cookies', fail)).toThrow('no more secrets');
  expect(store.key('cookies', () => 'secret')).toBe('secret');
});

test('two processes that create a key at the same time get the same', () => {
  using other = openStore(file);
  /** Simulates that another process was faster, whenever it is about to store something. */
  class LateConnection extends Connection {
    override transaction<Value>(task: string, work: () => Value): Value {
      other.key('cookies', () => 'first');
      return super.transaction(task, work);
    }
  }
  using late = new Store(new LateConnection(openDatabase(file, false), file));
  expect(late.key('cookies', () => 'second')).toBe('first');
  expect(other.key('cookies', () => 'third')).toBe('first');
});
