/** The PDN record of a game that was played in this program. */

import type { Game, Outcome } from '../game.ts';
import { BLACK } from '../side.ts';
import type { PdnGame, PdnResult } from './pdnGame.ts';

/** The PDN record of a game, with the caller's tags, such as the players' names. */
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
