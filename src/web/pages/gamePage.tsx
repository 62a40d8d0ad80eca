/** A game: the board as large as the window allows, and beside it one column with everything about the game. */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BoardPlace } from '../game/boardPlace.tsx';
import { lostPieces } from '../game/gameLine.ts';
import { GameButtons } from '../game/gameButtons.tsx';
import { GameState } from '../game/gameState.ts';
import { GameTabs } from '../game/tabs/gameTabs.tsx';
import { MoveField } from '../game/moves/moveField.tsx';
import { MoveList } from '../game/moves/moveList.tsx';
import { MoveNavigation } from '../game/moves/moveNavigation.tsx';
import { OpponentHead } from '../game/opponentHead.tsx';
import { Result } from '../game/result.tsx';
import { TurnLine } from '../game/turnLine.tsx';
import { WithMoves } from '../game/tabs/withMoves.tsx';
import { Waiting } from '../parts/notice.tsx';
import { pathParts } from '../router.ts';
import { useTitle } from '../title.ts';
import { moveInWords } from '../board/moveWords.ts';
import '../styles/game.css';
import '../styles/gameMoves.css';
import '../styles/gameTabs.css';
import '../styles/ratings.css';

export function GamePage(): VNode {
  const [state] = useState(() => new GameState(pathParts.value[1]!));
  useEffect(() => state.follow(), [state]);
  if (state.view.value) return <Game state={state} />;
  if (state.failure.value === undefined) return <Waiting>Loading the game.</Waiting>;
  return (
    <div class="page">
      <h1>This game cannot be shown</h1>
      <p>{state.failure.value}</p>
      <p>
        <a href="/">Play a new game</a>
      </p>
    </div>
  );
}

function Game({ state }: { readonly state: GameState }): VNode {
  const field = useRef<HTMLInputElement>(null);
  const view = state.view.value!;
  const line = state.line.value!;
  useTitle(`Game against ${view.opponent.title}`);
  const isOver = view.outcome !== null;
  return (
    <div class="game">
      <BoardPlace state={state} onDigit={() => field.current?.focus()} />
      <div class="game-column">
        <OpponentHead view={view} lost={lostPieces(line, state.ply.value)} />
        <div class="game-status">
          <TurnLine state={state} />
          <Remarks state={state} />
          <Result state={state} />
        </div>
        <MoveList state={state} />
        <div class="move-row">
          <MoveNavigation state={state} />
          {view.isYours && !isOver && <MoveField state={state} field={field} />}
        </div>
        <GameButtons state={state} />
        <GameTabs state={state} />
      </div>
      <MoveTeller state={state} />
    </div>
  );
}

/** Other messages about the game. */
function Remarks({ state }: { readonly state: GameState }): VNode {
  const view = state.view.value!;
  return (
    <>
      {view.participant !== null && view.isYours && view.outcome === null && (
        <p class="remark">
          <a href={`/take/${view.participant}`}>Back to the study</a>
        </p>
      )}
      {!view.isYours && <p class="remark">You are watching. This game was started in another browser.</p>}
      {view.trouble !== null && <p class="remark trouble">{view.trouble}</p>}
      {state.notice.value !== undefined && (
        <p class="remark" role="status">
          <WithMoves text={state.notice.value} />
        </p>
      )}
      {!state.isConnected.value && (
        <p class="remark" role="status">
          Connection lost. Trying again.
        </p>
      )}
    </>
  );
}

/** Announces each move and the result to screen readers. */
function MoveTeller({ state }: { readonly state: GameState }): VNode {
  const [view, line, ply] = [state.view.value!, state.line.value!, state.ply.value];
  const move = line.moves[ply - 1];
  const told = move ? `${moveInWords(move, line.positions[ply - 1]!.turn)}.` : '';
  const result = view.outcome && state.isNow.value ? ` ${view.outcome.sentence}` : '';
  return (
    <p class="hidden" aria-live="polite">
      {told}
      {result}
    </p>
  );
}
