/** Copies a game as PDN, which the server writes. */

import type { VNode } from 'preact';
import { ask } from '../../server.ts';
import { CopyButton } from './copyField.tsx';

export function CopyPdn({ id }: { readonly id: string }): VNode {
  return <CopyButton label="Copy PDN" textOf={() => ask('GET /api/games/:id/pdn', { id })} />;
}
