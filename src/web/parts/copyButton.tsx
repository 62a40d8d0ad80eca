/** Copies a text, or says that the browser does not allow it. The text itself is beside the button. */

import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ComponentChildren;
}

const SHOWN_MS = 2000;

export function CopyButton({ text, children }: CopyButtonProps): VNode {
  const [said, setSaid] = useState<string>();
  const say = (word: string): void => {
    setSaid(word);
    setTimeout(() => setSaid(undefined), SHOWN_MS);
  };
  const copy = (): void => {
    // Browsers provide no clipboard to unencrypted pages, except on localhost.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return say('Not allowed here');
    clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not allowed here'),
    );
  };
  return (
    <button type="button" class="copy-button no-print" onClick={copy}>
      <span aria-live="polite">{said ?? children}</span>
    </button>
  );
}
