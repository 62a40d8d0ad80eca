/** A text with a button that copies it. */

import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
}

export function CopyField({ label, text }: CopyFieldProps): VNode {
  const id = useId();
  return (
    <div class="field copy-field">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input id={id} class="notation" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton label="Copy" textOf={async () => text} />
      </div>
    </div>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly textOf: () => Promise<string>;
}

/** Says briefly whether copying worked. Browsers refuse on insecure addresses. */
export function CopyButton({ label, textOf }: CopyButtonProps): VNode {
  const [said, setSaid] = useState<string | undefined>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await textOf());
      setSaid('Copied');
    } catch {
      setSaid('Not copied');
    }
    setTimeout(() => setSaid(undefined), SAYING_MS);
  };
  return (
    <button type="button" onClick={() => void copy()} aria-live="polite">
      {said ?? label}
    </button>
  );
}

const SAYING_MS = 1500;
