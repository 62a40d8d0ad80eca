/** Helpers for tests of games on the server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameDesk } from '../src/server/games/gameDesk.ts';
import { Thinking } from '../src/server/thinking/thinking.ts';
import type { PlayRecord } from '../src/store/playRecords.ts';
import type { Store } from '../src/store/store.ts';
import { openStore } from '../src/store/store.ts';

export interface TestDesk {
  readonly store: Store;
  desk: GameDesk;
  /** Replaces the desk by a new one on the same store, with other threads. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A desk with real threads, and a store in a separate folder that is deleted on closing. */
export function openDesk(threads = 2): TestDesk {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const store = openStore(join(folder, 'store.sqlite'));
  let thinking = new Thinking({ threads });
  const close = async (): Promise<void> => {
    await thinking.close();
    store.close();
    rmSync(folder, { recursive: true });
  };
  const restart = async (): Promise<void> => {
    await thinking.close();
    thinking = new Thinking({ threads });
    opened.desk = new GameDesk(store, thinking);
  };
  const opened: TestDesk = { store, desk: new GameDesk(store, thinking), restart, close };
  return opened;
}

/** The game after the opponent has stopped thinking about it. */
export async function settled(desk: GameDesk, { id }: PlayRecord): Promise<PlayRecord> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (!desk.view(desk.find(id), '').isThinking) resolve();
  };
  const leave = desk.listen(id, look);
  look();
  await promise;
  leave();
  return desk.find(id);
}
