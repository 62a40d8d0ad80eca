/** Messages for a page that is loading, has failed, or has nothing to show yet. */

import type { ComponentChildren, VNode } from 'preact';
import type { Loaded } from '../loaded.ts';

export function Waiting({ children = 'Loading.' }: { readonly children?: ComponentChildren }): VNode {
  return (
    <p class="quiet waiting" role="status">
      {children}
    </p>
  );
}

export function Trouble({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <p class="trouble" role="alert">
      {children}
    </p>
  );
}

/** An empty page says what will be here and how to get it. */
export function Empty({ children }: { readonly children: ComponentChildren }): VNode {
  return <div class="empty">{children}</div>;
}

interface WhenLoadedProps<Value> {
  readonly loaded: Loaded<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

export function WhenLoaded<Value>({ loaded, children }: WhenLoadedProps<Value>): VNode {
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Trouble>{loaded.sentence}</Trouble>;
  return <>{children(loaded.value)}</>;
}

interface WhenShownProps<Value> {
  readonly loaded: Loaded<Value>;
  /** As in `run`. */
  readonly thing: string;
  /** A link to the list. */
  readonly back: VNode;
  readonly children: (value: Value) => ComponentChildren;
}

/** A page about one thing that may not exist. It then says what is wrong and links back. */
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
