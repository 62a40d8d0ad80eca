/** The rows of runs. */

import type { Selectable } from 'kysely';
import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import type { Connection } from './connection.ts';
import type { ListedRun, NewRun, RunRecord, RunStatus } from './records.ts';
import type { RunsTable } from './tables.ts';
import { CHAMPION } from './strengthTable.ts';
import { query } from './tables.ts';

/**
 * By id the oldest is first, by name as in a dictionary, by anything else the greatest or latest. There is no order by
 * fitness, which does not compare between runs.
 */
export type RunOrder = 'id' | 'name' | 'strength' | 'generation' | 'updated';
export const RUN_ORDERS: readonly RunOrder[] = ['id', 'name', 'strength', 'generation', 'updated'];

/** Selects and orders runs. */
export interface RunFilter {
  readonly variant?: string | undefined;
  /** Part of its name. */
  readonly name?: string | undefined;
  readonly status?: RunStatus | undefined;
  readonly sort?: RunOrder | undefined;
  readonly limit?: number | undefined;
}

const MOST_NAMED = 10;

export function insertRun(connection: Connection, run: NewRun, status: RunStatus): number {
  const { name, variant, seed, version, generations } = run;
  const now = new Date().toISOString();
  const values = { name, variant, seed, version, generations, experiment: JSON.stringify(run.experiment), status };
  return connection.change(
    query()
      .insertInto('runs')
      .values({ ...values, generation: -1, createdAt: now, updatedAt: now }),
  );
}

/** Updates the progress of a run. */
export function updateRun(
  connection: Connection,
  id: number,
  change: { readonly status?: RunStatus; readonly generation?: number },
): void {
  const updatedAt = new Date().toISOString();
  connection.change(
    query()
      .updateTable('runs')
      .set({ ...change, updatedAt })
      .where('id', '=', id),
  );
}

export function findRun(connection: Connection, id: number): RunRecord {
  const run = connection.first(query().selectFrom('runs').selectAll().where('id', '=', id), toRun);
  if (!run) throw unknownRun(connection, id);
  return run;
}

export function listRuns(connection: Connection, filter: RunFilter): ListedRun[] {
  const { variant, name, status, sort = 'id', limit } = filter;
  let built = query()
    .selectFrom('runs')
    .leftJoin('generations', (join) =>
      join.onRef('generations.run', '=', 'runs.id').onRef('generations.number', '=', 'runs.generation'),
    )
    .leftJoin('champions', 'champions.run', 'runs.id')
    .leftJoin('strengths as crowned', (join) =>
      join.onRef('crowned.run', '=', 'runs.id').on('crowned.generation', '=', CHAMPION),
    )
    .leftJoin('strengths as latest', (join) =>
      join.onRef('latest.run', '=', 'runs.id').onRef('latest.generation', '=', 'runs.generation'),
    )
    .selectAll('runs')
    .select((row) => ['generations.fitness', row.fn.coalesce('champions.text', 'generations.text').as('text')]);
  if (variant !== undefined) built = built.where('runs.variant', '=', variant);
  if (status !== undefined) built = built.where('status', '=', status);
  if (name !== undefined) {
    built = built.where((row) =>
      row(row.fn('instr', [row.fn('lower', ['name']), row.val(name.toLowerCase())]), '>', 0),
    );
  }
  if (sort === 'name') built = built.orderBy('name', (order) => order.collate('nocase'));
  if (sort === 'strength') built = built.orderBy((row) => row.fn.coalesce('crowned.elo', 'latest.elo'), 'desc');
  if (sort === 'generation') built = built.orderBy('runs.generation', 'desc');
  if (sort === 'updated') built = built.orderBy('updatedAt', 'desc');
  built = built.orderBy('id');
  if (limit !== undefined) built = built.limit(limit);
  return connection.all(built, ({ fitness, text, ...row }) => ({ ...toRun(row), fitness, text }));
}

export function removeRun(connection: Connection, id: number): void {
  findRun(connection, id);
  connection.change(query().deleteFrom('runs').where('id', '=', id));
}

function toRun(row: Selectable<RunsTable>): RunRecord {
  return { ...row, experiment: JSON.parse(row.experiment) as Json };
}

function unknownRun(connection: Connection, id: number): InputError {
  const ids = connection.all(query().selectFrom('runs').select('id').orderBy('id', 'desc'), (row) => row.id);
  const others = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} older ones` : '';
  const known = ids.length === 0 ? 'None is stored yet' : `Stored are ${ids.slice(0, MOST_NAMED).join(', ')}${others}`;
  return new InputError('run-unknown', `There is no run ${id} in ${connection.path}. ${known}.`);
}
