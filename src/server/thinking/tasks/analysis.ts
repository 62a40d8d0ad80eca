/** What a long search makes of a position, with all moves scored and the endgame tables at hand. */

import type { AnalysisView } from '../../../api/gameApi.ts';
import { scoredMoves } from '../../../explanations/scoredMoves.ts';
import type { Decision } from '../../../players/player.ts';
import { formatScore, scoreInMen } from '../../../players/scoreText.ts';
import { loadTables } from '../../../players/tableFiles.ts';
import { formatFen } from '../../../rules/fen.ts';
import type { Game } from '../../../rules/game.ts';
import { lineTexts } from '../../../rules/lineText.ts';
import { opponent, sideName } from '../../../rules/side.ts';
import { provedEnd } from '../../../search/score.ts';
import type { PlayedMoves } from '../../../thinking/playedMoves.ts';
import { replay } from '../../../thinking/playedMoves.ts';
import { nameOf } from '../../games/playedGame.ts';
import type { TaskControl } from '../../../thinking/task.ts';
import { decide } from '../../../thinking/chooseMove.ts';

const ANALYST = 'alphabeta';

/** A position in which there is a move, and how long to search it. */
export interface AnalysisTask extends PlayedMoves {
  readonly timeMs: number;
}

export function analysis(task: AnalysisTask, { player, isStopped }: TaskControl): AnalysisView {
  const game = replay(task);
  const { variant, position } = game;
  const control = { isStopped, limits: { timeMs: task.timeMs }, evenIfForced: true, scoreAll: true };
  const decision = decide(player(ANALYST, variant), game, [0], control);
  const { score = 0, line = [decision.move] } = decision;
  return {
    fen: formatFen(position, variant.board),
    turn: nameOf(game.turn),
    move: lineTexts([decision.move], position, variant)[0]!,
    score: scoreInMen(score),
    scoreText: formatScore(score),
    sentence: describe(game, score, decision),
    depth: decision.depth ?? 0,
    nodes: decision.nodes ?? 0,
    timeMs: decision.timeMs ?? 0,
    line: lineTexts(line, position, variant),
    moves: scoredMoves(decision, game),
    tablePieces: loadTables(variant)?.maxPieces ?? 0,
  };
}

/** `Black is ahead by 0.35 men, looking 12 plies ahead.` */
function describe({ turn }: Game, score: number, { depth = 0 }: Decision): string {
  const [own, other] = [sideName(turn), sideName(opponent(turn))];
  const end = provedEnd(score);
  if (end) return `${end.result === 'win' ? own : other} wins by force in ${plies(end.plies)}.`;
  const men = Math.abs(scoreInMen(score)).toFixed(2);
  const looking = `looking ${plies(depth)} ahead`;
  if (men === '0.00') return `Neither side is ahead, ${looking}.`;
  return `${score > 0 ? own : other} is ahead by ${men} men, ${looking}.`;
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}
