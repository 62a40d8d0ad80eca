/** A button for an irreversible action. It asks for confirmation in place, and only the second press counts. */

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sentenceOf } from '../server.ts';
import { Trouble } from './notice.tsx';

interface ConfirmButtonProps {
  /** The label of the first button. */
  readonly word: string;
  /** What the action applies to, if the page has several such buttons. Only for screen readers. */
  readonly about?: string;
  /** The label of the button that confirms. */
  readonly really: string;
  readonly keep: string;
  /** What will happen. */
  readonly children: ComponentChildren;
  readonly act: () => Promise<void>;
}

export function ConfirmButton({ word, about = '', really, keep, children, act }: ConfirmButtonProps): VNode {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const keepButton = useRef<HTMLButtonElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The keyboard focus moves to the harmless answer.
  useEffect(() => {
    if (isAsking) keepButton.current?.focus();
    else if (wasAsking.current) firstButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button type="button" class="danger-button no-print" ref={firstButton} onClick={() => setAsking(true)}>
        {word}
        {about !== '' && <span class="hidden"> {about}</span>}
      </button>
    );
  }
  const confirm = (): void => {
    setBusy(true);
    act().catch((error: unknown) => {
      setTrouble(sentenceOf(error));
      setBusy(false);
    });
  };
  return (
    <div class="confirm" role="group" aria-label={about === '' ? word : `${word} ${about}`}>
      <p>{children}</p>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <div class="buttons">
        <button type="button" class="danger-button" disabled={isBusy} onClick={confirm}>
          {really}
        </button>
        <button type="button" ref={keepButton} onClick={() => setAsking(false)}>
          {keep}
        </button>
      </div>
    </div>
  );
}
