/**
 * Which games a participant plays, in which order. They go in rounds, in each of which every opponent comes once, for
 * people learn and tire. Within a round neighbouring participants follow the rows of a square in which every opponent
 * stands at each place, and after each other opponent, equally often (Williams 1949); which opponent takes which part
 * in the square is drawn for every group of participants and every round. All of it follows from the study's seed and
 * the participant's number.
 */

import { createRng, shuffle } from '../../base/rng.ts';
import type { PlaySide, StudyRecord } from '../../store/playRecords.ts';

export interface PlannedGame {
  /** Index of the study's opponent. */
  readonly opponent: number;
  /** The participant's. */
  readonly side: PlaySide;
  readonly seed: number;
}

export type PlannedStudy = Pick<StudyRecord, 'opponents' | 'gamesEach' | 'side' | 'seed'>;

/** The streams of random numbers below the seed of a study. */
const ORDERS = 0;
const GAMES = 1;

/** All games of the participant with a number from 1. */
export function planGames(study: PlannedStudy, number: number): PlannedGame[] {
  const { opponents, gamesEach, seed } = study;
  const square = williamsSquare(opponents.length);
  const group = Math.floor((number - 1) / square.length);
  const row = square[(number - 1) % square.length]!;
  const rounds = Array.from({ length: gamesEach }, (_, round) => {
    const parts = opponents.map((_opponent, index) => index);
    shuffle(parts, createRng(seed, ORDERS, group, round));
    return row.map((part) => ({ opponent: parts[part]!, round }));
  });
  return rounds.flat().map(({ opponent, round }, index) => ({
    opponent,
    side: sideOf(study.side, number + group + round + opponent),
    seed: createRng(seed, GAMES, number, index).next() >>> 1,
  }));
}

/** How many games a participant plays. */
export function gamesOfOne({ opponents, gamesEach }: PlannedStudy): number {
  return opponents.length * gamesEach;
}

/** Sides alternate from round to round, from one participant to the next, and from opponent to opponent. */
function sideOf(side: StudyRecord['side'], turn: number): PlaySide {
  if (side !== 'alternate') return side;
  return turn % 2 === 0 ? 'black' : 'white';
}

/** Rows of 0 to size - 1. An odd size needs every row backwards as well. */
function williamsSquare(size: number): number[][] {
  const first = Array.from({ length: size }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (size - place / 2) % size,
  );
  const rows = Array.from({ length: size }, (_, row) => first.map((part) => (part + row) % size));
  return size % 2 === 0 ? rows : [...rows, ...rows.map((row) => row.toReversed())];
}
