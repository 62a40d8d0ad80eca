/** Where a game begins: at the start, from a text that was pasted, or from a position that was set up. */

import type { GameOrder } from '../../../api/gameApi.ts';
import { InputError } from '../../../base/inputError.ts';
import { formatFen, parseFen } from '../../../rules/fen.ts';
import type { Position } from '../../../rules/position.ts';
import type { Variant } from '../../../rules/variant.ts';
import { positionProblem } from './editPosition.ts';

type StartMode = 'start' | 'text' | 'board';

export interface StartChoice {
  readonly mode: StartMode;
  readonly text: string;
  /** As set up; undefined before that. */
  readonly position: Position | undefined;
}

export const NORMAL_START: StartChoice = { mode: 'start', text: '', position: undefined };

interface Start {
  /** What to show; a pasted game is read by the server. */
  readonly position: Position;
  readonly order: Pick<GameOrder, 'fen' | 'pdn'>;
  readonly problem?: string;
}

export function startOf({ mode, text, position }: StartChoice, { board, start }: Variant): Start {
  if (mode === 'start') return { position: start, order: {} };
  if (mode === 'board') return playable(position ?? start, { fen: formatFen(position ?? start, board) });
  if (text.trim() === '') return { position: start, order: {}, problem: 'Paste a position or a game.' };
  if (!/^\s*[bw]\s*:/i.test(text)) return { position: start, order: { pdn: text } };
  try {
    return playable(parseFen(text, board), { fen: text.trim() });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { position: start, order: {}, problem: error.message };
  }
}

/** A position that an address asks for is set up on the board; one that cannot be played is left to be corrected. */
export function askedStart(fen: string | null, variant: Variant): StartChoice {
  if (fen === null) return NORMAL_START;
  const pasted: StartChoice = { mode: 'text', text: fen, position: undefined };
  const { position, problem } = startOf(pasted, variant);
  return problem === undefined ? { ...pasted, mode: 'board', position } : pasted;
}

function playable(position: Position, order: Start['order']): Start {
  const problem = positionProblem(position);
  return problem === undefined ? { position, order } : { position, order, problem };
}
