/** The rows of generations, and the state from which a run continues. */

import type { Json } from '../base/json.ts';
import type { Connection } from './connection.ts';
import type { GenerationRecord, IndividualRecord } from './records.ts';
import { query } from './tables.ts';
import { packOfRun, unpackOfRun } from './wordTable.ts';

export function insertGeneration(
  connection: Connection,
  run: number,
  record: GenerationRecord,
  members: readonly IndividualRecord[],
): void {
  const { number, statistics, best } = record;
  const packed = { record: packOfRun(connection, run, record), members: packOfRun(connection, run, members) };
  connection.change(
    query()
      .insertInto('generations')
      .values({ run, number, fitness: statistics.best, text: best.text, ...packed }),
  );
}

/** The generations of a run with a number greater than `after`. */
export function listGenerations(connection: Connection, run: number, after: number): GenerationRecord[] {
  const built = query().selectFrom('generations').select('record').where('run', '=', run).where('number', '>', after);
  return connection.all(
    built.orderBy('number'),
    ({ record }) => unpackOfRun(connection, run, record) as GenerationRecord,
  );
}

export function findGeneration(connection: Connection, run: number, number: number): GenerationRecord | undefined {
  const built = query().selectFrom('generations').select('record').where('run', '=', run).where('number', '=', number);
  return connection.first(built, ({ record }) => unpackOfRun(connection, run, record) as GenerationRecord);
}

export function findMembers(connection: Connection, run: number, number: number): IndividualRecord[] | undefined {
  const built = query().selectFrom('generations').select('members').where('run', '=', run).where('number', '=', number);
  return connection.first(built, ({ members }) => unpackOfRun(connection, run, members) as IndividualRecord[]);
}

/** Stores a state in place of the last one. */
export function replaceState(connection: Connection, run: number, value: Json): void {
  const state = packOfRun(connection, run, value);
  connection.change(
    query()
      .insertInto('states')
      .values({ run, state })
      .onConflict((conflict) => conflict.column('run').doUpdateSet({ state })),
  );
}

export function findState(connection: Connection, run: number): Json | undefined {
  const built = query().selectFrom('states').select('state').where('run', '=', run);
  return connection.first(built, ({ state }) => unpackOfRun(connection, run, state) as Json);
}
