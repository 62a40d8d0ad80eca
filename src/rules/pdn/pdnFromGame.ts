/** The record of a game that was played here. */

import type { Game, Outcome } from '../game.ts';
import { BLACK } from '../side.ts';
import type { PdnGame, PdnResult } from './pdnGame.ts';

/** A game as PDN records it, with tags of the caller's choice, such as the players' names. */
export function pdnFromGame(game: Game, tags: Readonly<Record<string, string>>): PdnGame {
  return {
    tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
    variant: game.variant,
    start: game.start,
    comment: '',
    moves: game.moves.map((move) => ({ move, glyphs: [], comment: '', variations: [] })),
    result: resultOf(game.outcome),
  };
}

function resultOf(outcome: Outcome | undefined): PdnResult {
  if (!outcome) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === BLACK ? '1-0' : '0-1';
}
