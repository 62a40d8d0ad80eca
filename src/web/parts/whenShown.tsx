/** A page about one thing that may not be there: then it says what is wrong, and shows the way back. */

import type { ComponentChildren, VNode } from 'preact';
import type { Loaded } from '../loaded.ts';
import { Trouble, Waiting } from './notice.tsx';

interface WhenShownProps<Value> {
  readonly loaded: Loaded<Value>;
  /** As in `run`. */
  readonly thing: string;
  /** A link to the others. */
  readonly back: VNode;
  readonly children: (value: Value) => ComponentChildren;
}

export function WhenShown<Value>({ loaded, thing, back, children }: WhenShownProps<Value>): VNode {
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'here') return <>{children(loaded.value)}</>;
  return (
    <>
      <h1>This {thing} cannot be shown</h1>
      <Trouble>{loaded.sentence}</Trouble>
      <p>{back}</p>
    </>
  );
}
