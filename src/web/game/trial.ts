/**
 * Moves tried on the board. They branch off from the game and never change it. Repeating the move that was played is
 * not a trial: it only steps forward.
 */

export interface Trial {
  /** The ply at which it branches off. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** The trial or game that is shown, and how many of its moves. */
export interface Tried {
  readonly trial: Trial | undefined;
  readonly ply: number;
}

/** Tries a move in the current position. */
export function tryMove(game: readonly string[], { trial, ply }: Tried, move: string): Tried {
  const shown = trialTexts(game, trial);
  if (shown[ply] === move) return { trial, ply: ply + 1 };
  if (trial && ply > trial.from) {
    return { trial: { from: trial.from, moves: [...trial.moves.slice(0, ply - trial.from), move] }, ply: ply + 1 };
  }
  return game[ply] === move
    ? { trial: undefined, ply: ply + 1 }
    : { trial: { from: ply, moves: [move] }, ply: ply + 1 };
}

/** The moves of the game up to the branch, then the tried moves. */
export function trialTexts(game: readonly string[], trial: Trial | undefined): readonly string[] {
  return trial ? [...game.slice(0, trial.from), ...trial.moves] : game;
}

/** A trial ends when the game moves before it are taken back or replaced. */
export function trialAfter(before: readonly string[], after: readonly string[], trial: Trial): Trial | undefined {
  const isKept = before.slice(0, trial.from).join(' ') === after.slice(0, trial.from).join(' ');
  return isKept ? trial : undefined;
}
