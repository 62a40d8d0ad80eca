/**
 * The tables, and the builder of queries on them. Queries are built with types and run synchronously by `Connection`,
 * so that transactions are short and cannot interleave.
 */

import { createRequire } from 'node:module';
import type * as KyselyModule from 'kysely';
import type { Generated, Kysely } from 'kysely';
import type { PlaySide, RunPart } from './playRecords.ts';
import type { RunStatus } from './records.ts';

interface Tables {
  readonly runs: RunsTable;
  readonly states: StatesTable;
  readonly generations: GenerationsTable;
  readonly words: WordsTable;
  readonly champions: ChampionsTable;
  readonly strengths: StrengthsTable;
  readonly tests: TestsTable;
  readonly matches: MatchesTable;
  readonly games: GamesTable;
  readonly plays: PlaysTable;
  readonly studies: StudiesTable;
  readonly participants: ParticipantsTable;
  readonly answers: AnswersTable;
  readonly conductors: ConductorsTable;
  readonly keys: KeysTable;
}

/** Deflated JSON. In the tables of a run, references stand for long words. */
type Packed = Uint8Array;

export interface RunsTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly variant: string;
  readonly seed: number;
  readonly version: string;
  readonly generations: number;
  readonly experiment: string;
  readonly status: RunStatus;
  readonly generation: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The state of an evolver after the last stored generation: what a run needs to continue. */
interface StatesTable {
  readonly run: number;
  readonly state: Packed;
}

/** Beside the whole record are the columns that lists need. */
interface GenerationsTable {
  readonly run: number;
  readonly number: number;
  readonly fitness: number;
  readonly text: string | null;
  readonly record: Packed;
  /** The last column, so that SQLite need not read past it for the others. */
  readonly members: Packed;
}

/** Long words of the JSON of a run, deflated; see `wordTable.ts`. */
interface WordsTable {
  readonly run: number;
  readonly digest: string;
  readonly word: Uint8Array;
}

interface ChampionsTable {
  readonly run: number;
  readonly text: string | null;
  readonly record: Packed;
}

/** How strong the best of a generation is; the champion has the generation -1, since a key cannot be null. */
export interface StrengthsTable {
  readonly run: number;
  readonly generation: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** JSON. */
  readonly opponents: string;
}

interface TestsTable {
  readonly id: Generated<number>;
  readonly run: number | null;
  readonly player: string;
  readonly variant: string;
  readonly protocol: string;
  readonly result: string;
  readonly createdAt: string;
}

interface MatchesTable {
  readonly id: Generated<number>;
  readonly variant: string;
  readonly players: string;
  readonly seed: number;
  readonly openings: string;
  readonly result: string;
  readonly createdAt: string;
}

interface GamesTable {
  readonly id: Generated<number>;
  readonly run: number | null;
  readonly match: number | null;
  readonly pdn: string;
  readonly result: string;
  readonly black: string;
  readonly white: string;
}

/** Games of people. A game with a reason for its outcome is over. */
export interface PlaysTable {
  readonly id: string;
  readonly owner: string;
  readonly variant: string;
  readonly start: string;
  readonly opponent: string;
  readonly player: string;
  readonly side: PlaySide;
  readonly seed: number;
  readonly participant: string | null;
  readonly studyGame: number | null;
  readonly winner: PlaySide | null;
  readonly reason: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Separated by spaces. */
  readonly moves: string;
}

export interface StudiesTable {
  readonly id: Generated<number>;
  readonly title: string;
  readonly variant: string;
  readonly opponents: string;
  readonly gamesEach: number;
  readonly side: PlaySide | 'alternate';
  readonly question: string;
  readonly seed: number;
  /** The last number given to a participant. */
  readonly lastNumber: number;
  readonly createdAt: string;
}

interface ParticipantsTable {
  readonly token: string;
  readonly study: number;
  readonly number: number;
  readonly createdAt: string;
}

interface AnswersTable {
  readonly play: string;
  readonly rating: number;
  readonly remark: string;
  readonly createdAt: string;
}

export interface ConductorsTable {
  readonly run: number;
  readonly part: RunPart;
  readonly share: number;
  readonly beatAt: number;
  readonly process: number;
  /** 0 or 1. */
  readonly isStopWanted: number;
}

interface KeysTable {
  readonly name: string;
  readonly value: string;
}

let builder: Kysely<Tables> | undefined;

/** The builder. It is loaded on demand: that takes as long as a whole command that needs no store. */
export function query(): Kysely<Tables> {
  return (builder ??= createBuilder());
}

function createBuilder(): Kysely<Tables> {
  const kysely = createRequire(import.meta.url)('kysely') as typeof KyselyModule;
  return new kysely.Kysely<Tables>({
    dialect: {
      createAdapter: () => new kysely.SqliteAdapter(),
      createDriver: () => new kysely.DummyDriver(),
      createIntrospector: (database) => new kysely.SqliteIntrospector(database),
      createQueryCompiler: () => new kysely.SqliteQueryCompiler(),
    },
  });
}
