/** A field for your own expression, which then has a page like any other strategy. */

import type { TargetedSubmitEvent, VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { go } from '../router.ts';
import { strategyAddress } from './strategyAddress.ts';

interface ExpressionFormProps {
  readonly variant: string;
  /** The initial text of the field. */
  readonly text?: string;
}

export function ExpressionForm({ variant, text: first = '' }: ExpressionFormProps): VNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const show = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = field.current!.value.trim();
    // A player spec is accepted too.
    if (text !== '') go(strategyAddress(text.includes(':') ? text : `expression:${text}`, variant));
  };
  return (
    <form class="expression-form" onSubmit={show}>
      <div class="field">
        <label for={id}>Look at an expression</label>
        <div class="expression-line">
          <input
            id={id}
            ref={field}
            name="expression"
            class="notation"
            defaultValue={first}
            required
            maxLength={3900}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder="own.men - opponent.men + 0.1 * own.mobility"
            aria-describedby={`${id}-help`}
          />
          <button type="submit">Look</button>
        </div>
        <p class="help" id={`${id}-help`}>
          Combine features such as own.men with + - * /, max, min, abs and if; or use evolved notation such as
          mul(x[73], x[24]). The page explains the expression, and you can play against it.
        </p>
      </div>
    </form>
  );
}
