/** Moves the pieces when the board shows another position, and knocks when the game gets a move. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { Motion } from '../board/motion.ts';
import type { GameLine } from './gameLine.ts';
import type { Showing } from './gameNews.ts';
import { motionBetween } from './gameNews.ts';
import { knock } from './sound.ts';

interface ShownGame {
  readonly game: ReadonlySignal<GameLine | undefined>;
  readonly line: ReadonlySignal<GameLine | undefined>;
  readonly ply: ReadonlySignal<number>;
  readonly motion: Signal<Motion | undefined>;
}

/** `squaresShown` says how many squares of a move's path the board shows already. Returns a function that stops. */
export function showMotions(state: ShownGame, squaresShown: (ply: number) => number): () => void {
  let before: Showing | undefined;
  let plies: number | undefined;
  return effect(() => {
    const game = state.game.value;
    if (game && plies !== undefined && game.moves.length > plies) knock(game.moves.at(-1)!.captures !== 0);
    plies = game?.moves.length;
    const line = state.line.value;
    if (!line) return;
    const after = { line, ply: state.ply.value };
    // If the position stays, as when your move is confirmed, a motion under way goes on.
    const stays = before?.ply === after.ply && before.line.texts.length >= line.texts.length;
    if (!stays) state.motion.value = motionBetween(before, after, squaresShown(after.ply - 1));
    before = after;
  });
}
