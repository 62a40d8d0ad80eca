/** The explanations of docs/reasons.md, made again from what stands above each of them. */

import { createRng } from '../src/base/rng.ts';
import { whyPlayed } from '../src/explanations/whyMove.ts';
import { championNamed } from '../src/players/champions.ts';
import { createPlayer } from '../src/players/players.ts';
import { drawBoard } from '../src/cli/board/boardText.ts';
import { parseFen } from '../src/rules/fen.ts';
import { Game } from '../src/rules/game.ts';
import { BLACK, WHITE } from '../src/rules/side.ts';
import { variantNamed } from '../src/rules/variant.ts';

export interface ExplainedMove {
  readonly board: string;
  readonly sentence: string;
}

/** To a reader who plays Black against the champion. */
export function explainMove(champion: string, fen: string, move: string): ExplainedMove {
  const { name, player, variant: variantName } = championNamed(champion);
  const variant = variantNamed(variantName);
  const game = new Game(variant, { start: parseFen(fen, variant.board) });
  const scoreAll = game.turn === BLACK;
  const thoughtOf = () => createPlayer(player, variant).choose(game, createRng(0), { scoreAll });
  const reader = { name, playerSide: WHITE, readerSide: BLACK } as const;
  return {
    board: drawBoard(game.position, variant.board, { colour: false, unicode: true, flip: false }),
    sentence: whyPlayed(player, game, move, thoughtOf, reader).sentence,
  };
}
