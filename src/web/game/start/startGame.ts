/** Starts a game on the server, then opens its page. */

import type { GameOrder, GameView } from '../../../api/gameApi.ts';
import type { SideName } from '../../../api/fieldApi.ts';
import { formatFen } from '../../../rules/fen.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { go } from '../../router.ts';
import { ask } from '../../server.ts';

export async function startGame(order: GameOrder): Promise<void> {
  const { id } = await ask('POST /api/games', order);
  go(`/game/${id}`);
}

/** The same game again, optionally with swapped sides. */
export function startAgain(view: GameView, isSwapped: boolean): Promise<void> {
  const side = isSwapped ? otherSide(view.side) : view.side;
  return startGame(orderFrom(view, side, view.startFen));
}

/** The same opponent from another position. */
export function startFrom(view: GameView, fen: string): Promise<void> {
  return startGame(orderFrom(view, view.side, fen));
}

function orderFrom({ variant, opponent }: GameView, side: SideName, fen: string): GameOrder {
  const { board, start } = variantNamed(variant);
  const order: GameOrder = { variant, opponent: opponent.spec, side };
  return fen === formatFen(start, board) ? order : { ...order, fen };
}

function otherSide(side: SideName): SideName {
  return side === 'black' ? 'white' : 'black';
}
