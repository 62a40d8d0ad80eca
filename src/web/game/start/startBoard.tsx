/** The start position of a game, and ways to choose another. */

import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Position } from '../../../rules/position.ts';
import type { Variant } from '../../../rules/variant.ts';
import { SmallBoard } from '../../board/smallBoard.tsx';
import { Trouble } from '../../parts/notice.tsx';
import { ChoiceRow } from './choiceRow.tsx';
import { PositionEditor } from './positionEditor.tsx';
import type { StartChoice } from './startPosition.ts';

interface StartBoardProps {
  readonly variant: Variant;
  readonly isFlipped: boolean;
  readonly choice: StartChoice;
  /** The position that was chosen. */
  readonly position: Position;
  /** Why no game can start from it. */
  readonly problem: string | undefined;
  readonly onChange: (choice: StartChoice) => void;
}

export function StartBoard(props: StartBoardProps): VNode {
  const { variant, isFlipped, choice, position, problem, onChange } = props;
  const id = useId();
  const trouble = useRef<HTMLDivElement>(null);
  // On a phone the message may be off screen when the button is pressed.
  useEffect(() => trouble.current?.scrollIntoView({ block: 'center' }), [problem]);
  return (
    <div class="start-board">
      {choice.mode === 'board' ? (
        <PositionEditor
          variant={variant}
          position={position}
          isFlipped={isFlipped}
          onChange={(changed) => onChange({ ...choice, position: changed })}
        />
      ) : (
        <SmallBoard board={variant.board} position={position} isFlipped={isFlipped} isNumbered />
      )}
      <ChoiceRow
        legend="Position"
        name="position"
        choices={[
          { value: 'start', title: 'Start' },
          { value: 'text', title: 'Paste FEN or PDN' },
          { value: 'board', title: 'Set up' },
        ]}
        chosen={choice.mode}
        onChoose={(mode) => onChange({ ...choice, mode, position: mode === 'board' ? position : choice.position })}
      />
      {choice.mode === 'text' && (
        <div class="field">
          <label for={id}>FEN or PDN</label>
          <textarea
            id={id}
            class="notation"
            placeholder="B:W21,22,K10:B1,5,12"
            value={choice.text}
            onInput={(event) => onChange({ ...choice, text: event.currentTarget.value })}
          />
        </div>
      )}
      {problem !== undefined && (
        <div ref={trouble}>
          <Trouble>{problem}</Trouble>
        </div>
      )}
    </div>
  );
}
