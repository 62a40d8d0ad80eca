/** Copies a game as PDN, which the server writes. */

import type { VNode } from 'preact';
import { CopyButton } from './copyField.tsx';

export function CopyPdn({ id }: { readonly id: string }): VNode {
  const textOf = async (): Promise<string> => {
    const response = await fetch(`/api/games/${id}/pdn`);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.text();
  };
  return <CopyButton label="Copy PDN" textOf={textOf} />;
}
