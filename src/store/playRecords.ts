/**
 * What the store keeps of the web app, as plain data: games of people, studies with their participants and answers, and
 * who conducts which run. Times are for people and no part of a result.
 */

export type PlaySide = 'black' | 'white';

/** A game between a person and a player. */
export interface NewPlay {
  readonly id: string;
  /** Who may play it. */
  readonly owner: string;
  readonly variant: string;
  /** The first position, as FEN. */
  readonly start: string;
  /** In the notation of PDN, in which a move has no spaces. */
  readonly moves: readonly string[];
  /** The spec as it was asked for, such as run:12. */
  readonly opponent: string;
  /** The spec of the very player that it named then. */
  readonly player: string;
  /** The person's. */
  readonly side: PlaySide;
  readonly seed: number;
  /** The token of a study's participant. */
  readonly participant: string | null;
  /** Which of the participant's games it is, from 0. */
  readonly studyGame: number | null;
}

export interface PlayOutcome {
  readonly winner: PlaySide | null;
  readonly reason: string;
}

/** How far a game has come. */
export interface PlayChange {
  readonly moves: readonly string[];
  readonly outcome: PlayOutcome | null;
}

export interface PlayRecord extends NewPlay, PlayChange {
  /** 0 at first, one more with each change. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The finished games of an opponent, seen from its side. */
export interface OpponentRecord {
  readonly opponent: string;
  readonly variant: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** An opponent as it was when the study was defined: a run that went on since has changed nothing. */
export interface StudyOpponent {
  /** As it was asked for, such as run:12. */
  readonly spec: string;
  /** The spec of the very player that it named then. */
  readonly player: string;
  /** For people. */
  readonly title: string;
}

export interface NewStudy {
  readonly title: string;
  readonly variant: string;
  readonly opponents: readonly StudyOpponent[];
  readonly gamesEach: number;
  /** The participants'. */
  readonly side: PlaySide | 'alternate';
  /** What a participant is asked after each game. */
  readonly question: string;
  readonly seed: number;
}

export interface StudyRecord extends NewStudy {
  readonly id: number;
  readonly createdAt: string;
}

export interface ParticipantRecord {
  readonly token: string;
  readonly study: number;
  /** From 1 within the study; that of one who withdrew is not given again. */
  readonly number: number;
  readonly createdAt: string;
}

/** What a person said of a game. */
export interface AnswerRecord {
  readonly play: string;
  readonly rating: number;
  readonly remark: string;
  readonly createdAt: string;
}

/** What a run is at. */
export type RunPart = 'generation' | 'validation' | 'test';

/** A process that takes a run further, as it last told of itself. */
export interface ConductorRecord {
  readonly run: number;
  readonly part: RunPart;
  /** How much of the part is done, from 0 to 1. */
  readonly share: number;
  /** When it told so, since 1970. */
  readonly beatAt: number;
  /** The number that the machine has given it. */
  readonly process: number;
  readonly isStopWanted: boolean;
}
