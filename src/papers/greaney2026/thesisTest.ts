/**
 * The standardised test of the thesis (Greaney, 2026) for any player: five seeds, thirty games each, as Black only and
 * against random moves. An expression, also that of a run, is tested exactly as there, with the rules and the random
 * stream of the original. Other players, and features that the original did not have, such as settled mode and
 * give-away, play as many games by the real rules.
 */

import { withoutTables } from '../../arena/fairTestPlan.ts';
import { orderPlayer } from '../../players/players.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { playRealGames } from './realGames.ts';
import { THESIS_GAMES, THESIS_SEEDS, replayTest } from './replay.ts';
import type { ThesisScore } from './seedScores.ts';
import { summariseSeeds } from './seedScores.ts';

export interface ThesisResult extends ThesisScore {
  /** Whose rules the games were played by. */
  readonly rules: 'original' | 'real';
}

/** As Black by default: the thesis tested player 1 only. */
export function thesisTest(spec: string, variant: Variant, as: 1 | 2 = 1): ThesisResult {
  // Rejects players that cannot play here, such as a run on another board.
  const ordered = orderPlayer(spec, variant);
  const board = variant.board.size;
  const { mode, evaluation: text = '' } = ordered.kind.playsBy?.(ordered.values) ?? {};
  if ((mode === 'position' || mode === 'index') && !variant.giveaway) {
    return { rules: 'original', ...replayTest({ board, player: as, mode, text }) };
  }
  // Not every machine has endgame tables.
  const player = withoutTables(ordered.spec);
  const perSeed = THESIS_SEEDS[board].map((seed) => ({
    seed,
    ...playRealGames(player, variant, as === 1 ? BLACK : WHITE, seed, THESIS_GAMES),
  }));
  return { rules: 'real', ...summariseSeeds(perSeed) };
}
