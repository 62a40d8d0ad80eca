/** What evaluations learn from: positions of games, and how the games ended. */

import type { Rng } from '../base/rng.ts';
import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';

export interface Lessons {
  readonly black: Int32Array;
  readonly white: Int32Array;
  readonly kings: Int32Array;
  readonly turn: Uint8Array;
  /** The points of Black at the end: 0, 0.5 or 1. */
  readonly points: Float32Array;
}

export interface Lesson {
  readonly black: Bits;
  readonly white: Bits;
  readonly kings: Bits;
  readonly turn: Side;
  readonly points: number;
}

/** How to learn. */
export interface Teaching {
  readonly lessons: Lessons;
  /** How often all lessons are gone through. */
  readonly passes: number;
  /** How far the first lesson moves a value, as a part of the error of the forecast. Later lessons move it less. */
  readonly rate: number;
  readonly rng: Rng;
}

export function lessonsFrom(all: readonly Lesson[]): Lessons {
  return {
    black: Int32Array.from(all, ({ black }) => black),
    white: Int32Array.from(all, ({ white }) => white),
    kings: Int32Array.from(all, ({ kings }) => kings),
    turn: Uint8Array.from(all, ({ turn }) => turn),
    points: Float32Array.from(all, ({ points }) => points),
  };
}

export function joinLessons(parts: readonly Lessons[]): Lessons {
  const count = parts.reduce((sum, { points }) => sum + points.length, 0);
  const joined = {
    black: new Int32Array(count),
    white: new Int32Array(count),
    kings: new Int32Array(count),
    turn: new Uint8Array(count),
    points: new Float32Array(count),
  };
  let from = 0;
  for (const part of parts) {
    for (const key of ['black', 'white', 'kings', 'turn', 'points'] as const) joined[key].set(part[key], from);
    from += part.points.length;
  }
  return joined;
}
