/**
 * Makes the list of openings: every distinct position after a few plies, limited to those from which the program's own
 * search sees no forced gain of a man for either side. Three plies are customary in tournaments, where openings are
 * drawn by lot because the start position leads to too many draws.
 */

import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { scoreInMen } from '../players/scoreText.ts';
import { formatFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Variant } from '../rules/variant.ts';
import { openGame } from './opening.ts';

export interface FoundOpening {
  readonly moves: string;
  /** Points for the side to move. */
  readonly score: number;
  readonly isBalanced: boolean;
}

/** Judges every distinct position, one by one, so that the caller can show progress. */
export function* findOpenings(variant: Variant, plies: number, depth: number): Generator<FoundOpening, void> {
  const player = createPlayer('alphabeta:eval=material,tables=off', variant);
  for (const moves of distinctLines(variant, plies)) {
    player.newGame();
    const control = { limits: { depth }, evenIfForced: true };
    const { score = 0 } = player.choose(openGame(variant, { moves }), createRng(0), control);
    yield { moves, score, isBalanced: Math.abs(scoreInMen(score)) < 1 };
  }
}

/** For each position after this many plies, the first line of moves that leads to it. */
export function distinctLines(variant: Variant, plies: number): string[] {
  const lines = new Map<string, string>();
  const walk = (game: Game, moves: readonly string[]): void => {
    if (moves.length === plies) {
      const key = formatFen(game.position, variant.board);
      if (!game.outcome && !lines.has(key)) lines.set(key, moves.join(' '));
      return;
    }
    const legal = game.legalMoves;
    for (const move of legal) {
      game.play(move);
      walk(game, [...moves, formatMove(move, legal)]);
      game.undo();
    }
  };
  walk(new Game(variant), []);
  return [...lines.values()];
}
