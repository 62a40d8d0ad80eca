/**
 * Moves that are tried on the board. They branch off after some moves of the game and never change it. A move that
 * was played anyway is no trial: it only steps forward.
 */

export interface Trial {
  /** After how many moves of the game it branches off. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** What is shown: a trial or the game itself, and how many of its moves. */
export interface Tried {
  readonly trial: Trial | undefined;
  readonly ply: number;
}

/** Tries a move in the position that is shown. */
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

/** The moves of the game up to the branch, and those that were tried. */
export function trialTexts(game: readonly string[], trial: Trial | undefined): readonly string[] {
  return trial ? [...game.slice(0, trial.from), ...trial.moves] : game;
}

/** A trial ends when the moves it began with are taken back or played otherwise. */
export function trialAfter(before: readonly string[], after: readonly string[], trial: Trial): Trial | undefined {
  const isKept = before.slice(0, trial.from).join(' ') === after.slice(0, trial.from).join(' ');
  return isKept ? trial : undefined;
}
