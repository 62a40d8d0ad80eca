/** A board for setting up a position: choose a piece, then touch squares. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Position } from '../../../rules/position.ts';
import { BLACK, WHITE } from '../../../rules/side.ts';
import type { Variant } from '../../../rules/variant.ts';
import { BoardDrawing } from '../../board/boardDrawing.tsx';
import { pieceAt, pieceName, piecesOf } from '../../board/boardPiece.ts';
import { Piece } from '../../board/piece.tsx';
import { SquareGrid } from '../../board/squareGrid.tsx';
import { ChoiceRow } from './choiceRow.tsx';
import type { Tool } from './editPosition.ts';
import { emptyPosition, putPiece } from './editPosition.ts';

interface PositionEditorProps {
  readonly variant: Variant;
  readonly position: Position;
  readonly isFlipped: boolean;
  readonly onChange: (position: Position) => void;
}

const TOOLS: readonly Tool[] = [
  { side: BLACK, isKing: false },
  { side: BLACK, isKing: true },
  { side: WHITE, isKing: false },
  { side: WHITE, isKing: true },
  { side: undefined, isKing: false },
];

export function PositionEditor({ variant, position, isFlipped, onChange }: PositionEditorProps): VNode {
  const [tool, setTool] = useState(TOOLS[0]!);
  const { board, start } = variant;
  return (
    <div class="position-editor">
      <div class="board">
        <div class="board-inner">
          <BoardDrawing board={board} isFlipped={isFlipped} pieces={piecesOf(position, board)} />
          <SquareGrid
            board={board}
            isFlipped={isFlipped}
            label="Board to set up"
            nameOf={(square) => {
              const piece = pieceAt(position, board, square);
              return `square ${square}, ${piece ? pieceName(piece) : 'empty'}`;
            }}
            onTouch={(square) => onChange(putPiece(position, board, square, tool))}
          />
        </div>
      </div>
      <fieldset class="tools">
        <legend class="hidden">Piece to put down</legend>
        {TOOLS.map((one) => (
          <label key={toolName(one)} title={toolName(one)}>
            <input type="radio" name="tool" checked={one === tool} onChange={() => setTool(one)} />
            <span class="hidden">{toolName(one)}</span>
            <ToolSign tool={one} />
          </label>
        ))}
      </fieldset>
      <div class="editor-row">
        <ChoiceRow
          legend="To move"
          name="turn"
          choices={[
            { value: 'black', title: 'Black' },
            { value: 'white', title: 'White' },
          ]}
          chosen={position.turn === BLACK ? 'black' : 'white'}
          onChoose={(side) => onChange({ ...position, turn: side === 'black' ? BLACK : WHITE })}
        />
        <div class="buttons">
          <button type="button" onClick={() => onChange(emptyPosition(position.turn))}>
            Empty
          </button>
          <button type="button" onClick={() => onChange(start)}>
            Start
          </button>
        </div>
      </div>
    </div>
  );
}

function ToolSign({ tool: { side, isKing } }: { readonly tool: Tool }): VNode {
  return (
    <svg class="tool-sign" viewBox="-50 -50 100 100" aria-hidden="true">
      {side === undefined ? (
        <path class="empty-sign" d="M-22 -22L22 22M22 -22L-22 22" />
      ) : (
        <Piece side={side} isKing={isKing} />
      )}
    </svg>
  );
}

function toolName({ side, isKing }: Tool): string {
  return side === undefined ? 'take away' : pieceName({ side, isKing });
}
