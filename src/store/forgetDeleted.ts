/**
 * Removes everything that people withdrew from the file. `secure_delete` overwrites deleted rows, but if SQLite has
 * moved a row to another page before, a copy may remain in the unused part of the old one. So all pages of the tables
 * about people are released, which overwrites them, and their rows are written again. Finally the log, which contains
 * the old pages too, is emptied. If another process is reading, that happens the next time, or when the last process
 * closes the file.
 */

import type { Connection } from './connection.ts';

const TABLES = ['studies', 'participants', 'plays', 'answers'];

export function forgetDeleted(connection: Connection): void {
  // While rows refer to each other, SQLite empties a table row by row and keeps its pages.
  connection.execute('pragma foreign_keys = off; pragma temp_store = memory');
  try {
    connection.transaction('The tidied file', () => {
      for (const table of TABLES) rewrite(connection, table);
    });
  } finally {
    connection.execute('pragma foreign_keys = on');
  }
  connection.execute('pragma wal_checkpoint(truncate)');
}

function rewrite(connection: Connection, table: string): void {
  connection.execute(`create temp table kept as select * from ${table}`);
  connection.execute(`delete from ${table}`);
  connection.execute(`insert into ${table} select * from kept`);
  connection.execute('drop table temp.kept');
}
