/** An open database that runs built queries at once, and whose errors are sentences. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Compilable } from 'kysely';
import { storeError } from './storeError.ts';

export class Connection {
  readonly path: string;
  readonly #database: DatabaseSync;
  /** What the transaction that is open stores. */
  #task: string | undefined;

  constructor(database: DatabaseSync, path: string) {
    this.#database = database;
    this.path = path;
  }

  /** The rows of a query, each made into a record. */
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

  /** All of the work or nothing. `task` names what it stores, for a sentence if it fails. */
  transaction<Value>(task: string, work: () => Value): Value {
    this.#task = task;
    try {
      this.execute('begin immediate');
      const value = work();
      this.execute('commit');
      return value;
    } catch (error) {
      // SQLite has taken back some failures itself.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    } finally {
      this.#task = undefined;
    }
  }

  execute(text: string): void {
    this.#explain(() => this.#database.exec(text));
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(built: Compilable): { statement: StatementSync; values: SQLInputValue[] } {
    const { sql, parameters } = built.compile();
    return { statement: this.#database.prepare(sql), values: [...parameters] as SQLInputValue[] };
  }

  #explain<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      throw storeError(error, this.path, this.#task);
    }
  }
}
