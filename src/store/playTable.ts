/** The rows of plays: games between a person and a player. */

import type { Selectable } from 'kysely';
import { InputError } from '../base/inputError.ts';
import type { Connection } from './connection.ts';
import type { NewPlay, OpponentRecord, PlayChange, PlayRecord } from './playRecords.ts';
import type { PlaysTable } from './tables.ts';
import { query } from './tables.ts';

export function insertPlay(connection: Connection, play: NewPlay): PlayRecord {
  const { id, owner, variant, start, opponent, player, side, seed, participant, studyGame } = play;
  const now = new Date().toISOString();
  const given = { id, owner, variant, start, opponent, player, side, seed, participant, studyGame };
  const values = { ...given, version: 0, createdAt: now, updatedAt: now, moves: formatMoves(play.moves) };
  return connection.first(query().insertInto('plays').values(values).returningAll(), toPlay)!;
}

export function findPlay(connection: Connection, id: string): PlayRecord | undefined {
  return connection.first(query().selectFrom('plays').selectAll().where('id', '=', id), toPlay);
}

/** Updates a game of this version to the next. */
export function updatePlay(
  connection: Connection,
  id: string,
  version: number,
  { moves, outcome }: PlayChange,
): PlayRecord {
  const { winner, reason } = outcome ?? { winner: null, reason: null };
  const change = {
    moves: formatMoves(moves),
    winner,
    reason,
    version: version + 1,
    updatedAt: new Date().toISOString(),
  };
  const built = query().updateTable('plays').set(change).where('id', '=', id).where('version', '=', version);
  const changed = connection.first(built.returningAll(), toPlay);
  if (!changed) throw findPlay(connection, id) ? movedOn(id) : unknownPlay(id);
  return changed;
}

/** Gives a game to another owner. */
export function updateOwner(connection: Connection, id: string, owner: string): PlayRecord {
  const handed = connection.first(
    query().updateTable('plays').set({ owner }).where('id', '=', id).returningAll(),
    toPlay,
  );
  if (!handed) throw unknownPlay(id);
  return handed;
}

export function listPlaysOfOwner(connection: Connection, owner: string, limit: number): PlayRecord[] {
  const own = query().selectFrom('plays').selectAll().where('owner', '=', owner).where('participant', 'is', null);
  return connection.all(own.orderBy('updatedAt', 'desc').orderBy('id').limit(limit), toPlay);
}

export function listPlaysOfParticipant(connection: Connection, token: string): PlayRecord[] {
  const built = query().selectFrom('plays').selectAll().where('participant', '=', token).orderBy('studyGame');
  return connection.all(built, toPlay);
}

export function listPlaysOfStudy(connection: Connection, study: number): PlayRecord[] {
  const built = query()
    .selectFrom('plays')
    .innerJoin('participants', 'token', 'participant')
    .selectAll('plays')
    .where('study', '=', study)
    .orderBy('number')
    .orderBy('studyGame');
  return connection.all(built, toPlay);
}

/** Of all people, or of one person outside studies. */
export function countResults(connection: Connection, owner?: string): OpponentRecord[] {
  const all = query()
    .selectFrom('plays')
    .select(['opponent', 'variant'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhereRef('winner', '!=', 'side').as('wins'),
      fn.countAll<number>().filterWhere('winner', 'is', null).as('draws'),
      fn.countAll<number>().filterWhereRef('winner', '=', 'side').as('losses'),
    ])
    .where('reason', 'is not', null)
    .groupBy(['opponent', 'variant'])
    .orderBy('opponent')
    .orderBy('variant');
  const built = owner === undefined ? all : all.where('owner', '=', owner).where('participant', 'is', null);
  return connection.all(built, (row) => ({ ...row }));
}

export function unknownPlay(id: string): InputError {
  return new InputError('play-unknown', `There is no game ${id}. Start a new one.`);
}

function movedOn(id: string): InputError {
  return new InputError('play-moved-on', `Game ${id} has changed meanwhile. Reload it and try again.`);
}

function toPlay({ winner, reason, moves, ...row }: Selectable<PlaysTable>): PlayRecord {
  return { ...row, moves: parseMoves(moves), outcome: reason === null ? null : { winner, reason } };
}

function formatMoves(moves: readonly string[]): string {
  return moves.join(' ');
}

function parseMoves(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
