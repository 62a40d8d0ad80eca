/**
 * A finished game on a board. It plays automatically, or move by move with buttons, the list of moves or arrow keys.
 */

import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RunGames } from '../../api/runApi.ts';
import { Board } from '../board/board.tsx';
import { moveRows, readLine } from '../game/gameLine.ts';
import type { GameLine } from '../game/gameLine.ts';
import type { Showing } from '../game/gameNews.ts';
import { motionBetween } from '../game/gameNews.ts';
import type { Motion } from '../board/motion.ts';
import { formatNoun } from '../numberText.ts';
import { playerTitle } from './watchAddress.ts';
import '../styles/gameViewer.css';

interface GameViewerProps {
  readonly variant: string;
  readonly game: RunGames['games'][number];
}

const NO_MOVES = [] as const;
const RESULTS: Readonly<Record<string, string>> = { '1-0': 'Black wins.', '0-1': 'White wins.', '1/2-1/2': 'A draw.' };
const MOVE_MS = 700;

export function GameViewer({ variant, game }: GameViewerProps): VNode {
  const line = useMemo(() => readLine(variant, game.startFen, game.moves), [variant, game]);
  const [ply, setPly] = useState(0);
  const last = line.moves.length;
  const [isRunning, setRunning] = useState(false);
  const lookAt = (wanted: number): void => {
    setRunning(false);
    setPly(Math.max(0, Math.min(last, wanted)));
  };
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setPly((before) => Math.min(last, before + 1)), MOVE_MS);
    return () => clearInterval(timer);
  }, [isRunning, last]);
  const isMoving = isRunning && ply < last;
  const run = (): void => {
    if (ply === last) setPly(0);
    setRunning(!isMoving);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // On the board itself, arrow keys move from square to square.
    const isOnBoard = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    const wanted = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined || isOnBoard || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    lookAt(wanted);
  };
  return (
    <div class="game-viewer" onKeyDown={onKeyDown}>
      <Board
        board={line.board}
        position={line.positions[ply]!}
        isFlipped={false}
        label={`Position after ${formatNoun(ply, 'move')}`}
        legal={NO_MOVES}
        lastMove={line.moves[ply - 1]}
        motion={useMotionTo({ line, ply })}
        onMove={() => undefined}
      />
      <div class="game-side">
        <p>
          Black: <strong>{playerTitle(game.black)}</strong>. White: <strong>{playerTitle(game.white)}</strong>.{' '}
          {RESULTS[game.result] ?? game.result}
        </p>
        <div class="buttons" role="group" aria-label="Through the game">
          <button type="button" class="main-button" onClick={run}>
            {isMoving ? 'Pause' : 'Play'}
          </button>
          <button type="button" disabled={ply === 0} onClick={() => lookAt(0)}>
            First
          </button>
          <button type="button" disabled={ply === 0} onClick={() => lookAt(ply - 1)}>
            Back
          </button>
          <button type="button" disabled={ply === last} onClick={() => lookAt(ply + 1)}>
            Forward
          </button>
          <button type="button" disabled={ply === last} onClick={() => lookAt(last)}>
            Last
          </button>
        </div>
        <p class="quiet small" role={isMoving ? undefined : 'status'}>
          {ply === 0 ? `Start; ${formatNoun(last, 'move')} to come.` : `Move ${ply} of ${last}: ${line.texts[ply - 1]}`}
        </p>
        <Moves line={line} ply={ply} lookAt={lookAt} />
        <details>
          <summary>As PDN</summary>
          <pre>{game.pdn}</pre>
        </details>
      </div>
    </div>
  );
}

interface MovesProps extends Showing {
  readonly lookAt: (ply: number) => void;
}

function Moves({ line, ply, lookAt }: MovesProps): VNode {
  return (
    <ol class="viewer-moves" aria-label="Moves">
      {moveRows(line).map(({ number, plies }) => (
        <li key={number}>
          <span class="quiet">{number}.</span>
          {plies.map((index, place) => (
            <MoveButton key={place} line={line} index={index} ply={ply} lookAt={lookAt} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function MoveButton({ line, index, ply, lookAt }: MovesProps & { readonly index: number | undefined }): VNode {
  if (index === undefined) return <span />;
  return (
    <button
      type="button"
      class="quiet-button notation"
      aria-current={index === ply - 1 ? 'true' : undefined}
      onClick={() => lookAt(index + 1)}
    >
      {line.texts[index]}
    </button>
  );
}

/** The motion from the previously shown position to this one. */
function useMotionTo({ line, ply }: { line: GameLine; ply: number }): Motion | undefined {
  const before = useRef<(Showing & { motion: Motion | undefined }) | undefined>(undefined);
  if (before.current?.ply !== ply || before.current.line !== line) {
    before.current = { line, ply, motion: motionBetween(before.current, { line, ply }, 1) };
  }
  return before.current.motion;
}
