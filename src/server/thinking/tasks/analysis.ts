/** Analyses a position with a long search that scores all moves and uses the endgame tables. */

import type { AnalysisView } from '../../../api/thoughtApi.ts';
import { scoredMoves } from '../../../explanations/scoredMoves.ts';
import { formatNoun } from '../../../base/numberText.ts';
import type { Advantage } from '../../../players/scoreText.ts';
import { advantageOf, analysisScale, analyst, describeAdvantage } from '../../../players/scoreText.ts';
import { loadTables } from '../../../players/tableFiles.ts';
import { formatFen } from '../../../rules/fen.ts';
import { lineTexts } from '../../../rules/lineText.ts';
import type { PlayedMoves } from '../../../thinking/playedMoves.ts';
import { replay } from '../../../thinking/playedMoves.ts';
import { nameOf } from '../../games/playedGame.ts';
import type { TaskControl } from '../../../thinking/task.ts';
import { decide } from '../../../thinking/chooseMove.ts';

/** A position with at least one legal move, and the time to search it. */
export interface AnalysisTask extends PlayedMoves {
  readonly timeMs: number;
}

export function analysis(task: AnalysisTask, { player, isStopped }: TaskControl): AnalysisView {
  const game = replay(task);
  const { variant, position } = game;
  const control = { isStopped, limits: { timeMs: task.timeMs }, evenIfForced: true, scoreAll: true };
  const decision = decide(player(analyst(), variant), game, [0], control);
  const { score = 0, line = [decision.move], depth = 0 } = decision;
  const scale = analysisScale(variant);
  const advantage = advantageOf(score, game.turn, scale);
  return {
    fen: formatFen(position, variant.board),
    turn: nameOf(game.turn),
    move: lineTexts([decision.move], position, variant)[0]!,
    ...advantage,
    sentence: describe(advantage, depth),
    depth,
    nodes: decision.nodes ?? 0,
    timeMs: decision.timeMs ?? 0,
    line: lineTexts(line, position, variant),
    moves: scoredMoves(decision, game, scale),
    tablePieces: loadTables(variant)?.maxPieces ?? 0,
  };
}

/** `Black is ahead by 0.35 men and should score 61 %, looking 12 plies ahead.` A proven win needs no depth. */
function describe(advantage: Advantage, depth: number): string {
  const isProved = advantage.scoreText.includes('wins');
  return `${describeAdvantage(advantage)}${isProved ? '' : `, looking ${formatNoun(depth, 'ply', 'plies')} ahead`}.`;
}
