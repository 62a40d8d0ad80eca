/** Deletes a run, after the person has said so twice, in the same place. */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { remove, sentenceOf } from '../server.ts';

interface DeleteRunProps {
  readonly run: { readonly id: number; readonly name: string };
  readonly onDeleted: () => void;
}

export function DeleteRun({ run, onDeleted }: DeleteRunProps): VNode {
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const keep = useRef<HTMLButtonElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) begin.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const deleteIt = (): void => {
    remove(`/api/runs/${run.id}`).then(onDeleted, (error: unknown) => {
      setTrouble(sentenceOf(error));
      setAsking(false);
    });
  };
  if (!isAsking) {
    return (
      <>
        <button ref={begin} type="button" class="danger-button" onClick={() => setAsking(true)}>
          Delete<span class="hidden"> run {run.id}</span>
        </button>
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </>
    );
  }
  return (
    <div class="asking" role="group" aria-label={`Delete run ${run.id}`}>
      <span>Delete run {run.id} with all that was kept of it?</span>
      <button type="button" class="danger-button" onClick={deleteIt}>
        Delete
      </button>
      <button ref={keep} type="button" onClick={() => setAsking(false)}>
        Keep
      </button>
    </div>
  );
}
