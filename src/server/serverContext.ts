/** What the routes share. */

import type { Store } from '../store/store.ts';
import type { EventStreams } from './eventStream.ts';
import type { GameDesk } from './games/gameDesk.ts';
import type { Thinking } from './thinking/thinking.ts';

export interface ServerContext {
  readonly store: Store;
  readonly streams: EventStreams;
  readonly thinking: Thinking;
  readonly games: GameDesk;
  /** Threads of each run. */
  readonly threads: number;
}
