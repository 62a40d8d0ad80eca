/** Saves a match in the store. It checks before the first game that this is possible. */

import type { PairRecord } from '../../arena/tally.ts';
import type { Json } from '../../base/json.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import type { MatchRecord, StoredGame } from '../../store/records.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { pdnOfGame } from '../board/gameFile.ts';

export interface MatchKeeper {
  add(pair: PairRecord): void;
  /** Stores the match with the games that were added; returns its number. */
  save(match: Omit<MatchRecord, 'result'> & { readonly result: unknown }): number;
}

export function openMatchKeeper(): MatchKeeper {
  openStore(storePath()).close();
  const games: StoredGame[] = [];
  return {
    add: (pair) => games.push(...pair.map(storedGame)),
    save: (match) => {
      using store = openStore(storePath());
      return store.addMatch({ ...match, result: match.result as Json }, games);
    },
  };
}

function storedGame(record: PairRecord[number]): StoredGame {
  const pdn = pdnOfGame(record);
  const [black, white] = record.players;
  return { pdn: formatPdn(pdn), result: pdn.result, black, white };
}
