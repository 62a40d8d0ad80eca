/**
 * A whole run as one file of JSON, to be kept, sent and taken in again. Its state is not in it: it cannot be resumed.
 */

import type {
  ChampionRecord,
  GenerationRecord,
  IndividualRecord,
  RunRecord,
  StoredGame,
  StrengthRecord,
  TestRecord,
} from '../store/records.ts';

/** What such a file says of itself. */
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

/** Whether a text is meant as such a file, be it good or bad. */
export function isRunFile(text: string): boolean {
  return /^\s*[{[]/.test(text);
}
