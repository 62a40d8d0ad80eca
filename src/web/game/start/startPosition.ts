/** Where a game starts: the normal start, a pasted text, or a position set up on the board. */

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
  /** The position set up on the board, if any. */
  readonly position: Position | undefined;
}

export const NORMAL_START: StartChoice = { mode: 'start', text: '', position: undefined };

interface Start {
  /** The position to show. The server reads a pasted game. */
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

/** A position from the address is set up on the board. An invalid one is left in the text field to correct. */
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
