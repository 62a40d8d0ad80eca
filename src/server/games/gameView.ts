/** A stored game as the pages show it. */

import type { GameList, GameView, OpponentView } from '../../api/gameApi.ts';
import { openingOf } from '../../arena/openingNames.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import { HIDDEN_OPPONENT, opponentView } from './opponentView.ts';
import { positionAt, ruledOutcome } from './playedGame.ts';

/** The part of a game's state that is not stored. */
export interface GameState {
  readonly isThinking: boolean;
  readonly trouble: string | null;
}

export function gameView(play: PlayRecord, client: string, { isThinking, trouble }: GameState): GameView {
  const { id, variant, side, owner, seed, start, moves, version, participant, createdAt, updatedAt } = play;
  const isYours = owner === client;
  return {
    id,
    variant,
    side,
    isYours,
    opponent: opponentOf(play),
    seed,
    startFen: start,
    moves: [...moves],
    opening: openingView(play),
    outcome: outcomeView(play),
    isThinking,
    trouble,
    version,
    // The token is enough to withdraw from the study.
    participant: isYours ? participant : null,
    createdAt,
    updatedAt,
  };
}

export function listedGame(play: PlayRecord): GameList['games'][number] {
  const { id, variant, side, moves, updatedAt } = play;
  const fen = formatFen(positionAt(play), variantNamed(variant).board);
  const plies = moves.length;
  return { id, variant, side, opponent: opponentOf(play), outcome: outcomeView(play), updatedAt, plies, fen };
}

export function opponentOf({ opponent, player, variant, participant }: PlayRecord): OpponentView {
  return participant === null ? opponentView(opponent, player, variant) : HIDDEN_OPPONENT;
}

function openingView(play: PlayRecord): GameView['opening'] {
  const opening = openingOf(play);
  return opening ? { number: opening.number, status: opening.status, name: opening.name ?? null } : null;
}

function outcomeView({ outcome, variant }: PlayRecord): GameView['outcome'] {
  return outcome && { ...outcome, sentence: describeOutcome(ruledOutcome(outcome), variantNamed(variant)) };
}
