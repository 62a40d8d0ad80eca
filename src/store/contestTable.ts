/** The rows of champions, tests, matches and games. */

import type { Json } from '../base/json.ts';
import type { Connection } from './connection.ts';
import { packJson, unpackJson } from './packedJson.ts';
import type { ChampionRecord, MatchRecord, StoredGame, StoredMatch, StoredTest, TestRecord } from './records.ts';
import { query } from './tables.ts';

export function insertChampion(connection: Connection, run: number, champion: ChampionRecord): void {
  const values = { run, text: champion.individual.text, record: packJson(champion) };
  connection.change(query().insertInto('champions').values(values));
}

export function findChampion(connection: Connection, run: number): ChampionRecord | undefined {
  const built = query().selectFrom('champions').select('record').where('run', '=', run);
  return connection.first(built, ({ record }) => unpackJson(record) as ChampionRecord);
}

export function insertTest(connection: Connection, { run, player, variant, protocol, result }: TestRecord): number {
  const values = {
    run,
    player,
    variant,
    protocol,
    result: JSON.stringify(result),
    createdAt: new Date().toISOString(),
  };
  return connection.change(query().insertInto('tests').values(values));
}

/** Selects tests. */
export interface TestFilter {
  readonly run?: number | undefined;
}

export function listTests(connection: Connection, { run }: TestFilter): StoredTest[] {
  let built = query().selectFrom('tests').selectAll().orderBy('id');
  if (run !== undefined) built = built.where('run', '=', run);
  return connection.all(built, (row) => ({ ...row, result: JSON.parse(row.result) as Json }));
}

export function insertMatch(connection: Connection, match: MatchRecord): number {
  const { variant, seed, openings } = match;
  const [players, result] = [JSON.stringify(match.players), JSON.stringify(match.result)];
  const createdAt = new Date().toISOString();
  return connection.change(
    query().insertInto('matches').values({ variant, players, seed, openings, result, createdAt }),
  );
}

export function listMatches(connection: Connection): StoredMatch[] {
  return connection.all(query().selectFrom('matches').selectAll().orderBy('id'), (row) => ({
    ...row,
    players: JSON.parse(row.players) as string[],
    result: JSON.parse(row.result) as Json,
  }));
}

/** Games belong to a run or to a match. */
export type GameOwner = { readonly run: number } | { readonly match: number };

export function insertGames(connection: Connection, owner: GameOwner, games: readonly StoredGame[]): void {
  for (const { pdn, result, black, white } of games) {
    connection.change(
      query()
        .insertInto('games')
        .values({ ...owner, pdn, result, black, white }),
    );
  }
}

export function listGames(connection: Connection, owner: GameOwner): StoredGame[] {
  const built = query().selectFrom('games').select(['pdn', 'result', 'black', 'white']).orderBy('id');
  return connection.all(
    'run' in owner ? built.where('run', '=', owner.run) : built.where('match', '=', owner.match),
    (row) => ({ ...row }),
  );
}
