/** The rows of conductors: the processes that run evolution, each with a heartbeat. */

import type { Selectable } from 'kysely';
import type { Connection } from './connection.ts';
import type { ConductorRecord, RunPart } from './playRecords.ts';
import { findRun } from './runTable.ts';
import type { ConductorsTable } from './tables.ts';
import { query } from './tables.ts';

/** Records a heartbeat in place of the last one. A request to stop stays; returns whether there is one. */
export function replaceConductor(connection: Connection, run: number, part: RunPart, share: number): boolean {
  findRun(connection, run);
  const sign = { part, share, beatAt: Date.now(), process: process.pid };
  const built = query()
    .insertInto('conductors')
    .values({ run, ...sign, isStopWanted: 0 })
    .onConflict((conflict) => conflict.column('run').doUpdateSet(sign))
    .returningAll();
  return connection.first(built, toConductor)!.isStopWanted;
}

export function findConductor(connection: Connection, run: number): ConductorRecord | undefined {
  return connection.first(query().selectFrom('conductors').selectAll().where('run', '=', run), toConductor);
}

export function listConductors(connection: Connection): ConductorRecord[] {
  return connection.all(query().selectFrom('conductors').selectAll().orderBy('run'), toConductor);
}

export function askToStop(connection: Connection, run: number): void {
  connection.change(query().updateTable('conductors').set({ isStopWanted: 1 }).where('run', '=', run));
}

export function removeConductor(connection: Connection, run: number): void {
  connection.change(query().deleteFrom('conductors').where('run', '=', run));
}

function toConductor(row: Selectable<ConductorsTable>): ConductorRecord {
  return { ...row, isStopWanted: row.isStopWanted === 1 };
}
