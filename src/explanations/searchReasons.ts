/** Why a player that searches played a move: its scores, the line that it expects, and which pieces count for it there. */

import type { PiecesAnatomy } from '../evaluators/anatomy.ts';
import type { Decision } from '../players/player.ts';
import type { ScoreScale } from '../players/scoreText.ts';
import { popcount } from '../rules/bits.ts';
import { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { lineTexts } from '../rules/lineText.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import type { Finding } from './describeFinding.ts';
import type { Judge, MoveReason, MoveReasons } from './moveReasons.ts';
import { NOTHING, withSentences } from './moveReasons.ts';
import type { SquareChange } from './squareChanges.ts';
import { endAfter, endOf, squareChanges } from './squareChanges.ts';
import { nounOf } from './piecesLine.ts';
import { shownScore } from './playerScale.ts';
import { bestFirst } from './scoredMoves.ts';

export function searchReasons(
  game: Game,
  played: string,
  thought: Decision,
  scale: ScoreScale | undefined,
  judge: Judge,
  pieces: PiecesAnatomy | undefined,
): MoveReasons {
  const { position, variant, legalMoves } = game;
  const moves = reasonsOfMoves(game, thought, scale);
  const expected = thought.line ?? [thought.move];
  const line = lineTexts(expected, position, variant);
  const depth = thought.depth ?? null;
  const own = moves.find(({ move }) => move === played) ?? { move: played, scoreText: '' };
  const found = searchFinding(moves, played, formatMove(thought.move, legalMoves), judge);
  const squares = pieces ? squaresFor(pieces, game, thought, found, played) : [];
  const finding =
    isCompared(found) && pieces ? { ...found, squares: { noun: nounOf(pieces), changes: squares } } : found;
  const foresight = { depth, line, gain: gainOf(game, expected) };
  return withSentences({ ...NOTHING, moves, line, depth, squares }, judge, own, finding, foresight);
}

/** The moves with the player's scores of them, the best first. */
export function reasonsOfMoves(game: Game, thought: Decision, scale: ScoreScale | undefined): MoveReason[] {
  const { legalMoves: legal, turn } = game;
  return bestFirst(thought, legal).map(({ move, score, isExact }) => ({
    move: formatMove(move, legal),
    score,
    ...shownScore(score, turn, scale, isExact),
    isExact,
    captures: [],
    values: [],
    share: null,
  }));
}

/** The player's choice has the best score, unless noise made it err. */
function searchFinding(moves: readonly MoveReason[], played: string, choice: string, { judged }: Judge): Finding {
  const own = moves.find(({ move }) => move === played);
  const chosen = moves.find(({ move }) => move === choice);
  if (!own || !chosen || moves.length < 2) return { kind: 'silent' };
  const equals = [chosen, ...moves.filter((move) => move !== chosen && move.isExact && move.score === chosen.score)];
  if (equals.length > 1 && equals.includes(own)) {
    const isPlayed = own === chosen;
    return { kind: 'tie', equals: equals.map(judged), moves: moves.length, isPlayed, isFirst: false };
  }
  if (own !== chosen) return { kind: 'worse', other: judged(chosen), causes: [] };
  return { kind: 'better', other: judged(moves.find((move) => move !== chosen)!), causes: [] };
}

type Compared = Extract<Finding, { kind: 'better' | 'worse' }>;

function isCompared(finding: Finding): finding is Compared {
  return finding.kind === 'better' || finding.kind === 'worse';
}

/** What it values at the end of its line, and at the end of a line after the move that is compared. */
function squaresFor(
  pieces: PiecesAnatomy,
  game: Game,
  thought: Decision,
  found: Finding,
  played: string,
): SquareChange[] {
  if (!isCompared(found)) return [];
  const { position, variant, legalMoves } = game;
  const lesser = found.kind === 'better' ? found.other.move : played;
  const move = legalMoves.find((one) => formatMove(one, legalMoves) === lesser)!;
  const expected = endOf(new Game(variant, { start: position }), thought.line ?? [thought.move]);
  return squareChanges(pieces, position.turn, expected, endAfter(pieces, position, move, thought.depth ?? 1));
}

/** How many pieces the side to move gains in a line, minus those it loses. */
function gainOf({ position, variant }: Game, line: readonly Move[]): number {
  const game = new Game(variant, { start: position });
  for (const move of line) game.play(move);
  const lead = ({ black, white }: Position): number => popcount(black) - popcount(white);
  const change = lead(game.position) - lead(position);
  return position.turn === BLACK ? change : 0 - change;
}
