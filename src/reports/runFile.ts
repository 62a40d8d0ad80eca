/** A whole run as one JSON file, to be kept, sent and imported. It does not contain the state, so it cannot be resumed. */

import type {
  ChampionRecord,
  GenerationRecord,
  IndividualRecord,
  RunRecord,
  StoredGame,
  StrengthRecord,
  TestRecord,
} from '../store/records.ts';

/** The format name in such a file. */
export const FORMAT = 'evodraughts-run';
/** In files of schema 1, specs of strategies that play by position have no mode. */
export const SCHEMA = 2;

interface RunFile {
  readonly run: RunRecord;
  readonly generations: readonly GenerationRecord[];
  readonly members: readonly (readonly IndividualRecord[])[];
  readonly champion: ChampionRecord | null;
  readonly tests: readonly TestRecord[];
  readonly games: readonly StoredGame[];
  readonly strengths: readonly StrengthRecord[];
}

export function formatRunFile(file: RunFile): string {
  return `${JSON.stringify({ format: FORMAT, schema: SCHEMA, ...file })}\n`;
}

/** Whether a text is meant to be such a file, valid or not. */
export function isRunFile(text: string): boolean {
  return /^\s*[{[]/.test(text);
}
