/** Deletes a run, after you have confirmed it. */

import type { VNode } from 'preact';
import { ConfirmButton } from '../parts/confirmButton.tsx';
import { ask } from '../server.ts';

interface DeleteRunProps {
  readonly run: { readonly id: number; readonly name: string };
  readonly onDeleted: () => void;
}

export function DeleteRun({ run: { id, name }, onDeleted }: DeleteRunProps): VNode {
  const act = async (): Promise<void> => {
    await ask('DELETE /api/runs/:id', { id });
    onDeleted();
  };
  return (
    <ConfirmButton word="Delete" about={`run ${id}`} really="Delete" keep="Keep" act={act}>
      Delete run {id}, {name}, and all its data?
    </ConfirmButton>
  );
}
