/** The position and the game as text, to copy, share or continue from. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatFen } from '../../../rules/fen.ts';
import { Trouble } from '../../parts/notice.tsx';
import { addressOf, ask, sentenceOf } from '../../server.ts';
import type { GameState } from '../gameState.ts';
import { startFrom } from '../start/startGame.ts';
import { CopyButton, CopyField } from './copyField.tsx';

export function PositionTab({ state }: { readonly state: GameState }): VNode {
  const [problem, setProblem] = useState<string | undefined>();
  const view = state.view.value!;
  const { board, positions } = state.line.value!;
  const fen = formatFen(positions[state.ply.value]!, board);
  const setUp = new URLSearchParams({ variant: view.variant, fen, opponent: view.opponent.spec });
  const isOver = state.isNow.value && view.outcome !== null;
  const playFromHere = (): void => {
    startFrom(view, fen).catch((error: unknown) => setProblem(sentenceOf(error)));
  };
  return (
    <>
      <CopyField label="Position (FEN)" text={fen} />
      <CopyField label="Address of this game" text={`${location.origin}/game/${view.id}`} />
      <div class="buttons">
        <CopyPdn id={view.id} />
        <a class="button" href={addressOf('GET /api/games/:id/pdn', { id: view.id, download: '1' })} download>
          Download PDN
        </a>
        {view.participant === null && !isOver && (
          <button type="button" onClick={playFromHere}>
            Play from here
          </button>
        )}
        {view.participant === null && (
          <a class="button" href={`/?${setUp.toString()}`}>
            Set up
          </a>
        )}
      </div>
      {problem !== undefined && <Trouble>{problem}</Trouble>}
    </>
  );
}

/** Copies a game as PDN, which the server writes. */
function CopyPdn({ id }: { readonly id: string }): VNode {
  return <CopyButton label="Copy PDN" textOf={() => ask('GET /api/games/:id/pdn', { id })} />;
}
