/** An open database that runs queries immediately, and whose errors are sentences. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Compilable } from 'kysely';
import { storeError } from './storeError.ts';

/** More than all methods together use; only lists with many combinations of filters could exceed it. */
const MOST_STATEMENTS = 200;

export class Connection {
  readonly path: string;
  readonly #database: DatabaseSync;
  /** Prepared once, by their text. */
  readonly #statements = new Map<string, StatementSync>();
  /** What the open transaction stores. */
  #task: string | undefined;

  constructor(database: DatabaseSync, path: string, busyMs?: number) {
    this.#database = database;
    this.path = path;
    if (busyMs !== undefined) database.exec(`pragma busy_timeout = ${busyMs}`);
  }

  /** The rows of a query, each converted to a record. */
  all<Row, Value>(built: Compilable<Row>, toRecord: (row: Row) => Value): Value[] {
    return this.#explain(() => {
      const { statement, values } = this.#prepare(built);
      return statement.all(...values).map((row) => toRecord(row as Row));
    });
  }

  /** The first row of a query, if it has one. */
  first<Row, Value>(built: Compilable<Row>, toRecord: (row: Row) => Value): Value | undefined {
    return this.#explain(() => {
      const { statement, values } = this.#prepare(built);
      const row = statement.get(...values);
      return row && toRecord(row as Row);
    });
  }

  /** Changes rows; returns the number of the row that was inserted last. */
  change(built: Compilable): number {
    return this.#explain(() => {
      const { statement, values } = this.#prepare(built);
      return Number(statement.run(...values).lastInsertRowid);
    });
  }

  /**
   * Stores all of the work or nothing. `task` names what it stores, for the message if it fails. A nested transaction
   * is part of the outer one.
   */
  transaction<Value>(task: string, work: () => Value): Value {
    if (this.#database.isTransaction) return work();
    this.#task = task;
    try {
      this.execute('begin immediate');
      const value = work();
      this.execute('commit');
      return value;
    } catch (error) {
      // SQLite has already rolled back some failures itself.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    } finally {
      this.#task = undefined;
    }
  }

  /**
   * Work that only a power cut may undo: it is not flushed to the disk immediately, which would take longer than
   * everything else.
   */
  withoutFlush<Value>(work: () => Value): Value {
    this.execute('pragma synchronous = normal');
    try {
      return work();
    } finally {
      this.execute('pragma synchronous = full');
    }
  }

  /** Changes if another connection has changed the file meanwhile. */
  dataVersion(): number {
    return this.#explain(() => this.#statement('pragma data_version').get()!['data_version'] as number);
  }

  execute(text: string): void {
    this.#explain(() => this.#database.exec(text));
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(built: Compilable): { statement: StatementSync; values: SQLInputValue[] } {
    const { sql, parameters } = built.compile();
    return { statement: this.#statement(sql), values: [...parameters] as SQLInputValue[] };
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size === MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  #explain<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      throw storeError(error, this.path, this.#task);
    }
  }
}
