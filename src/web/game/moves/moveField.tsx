/** A text field for typing a move. */

import type { RefObject, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { InputError } from '../../../base/inputError.ts';
import { formatMove } from '../../../rules/moveText.ts';
import type { GameState } from '../gameState.ts';

interface MoveFieldProps {
  readonly state: GameState;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function MoveField({ state, field }: MoveFieldProps): VNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const legal = state.legal.value;
  const isTurn = legal.length > 0;
  const enter = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '' || !isTurn) return;
    try {
      state.enterText(text);
      setText('');
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <form class="move-field" onSubmit={enter}>
      <label for="move-text">Move</label>
      <input
        id="move-text"
        class="notation"
        ref={field}
        value={text}
        placeholder={legal[0] ? formatMove(legal[0], legal) : ''}
        autocomplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : 'move-problem'}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {problem !== undefined && (
        <p id="move-problem" class="move-problem small" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
