/**
 * The store: all saved data in one SQLite file. Everything is synchronous, so that transactions are short and cannot
 * interleave. Every write is one transaction, which stores all or nothing.
 */

import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { Connection } from './connection.ts';
import type { GameOwner, TestFilter } from './contestTable.ts';
import * as contests from './contestTable.ts';
import * as generations from './generationTable.ts';
import { openDatabase } from './openDatabase.ts';
import { PlayStore } from './playStore.ts';
import type {
  ChampionRecord,
  GenerationRecord,
  ImportedRun,
  IndividualRecord,
  ListedRun,
  ListedStrength,
  MatchRecord,
  NewRun,
  RunRecord,
  StoredGame,
  StoredMatch,
  StoredTest,
  StrengthRecord,
  TestRecord,
} from './records.ts';
import type { RunFilter } from './runTable.ts';
import { findRun, insertRun, listRuns, removeRun, updateRun } from './runTable.ts';
import { storeOption } from './storePath.ts';
import { listAllStrengths, listStrengths, replaceStrength } from './strengthTable.ts';

/** How to open a store. */
export interface OpenOptions {
  /** For callers that only read: a missing store is an error, a read-only file is not. */
  readonly mustExist?: boolean;
  /** How long to wait for a lock of another process. This blocks the thread. */
  readonly busyMs?: number;
}

/** A strategy of a run as a player. */
export interface RunPlayer {
  /** A player's spec. */
  readonly player: string;
  readonly variant: string;
}

/** Opens a store, and creates the file and its folder if they do not exist. The caller must close it. */
export function openStore(path: string, { mustExist = false, busyMs }: OpenOptions = {}): Store {
  return new Store(new Connection(openDatabase(path, mustExist), path, busyMs));
}

/** A store of runs, tests, matches and games. Opened with `using` it closes itself at the end of the block. */
export class Store extends PlayStore {
  /** @internal Runs several lookups and writes as one transaction, which stores all or nothing. */
  transaction<Value>(task: string, work: () => Value): Value {
    return this.connection.transaction(task, work);
  }

  /** @internal Use `createRun` of the lab. */
  createRun(run: NewRun): number {
    return this.connection.transaction('The run', () => insertRun(this.connection, run, 'unfinished'));
  }

  /** The run with a number. Throws an InputError if there is none. */
  run(id: number): RunRecord {
    return findRun(this.connection, id);
  }

  /** The runs that match a filter. */
  runs(filter: RunFilter = {}): ListedRun[] {
    return listRuns(this.connection, filter);
  }

  /** @internal Stores the next generation of a run with the state from which it continues. */
  saveGeneration(id: number, record: GenerationRecord, members: readonly IndividualRecord[], state: Json): void {
    const connection = this.connection;
    connection.transaction(`Generation ${record.number} of run ${id}`, () => {
      const { status, generation } = findRun(connection, id);
      if (status !== 'unfinished') throw alreadyFinished(id);
      if (generation !== record.number - 1) throw movedOn(id, generation, record.number);
      generations.insertGeneration(connection, id, record, members);
      generations.replaceState(connection, id, state);
      updateRun(connection, id, { generation: record.number });
    });
  }

  /** @internal The state from which a run continues; undefined if no generation was stored. */
  stateOf(id: number): Json | undefined {
    findRun(this.connection, id);
    return generations.findState(this.connection, id);
  }

  /** All stored generations of a run. */
  generations(id: number): GenerationRecord[] {
    return this.generationsAfter(id, -1);
  }

  /** The generations with a greater number. */
  generationsAfter(id: number, number: number): GenerationRecord[] {
    findRun(this.connection, id);
    return generations.listGenerations(this.connection, id, number);
  }

  /** One generation of a run. */
  generationOf(id: number, number: number): GenerationRecord {
    return generations.findGeneration(this.connection, id, number) ?? this.#explainGeneration(id, number);
  }

  /** All individuals of a generation of a run. */
  membersOf(id: number, number: number): IndividualRecord[] {
    return generations.findMembers(this.connection, id, number) ?? this.#explainGeneration(id, number);
  }

  /** @internal Stores how strong the best of a generation or the champion is, in place of what was measured before. */
  saveStrength(id: number, strength: StrengthRecord): void {
    this.connection.transaction(`The strength of run ${id}`, () => {
      findRun(this.connection, id);
      replaceStrength(this.connection, id, strength);
    });
  }

  /** How strong the best of generations are, in their order, and last the champion, as far as they were measured. */
  strengths(id: number): StrengthRecord[] {
    findRun(this.connection, id);
    return listStrengths(this.connection, id);
  }

  /** @internal The strengths of all runs, in the same order. */
  allStrengths(): ListedStrength[] {
    return listAllStrengths(this.connection);
  }

