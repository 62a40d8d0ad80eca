/**
 * The migrations of the tables, step by step. A database counts its steps in `user_version`. A published step is never
 * changed, only followed by others.
 */

import type { DatabaseSync } from 'node:sqlite';
import type { ColumnDefinitionBuilder as Column, Compilable } from 'kysely';
import { spellModesInStore } from './spellModes.ts';
import { query } from './tables.ts';

/** One step: the statements that change the tables. A step that changes data does so itself. */
type Migration = (database: DatabaseSync) => readonly Compilable[];

export const MIGRATIONS: readonly Migration[] = [
  () => [...runTables(), ...contestTables()],
  () => [...studyTables(), ...playTables(), ...serverTables()],
  () => [strengthTable()],
  (database) => {
    spellModesInStore(database);
    return [];
  },
  () => [wordTable()],
];

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

function studyTables(): Compilable[] {
  const { schema } = query();
  return [
    schema
      .createTable('studies')
      .addColumn('id', 'integer', numbered)
      .addColumn('title', 'text', required)
      .addColumn('variant', 'text', required)
      .addColumn('opponents', 'text', required)
      .addColumn('gamesEach', 'integer', required)
      .addColumn('side', 'text', required)
      .addColumn('question', 'text', required)
      .addColumn('seed', 'integer', required)
      .addColumn('lastNumber', 'integer', required)
      .addColumn('createdAt', 'text', required),
    schema
      .createTable('participants')
      .addColumn('token', 'text', key)
      .addColumn('study', 'integer', (study) => study.notNull().references('studies.id').onDelete('cascade'))
      .addColumn('number', 'integer', required)
      .addColumn('createdAt', 'text', required)
      .addUniqueConstraint('participantNumber', ['study', 'number']),
  ];
}

function playTables(): Compilable[] {
  const { schema } = query();
  return [
    schema
      .createTable('plays')
      .addColumn('id', 'text', key)
      .addColumn('owner', 'text', required)
      .addColumn('variant', 'text', required)
      .addColumn('start', 'text', required)
      .addColumn('opponent', 'text', required)
      .addColumn('player', 'text', required)
      .addColumn('side', 'text', required)
      .addColumn('seed', 'integer', required)
      .addColumn('participant', 'text', (token) => token.references('participants.token').onDelete('cascade'))
      .addColumn('studyGame', 'integer')
      .addColumn('winner', 'text')
      .addColumn('reason', 'text')
      .addColumn('version', 'integer', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .addColumn('moves', 'text', required),
    schema
      .createTable('answers')
      .addColumn('play', 'text', (play) => key(play).references('plays.id').onDelete('cascade'))
      .addColumn('rating', 'integer', required)
      .addColumn('remark', 'text', required)
      .addColumn('createdAt', 'text', required),
    schema.createIndex('playsOfOwner').on('plays').columns(['owner', 'updatedAt']),
    schema.createIndex('playsOfParticipant').unique().on('plays').columns(['participant', 'studyGame']),
    // Contains all columns needed to count the results of the opponents, so that the games need not be read.
    schema.createIndex('playsOfOpponent').on('plays').columns(['opponent', 'variant', 'reason', 'winner', 'side']),
  ];
}

function serverTables(): Compilable[] {
  const { schema } = query();
  return [
    schema
      .createTable('conductors')
      .addColumn('run', 'integer', (run) => ofRun(run).primaryKey())
      .addColumn('part', 'text', required)
      .addColumn('share', 'real', required)
      .addColumn('beatAt', 'integer', required)
      .addColumn('process', 'integer', required)
      .addColumn('isStopWanted', 'integer', required),
    schema.createTable('keys').addColumn('name', 'text', key).addColumn('value', 'text', required),
  ];
}

function strengthTable(): Compilable {
  return query()
    .schema.createTable('strengths')
    .addColumn('run', 'integer', (run) => ofRun(run).notNull())
    .addColumn('generation', 'integer', required)
    .addColumn('elo', 'real', required)
    .addColumn('low', 'real', required)
    .addColumn('high', 'real', required)
    .addColumn('games', 'integer', required)
    .addColumn('opponents', 'text', required)
    .addPrimaryKeyConstraint('strengthKey', ['run', 'generation']);
}

function wordTable(): Compilable {
  return query()
    .schema.createTable('words')
    .addColumn('run', 'integer', (run) => ofRun(run).notNull())
    .addColumn('digest', 'text', required)
    .addColumn('word', 'blob', required)
    .addPrimaryKeyConstraint('wordKey', ['run', 'digest']);
}

/** A used number is not reused: `run:12` never becomes another player. */
function numbered(column: Column): Column {
  return column.primaryKey().autoIncrement();
}

/** SQLite would allow null in a text key. */
function key(column: Column): Column {
  return column.primaryKey().notNull();
}

function required(column: Column): Column {
  return column.notNull();
}

/** Rows of a run are deleted with it. */
function ofRun(column: Column): Column {
  return column.references('runs.id').onDelete('cascade');
}
