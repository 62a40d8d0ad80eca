/**
 * What the store keeps for the web app, as plain data: games of people, studies with their participants and answers,
 * and which process conducts which run. Times are for people and not part of a result.
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
  /** The spec as requested, such as run:12. */
  readonly opponent: string;
  /** The spec of the actual player at that time. */
  readonly player: string;
  /** The person's side. */
  readonly side: PlaySide;
  readonly seed: number;
  /** The token of a study's participant. */
  readonly participant: string | null;
  /** The number of the game among the participant's games, from 0. */
  readonly studyGame: number | null;
}

export interface PlayOutcome {
  readonly winner: PlaySide | null;
  readonly reason: string;
}

/** The progress of a game. */
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

/** The finished games of an opponent, from its side. */
export interface OpponentRecord {
  readonly opponent: string;
  readonly variant: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** An opponent as it was when the study was defined, even if its run has continued since. */
export interface StudyOpponent {
  /** As requested, such as run:12. */
  readonly spec: string;
  /** The spec of the actual player at that time. */
  readonly player: string;
  /** For people. */
  readonly title: string;
}

export interface NewStudy {
  readonly title: string;
  readonly variant: string;
  readonly opponents: readonly StudyOpponent[];
  readonly gamesEach: number;
  /** The side of the participants. */
  readonly side: PlaySide | 'alternate';
  /** The question to a participant after each game. */
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
  /** From 1 within the study; the number of a participant who withdrew is not reused. */
  readonly number: number;
  readonly createdAt: string;
}

/** What a person said about a game. */
export interface AnswerRecord {
  readonly play: string;
  readonly rating: number;
  readonly remark: string;
  readonly createdAt: string;
}

/** What a run is doing. */
export type RunPart = 'generation' | 'validation' | 'test';

/** A process that conducts a run, as it last reported. */
export interface ConductorRecord {
  readonly run: number;
  readonly part: RunPart;
  /** The share of the part that is done, from 0 to 1. */
  readonly share: number;
  /** The time of the report, since 1970. */
  readonly beatAt: number;
  /** The process number. */
  readonly process: number;
  readonly isStopWanted: boolean;
}
