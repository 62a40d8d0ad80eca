/** A field for an expression of one's own, which then has a page like any other strategy. */

import type { TargetedSubmitEvent, VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { go } from '../router.ts';
import { strategyAddress } from './strategyAddress.ts';

interface ExpressionFormProps {
  readonly variant: string;
  /** What stands in the field at first. */
  readonly text?: string;
}

export function ExpressionForm({ variant, text: first = '' }: ExpressionFormProps): VNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const show = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = field.current!.value.trim();
    // A player that plays by an expression is as good as the expression.
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
          Features such as own.men, joined by + - * /, max, min, abs and if; or as evolution writes it, as in mul(x[73],
          x[24]). Its page explains it, and one can play it.
        </p>
      </div>
    </form>
  );
}
