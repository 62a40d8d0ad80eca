/** The players of the paper: plain alpha-beta to an exact depth, which chooses at random among equally good moves. */

import { resolvePlayer } from '../../players/players.ts';

/** A draw after so many plies (section 7.2). */
export const MOST_PLIES = 140;

/** Opponents that were not evolved here, by the names under which their results are stored. */
export const RIVALS = {
  null: 'null',
  td: 'temporal differences',
  material: 'material',
  hawthorn: 'Hawthorn',
  optimum: 'least squares',
} as const;

/** The evaluation that stands in for TD-GAC. */
export const TD_EVALUATION = 'td';

/** Hawthorn’s own depth. */
export const KNOWN_DEPTH = 6;

/** Each game of a pair is another one, since equal moves are tried in random order. */
export function paperPlayer(evaluation: string, depth: number): string {
  return `alphabeta:depth=${depth},eval=${evaluation},shuffle=root,deepen=off,extend=off,table=0,tables=off`;
}

/** The same evaluation in our own search, as strong as it can be at a depth, without endgame tables. */
export function ownPlayer(evaluation: string, depth: number): string {
  return `alphabeta:depth=${depth},eval=${evaluation},tables=off`;
}

/** The evaluation of a player that searches, such as the champion of a run. */
export function evaluationOf(player: string): string {
  const { kind, values } = resolvePlayer(player);
  return kind.playsBy!(values).evaluation;
}
