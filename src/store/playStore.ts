/**
 * The part of the store that only the web app needs: games of people, studies, the conductors of runs, and keys. It is
 * a separate class to keep both short, and is only used as the base of `Store`.
 */

import * as conductors from './conductorTable.ts';
import type { Connection } from './connection.ts';
import { forgetDeleted } from './forgetDeleted.ts';
import { findKey, insertKey } from './keyTable.ts';
import type {
  AnswerRecord,
  ConductorRecord,
  NewPlay,
  NewStudy,
  OpponentRecord,
  ParticipantRecord,
  PlayChange,
  PlayRecord,
  RunPart,
  StudyRecord,
} from './playRecords.ts';
import * as plays from './playTable.ts';
import * as studies from './studyTable.ts';

export abstract class PlayStore {
  protected readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  addPlay(play: NewPlay): PlayRecord {
    return this.connection.transaction('The game', () => plays.insertPlay(this.connection, play));
  }

  play(id: string): PlayRecord | undefined {
    return plays.findPlay(this.connection, id);
  }

  /** The games of a person outside studies, the most recently changed first. */
  playsOf(owner: string, limit: number): PlayRecord[] {
    return plays.listPlaysOfOwner(this.connection, owner, limit);
  }

  /** Changes a game, unless another process was faster: then its version differs from the given one. */
  changePlay(id: string, version: number, change: PlayChange): PlayRecord {
    const connection = this.connection;
    const store = (): PlayRecord =>
      connection.transaction('The move', () => plays.updatePlay(connection, id, version, change));
    // Many people move at the same time. The end of a game matters, and it is flushed with all moves before it.
    return change.outcome ? store() : connection.withoutFlush(store);
  }

  /** Lets another person continue a game. */
  handPlay(id: string, owner: string): PlayRecord {
    return this.connection.transaction('The game', () => plays.updateOwner(this.connection, id, owner));
  }

  /** How the opponents did in all finished games, or in those of one person that belong to no study. */
  playRecords(owner?: string): OpponentRecord[] {
    return plays.countResults(this.connection, owner);
  }

  createStudy(study: NewStudy): number {
    return this.connection.transaction('The study', () => studies.insertStudy(this.connection, study));
  }

  study(id: number): StudyRecord {
    return studies.findStudy(this.connection, id);
  }

  studies(): StudyRecord[] {
    return studies.listStudies(this.connection);
  }

  /** Deletes a study with its participants, their games and answers, without a trace in the file. */
  deleteStudy(id: number): void {
    this.connection.transaction('The deletion', () => studies.removeStudy(this.connection, id));
    forgetDeleted(this.connection);
  }

  /** Adds participants, all or none of them. */
  addParticipants(study: number, tokens: readonly string[]): ParticipantRecord[] {
    return this.connection.transaction('The participants', () =>
      studies.insertParticipants(this.connection, study, tokens),
    );
  }

  participant(token: string): ParticipantRecord | undefined {
    return studies.findParticipant(this.connection, token);
  }

  participantsOf(study: number): ParticipantRecord[] {
    return studies.listParticipants(this.connection, study);
  }

  /** A withdrawal: deletes the participant's games and answers too, without a trace in the file. */
  removeParticipant(token: string): void {
    this.connection.transaction('The withdrawal', () => studies.deleteParticipant(this.connection, token));
    forgetDeleted(this.connection);
  }

  playsOfParticipant(token: string): PlayRecord[] {
    return plays.listPlaysOfParticipant(this.connection, token);
  }

  /** By participant, then in the order of play. */
  playsOfStudy(study: number): PlayRecord[] {
    return plays.listPlaysOfStudy(this.connection, study);
  }

  /** Stores what a person said about a game, in place of an earlier answer. */
  answer(play: string, rating: number, remark: string): void {
    this.connection.transaction('The answer', () => studies.replaceAnswer(this.connection, play, rating, remark));
  }

  answersOfStudy(study: number): AnswerRecord[] {
    return studies.listAnswers(this.connection, { study });
  }

  answersOfParticipant(token: string): AnswerRecord[] {
    return studies.listAnswers(this.connection, { token });
  }

  /**
   * A conductor's heartbeat; returns whether it should stop. A new conductor calls `leave` first, because the request
   * to stop stays.
   */
  beat(run: number, part: RunPart, share: number): { readonly isStopWanted: boolean } {
    const isStopWanted = this.connection.transaction('The progress', () =>
      conductors.replaceConductor(this.connection, run, part, share),
    );
    return { isStopWanted };
  }

  /** The conductor of a run has gone. */
  leave(run: number): void {
    this.connection.transaction('The end', () => conductors.removeConductor(this.connection, run));
  }

  conductor(run: number): ConductorRecord | undefined {
    return conductors.findConductor(this.connection, run);
  }

  conductors(): ConductorRecord[] {
    return conductors.listConductors(this.connection);
  }

  /** Asks the conductor of a run to stop, if it has one. */
  wantStop(run: number): void {
    this.connection.transaction('The wish to stop', () => conductors.askToStop(this.connection, run));
  }

  /** A secret that is created once and kept; two processes that ask at the same time get the same. */
  key(name: string, make: () => string): string {
    const find = (): string | undefined => findKey(this.connection, name);
    return find() ?? this.connection.transaction('The key', () => find() ?? insertKey(this.connection, name, make()));
  }

  /** A number that changes if another connection has changed the file meanwhile. */
  changes(): number {
    return this.connection.dataVersion();
  }

  close(): void {
    this.connection.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
