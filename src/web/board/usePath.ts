/** The path of a move that is being entered. */

import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../../rules/move.ts';
import type { Path } from './moveInput.ts';

/** The path so far; it is dropped when other moves are legal, and on Escape. */
export function usePath(legal: readonly Move[]): [Path, (path: Path) => void] {
  const [entry, setEntry] = useState<{ readonly legal: readonly Move[]; readonly path: Path }>({ legal, path: [] });
  const setPath = (path: Path): void => setEntry({ legal, path });
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPath([]);
    };
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, [legal]);
  return [entry.legal === legal ? entry.path : [], setPath];
}
