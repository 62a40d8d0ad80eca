/** The rows of studies, of their participants and of the answers to their question. */

import type { Selectable } from 'kysely';
import { InputError } from '../base/inputError.ts';
import type { Connection } from './connection.ts';
import type { AnswerRecord, NewStudy, ParticipantRecord, StudyOpponent, StudyRecord } from './playRecords.ts';
import { findPlay, unknownPlay } from './playTable.ts';
import type { StudiesTable } from './tables.ts';
import { query } from './tables.ts';

/** All columns but the one that only numbers participants. */
const COLUMNS = ['id', 'title', 'variant', 'opponents', 'gamesEach', 'side', 'question', 'seed', 'createdAt'] as const;

export function insertStudy(connection: Connection, study: NewStudy): number {
  const { title, variant, gamesEach, side, question, seed } = study;
  const given = { title, variant, opponents: JSON.stringify(study.opponents), gamesEach, side, question, seed };
  const values = { ...given, lastNumber: 0, createdAt: new Date().toISOString() };
  return connection.change(query().insertInto('studies').values(values));
}

export function findStudy(connection: Connection, id: number): StudyRecord {
  const study = connection.first(query().selectFrom('studies').select(COLUMNS).where('id', '=', id), toStudy);
  if (!study) throw unknownStudy(connection, id);
  return study;
}

export function listStudies(connection: Connection): StudyRecord[] {
  return connection.all(query().selectFrom('studies').select(COLUMNS).orderBy('id'), toStudy);
}

export function removeStudy(connection: Connection, id: number): void {
  findStudy(connection, id);
  connection.change(query().deleteFrom('studies').where('id', '=', id));
}

export function insertParticipants(
  connection: Connection,
  study: number,
  tokens: readonly string[],
): ParticipantRecord[] {
  return tokens.map((token) => {
    const values = { token, study, number: nextNumber(connection, study), createdAt: new Date().toISOString() };
    connection.change(query().insertInto('participants').values(values));
    return values;
  });
}

export function findParticipant(connection: Connection, token: string): ParticipantRecord | undefined {
  const built = query().selectFrom('participants').selectAll().where('token', '=', token);
  return connection.first(built, (row) => ({ ...row }));
}

export function listParticipants(connection: Connection, study: number): ParticipantRecord[] {
  const built = query().selectFrom('participants').selectAll().where('study', '=', study).orderBy('number');
  return connection.all(built, (row) => ({ ...row }));
}

export function deleteParticipant(connection: Connection, token: string): void {
  connection.change(query().deleteFrom('participants').where('token', '=', token));
}

/** Stores an answer in place of the last one. */
export function replaceAnswer(connection: Connection, play: string, rating: number, remark: string): void {
  if (!findPlay(connection, play)) throw unknownPlay(play);
  const said = { rating, remark, createdAt: new Date().toISOString() };
  connection.change(
    query()
      .insertInto('answers')
      .values({ play, ...said })
      .onConflict((conflict) => conflict.column('play').doUpdateSet(said)),
  );
}

/** Whose answers. */
type AnswerOwner = { readonly study: number } | { readonly token: string };

export function listAnswers(connection: Connection, owner: AnswerOwner): AnswerRecord[] {
  const built = query()
    .selectFrom('answers')
    .innerJoin('plays', 'plays.id', 'play')
    .innerJoin('participants', 'token', 'participant')
    .selectAll('answers')
    .orderBy('number')
    .orderBy('studyGame');
  return connection.all(
    'study' in owner ? built.where('study', '=', owner.study) : built.where('token', '=', owner.token),
    (row) => ({ ...row }),
  );
}

/** Takes the next number of a study's participants. */
function nextNumber(connection: Connection, study: number): number {
  const built = query()
    .updateTable('studies')
    .set(({ eb }) => ({ lastNumber: eb('lastNumber', '+', 1) }))
    .where('id', '=', study)
    .returning('lastNumber');
  const number = connection.first(built, ({ lastNumber }) => lastNumber);
  if (number === undefined) throw unknownStudy(connection, study);
  return number;
}

function toStudy(row: Pick<Selectable<StudiesTable>, (typeof COLUMNS)[number]>): StudyRecord {
  return { ...row, opponents: JSON.parse(row.opponents) as StudyOpponent[] };
}

function unknownStudy(connection: Connection, id: number): InputError {
  return new InputError('study-unknown', `There is no study ${id} in ${connection.path}.`);
}
