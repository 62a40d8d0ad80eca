/** The rows of strengths: of the best of generations, and of champions. */

import type { Selectable } from 'kysely';
import type { Connection } from './connection.ts';
import type { ListedStrength, MeasuringOpponent, StrengthRecord } from './records.ts';
import type { StrengthsTable } from './tables.ts';
import { query } from './tables.ts';

/** Stored in place of the generation. */
export const CHAMPION = -1;

/** Stores a measurement in place of an earlier one. */
export function replaceStrength(connection: Connection, run: number, strength: StrengthRecord): void {
  const { generation, elo, low, high, games } = strength;
  const values = { elo, low, high, games, opponents: JSON.stringify(strength.opponents) };
  connection.change(
    query()
      .insertInto('strengths')
      .values({ run, generation: generation ?? CHAMPION, ...values })
      .onConflict((conflict) => conflict.columns(['run', 'generation']).doUpdateSet(values)),
  );
}

export function listStrengths(connection: Connection, run: number): StrengthRecord[] {
  const built = query()
    .selectFrom('strengths')
    .select(['generation', 'elo', 'low', 'high', 'games', 'opponents'])
    .where('run', '=', run)
    .orderBy('generation');
  return championLast(
    connection.all(built, ({ opponents, ...row }) => ({
      ...generationOf(row),
      opponents: JSON.parse(opponents) as MeasuringOpponent[],
    })),
  );
}

/** The strengths of all runs, without the opponents. */
export function listAllStrengths(connection: Connection): ListedStrength[] {
  const built = query()
    .selectFrom('strengths')
    .select(['run', 'generation', 'elo', 'low', 'high', 'games'])
    .orderBy('run')
    .orderBy('generation');
  return championLast(connection.all(built, generationOf));
}

function generationOf<Row extends Pick<Selectable<StrengthsTable>, 'generation'>>(
  row: Row,
): Omit<Row, 'generation'> & { readonly generation: number | null } {
  return { ...row, generation: row.generation === CHAMPION ? null : row.generation };
}

function championLast<Row extends Pick<StrengthRecord, 'generation'>>(rows: readonly Row[]): Row[] {
  const isOfChampion = ({ generation }: Row): boolean => generation === null;
  return [...rows.filter((row) => !isOfChampion(row)), ...rows.filter(isOfChampion)];
}
