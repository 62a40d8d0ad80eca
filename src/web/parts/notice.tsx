/** What a page says while it waits, when something went wrong, and when there is nothing to show yet. */

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