  /** @internal Finishes a run. */
  finishRun(id: number, champion: ChampionRecord, tests: readonly TestRecord[], games: readonly StoredGame[]): void {
    const connection = this.connection;
    connection.transaction(`The champion of run ${id}`, () => {
      if (findRun(connection, id).status !== 'unfinished') throw alreadyFinished(id);
      contests.insertChampion(connection, id, champion);
      for (const test of tests) contests.insertTest(connection, { ...test, run: id });
      contests.insertGames(connection, { run: id }, games);
      updateRun(connection, id, { status: 'finished' });
    });
  }

  /** The champion of a run; undefined if it has none yet. */
  champion(id: number): ChampionRecord | undefined {
    findRun(this.connection, id);
    return contests.findChampion(this.connection, id);
  }

  /**
   * The champion of a run, or the best of a generation; for a run without a champion, the best of its last generation.
   */
  playerOf(id: number, generation?: number): RunPlayer {
    const run = findRun(this.connection, id);
    const champion = generation === undefined ? contests.findChampion(this.connection, id) : undefined;
    const { player } = champion ?? this.generationOf(id, generation ?? run.generation).best;
    if (player === '') throw bestUnknown(id, generation);
    return { player, variant: run.variant };
  }

  /** @internal Stores runs from elsewhere, all or none of them. */
  importRuns(imported: readonly ImportedRun[]): number[] {
    return this.connection.transaction('The import', () => imported.map((run) => this.#insertImported(run)));
  }

  /** Deletes runs with all their data, all or none of them. */
  deleteRuns(ids: readonly number[]): void {
    this.connection.transaction('The deletion', () => {
      for (const id of ids) removeRun(this.connection, id);
    });
  }

  /** @internal Stores tests, all or none of them. */
  addTests(tests: readonly TestRecord[]): number[] {
    return this.connection.transaction('The test', () =>
      tests.map((test) => contests.insertTest(this.connection, test)),
    );
  }

  /** The stored tests: all, or those of the champion of a run. */
  tests(filter: TestFilter = {}): StoredTest[] {
    return contests.listTests(this.connection, filter);
  }

  /** @internal Stores a match with its games. */
  addMatch(match: MatchRecord, games: readonly StoredGame[]): number {
    return this.connection.transaction('The match', () => {
      const id = contests.insertMatch(this.connection, match);
      contests.insertGames(this.connection, { match: id }, games);
      return id;
    });
  }

  /** All stored matches. */
  matches(): StoredMatch[] {
    return contests.listMatches(this.connection);
  }

  /** The stored games of a run or of a match. */
  games(owner: GameOwner): StoredGame[] {
    return contests.listGames(this.connection, owner);
  }

  #insertImported(imported: ImportedRun): number {
    const connection = this.connection;
    const id = insertRun(connection, imported.run, 'imported');
    for (const [index, record] of imported.generations.entries()) {
      generations.insertGeneration(connection, id, record, imported.members?.[index] ?? []);
    }
    if (imported.champion) contests.insertChampion(connection, id, imported.champion);
    for (const test of imported.tests) contests.insertTest(connection, { ...test, run: id });
    contests.insertGames(connection, { run: id }, imported.games ?? []);
    for (const strength of imported.strengths ?? []) replaceStrength(connection, id, strength);
    updateRun(connection, id, { generation: imported.generations.at(-1)?.number ?? -1 });
    return id;
  }

  /** Throws an InputError that says why a generation cannot be found. */
  #explainGeneration(id: number, number: number): never {
    const { generation, status } = findRun(this.connection, id);
    const none =
      status === 'unfinished' ? `yet. Continue it with: evodraughts resume ${id}${storeOption()}` : 'at all.';
    const known = generation < 0 ? none : `${number}; it has 0 to ${generation}.`;
    throw new InputError('generation-unknown', `Run ${id} has no generation ${known}`);
  }
}

function alreadyFinished(id: number): InputError {
  return new InputError(
    'run-finished',
    `Run ${id} is already finished. See "evodraughts runs show ${id}${storeOption()}".`,
  );
}

/** Files of other programs may only give the final best. */
function bestUnknown(id: number, generation: number | undefined): InputError {
  const place = generation === undefined ? 'at the end' : `in generation ${generation}`;
  return new InputError('best-unknown', `Run ${id} was imported without its best individual ${place}. Try run:${id}.`);
}

function movedOn(id: number, generation: number, number: number): InputError {
  const problem = `generation ${number} cannot be stored after generation ${generation}`;
  return new InputError(
    'run-moved-on',
    `Another process has continued run ${id}: ${problem}. Wait until it has finished.`,
  );
}
