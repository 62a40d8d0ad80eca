/** The same work with rapid-draughts, a bitboard engine in TypeScript, through its engine interface. */

import { DraughtsStatus } from 'rapid-draughts';
import { EnglishDraughtsComputerFactory, EnglishDraughtsEngineFactory, EnglishDraughts } from 'rapid-draughts/english';
import type { Rng } from '../src/base/rng.ts';
import { randomBelow } from '../src/base/rng.ts';

type Engine = ReturnType<typeof EnglishDraughtsEngineFactory.setup>;

/** Bulk perft from the start: the last ply is counted, not played. */
export function rapidPerft(depth: number, engine: Engine = EnglishDraughtsEngineFactory.setup()): number {
  const moves = engine.moves;
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    leaves += rapidPerft(depth - 1, next);
  }
  return leaves;
}

/** A random game to the end by its own rules; returns the number of plies. */
export function rapidRandomGame(rng: Rng): number {
  const engine = EnglishDraughtsEngineFactory.setup();
  let plies = 0;
  for (; engine.status === DraughtsStatus.PLAYING; plies++) {
    engine.move(engine.moves[randomBelow(rng, engine.moves.length)]!);
  }
  return plies;
}

/** One search from the start by its own alpha-beta. */
export async function rapidAlphaBeta(maxDepth: number): Promise<void> {
  await EnglishDraughtsComputerFactory.alphaBeta({ maxDepth })(EnglishDraughts.setup());
}
