/**
 * How the tables came about, step by step. A database counts in `user_version` the steps it has taken; a step that was
 * published is never changed, only followed by others.
 */

import type { ColumnDefinitionBuilder as Column, Compilable } from 'kysely';
import { query } from './tables.ts';

/** One step: the statements that change the tables. */
type Migration = () => readonly Compilable[];

export const MIGRATIONS: readonly Migration[] = [() => [...runTables(), ...contestTables()]];

function runTables(): Compilable[] {
  const { schema } = query();
  return [
    schema
      .createTable('runs')
      .addColumn('id', 'integer', numbered)
      .addColumn('name', 'text', required)
      .addColumn('variant', 'text', required)
      .addColumn('seed', 'integer', required)
      .addColumn('version', 'text', required)
      .addColumn('generations', 'integer', required)
      .addColumn('experiment', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('generation', 'integer', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required),
    schema
      .createTable('states')
      .addColumn('run', 'integer', (run) => ofRun(run).primaryKey())
      .addColumn('state', 'blob', required),
    schema
      .createTable('generations')
      .addColumn('run', 'integer', (run) => ofRun(run).notNull())
      .addColumn('number', 'integer', required)
      .addColumn('fitness', 'real', required)
      .addColumn('text', 'text')
      .addColumn('record', 'blob', required)
      .addColumn('members', 'blob', required)
      .addPrimaryKeyConstraint('generationKey', ['run', 'number']),
    schema
      .createTable('champions')
      .addColumn('run', 'integer', (run) => ofRun(run).primaryKey())
      .addColumn('text', 'text')
      .addColumn('record', 'blob', required),
  ];
}

function contestTables(): Compilable[] {
  const { schema } = query();
  return [
    schema
      .createTable('tests')
      .addColumn('id', 'integer', numbered)
      .addColumn('run', 'integer', ofRun)
      .addColumn('player', 'text', required)
      .addColumn('variant', 'text', required)
      .addColumn('protocol', 'text', required)
      .addColumn('result', 'text', required)
      .addColumn('createdAt', 'text', required),
    schema
      .createTable('matches')
      .addColumn('id', 'integer', numbered)
      .addColumn('variant', 'text', required)
      .addColumn('players', 'text', required)
      .addColumn('seed', 'integer', required)
      .addColumn('openings', 'text', required)
      .addColumn('result', 'text', required)
      .addColumn('createdAt', 'text', required),
    schema
      .createTable('games')
      .addColumn('id', 'integer', numbered)
      .addColumn('run', 'integer', ofRun)
      .addColumn('match', 'integer', (match) => match.references('matches.id').onDelete('cascade'))
      .addColumn('pdn', 'text', required)
      .addColumn('result', 'text', required)
      .addColumn('black', 'text', required)
      .addColumn('white', 'text', required),
    schema.createIndex('testsOfRun').on('tests').column('run'),
    schema.createIndex('gamesOfRun').on('games').column('run'),
    schema.createIndex('gamesOfMatch').on('games').column('match'),
  ];
}

/** A number that was given away is not given again: `run:12` never becomes another player. */
function numbered(column: Column): Column {
  return column.primaryKey().autoIncrement();
}

function required(column: Column): Column {
  return column.notNull();
}

/** What belongs to a run goes with it. */
function ofRun(column: Column): Column {
  return column.references('runs.id').onDelete('cascade');
}
