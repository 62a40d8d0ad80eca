/**
 * The game of a `pos` line. Without a position it is the start of the variant, as in Scan. The client decides whether a
 * game is drawn: if our rules would end it while moves are left, a new game starts from there.
 */

import { Game } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import type { Variant } from '../../rules/variant.ts';
import { parseHubMove } from './hubMove.ts';
import { parseHubPosition } from './hubPosition.ts';

/** The game from a position and moves after it, separated by spaces. */
export function gameFrom(variant: Variant, position: string | undefined, moves: string | undefined): Game {
  const { board } = variant;
  let game = new Game(variant, position === undefined ? {} : { start: parseHubPosition(position, board) });
  for (const text of (moves ?? '').split(/\s+/).filter(Boolean)) {
    const move = parseHubMove(text, game.position, board);
    game = goingOn(game);
    game.play(move);
  }
  return goingOn(game);
}

function goingOn(game: Game): Game {
  const isDrawn = game.outcome && legalMoves(game.position, game.variant.board).length > 0;
  return isDrawn ? new Game(game.variant, { start: game.position }) : game;
}
