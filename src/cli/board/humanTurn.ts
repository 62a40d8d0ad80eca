/** A person's turn in the terminal: reads lines until one is a move or ends the game. */

import { InputError } from '../../base/inputError.ts';
import { formatFen } from '../../rules/fen.ts';
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import { formatLegalMoves, parseMove } from '../../rules/moveText.ts';
import { sideName } from '../../rules/side.ts';
import { print } from '../terminal/terminal.ts';

/** A person's decision. `quit` also means the end of the input. */
export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' | 'draw' | 'resign' | 'quit' };

/** Shows a prompt and returns the next line, or undefined at the end of the input. */
export type Ask = (prompt: string) => Promise<string | undefined>;

const HELP = `Type a move as its squares, 11-15 or 15x22, or one of these commands:
  moves   the legal moves      undo    take your last move back
  fen     the position         draw    offer a draw
  why     why the other side played its last move
  resign  give up              quit    stop without a result`;

/** `why` explains the last move of the other side. */
export async function humanTurn(game: Game, ask: Ask, why: () => string): Promise<Decision> {
  for (;;) {
    const line = await ask(`${sideName(game.turn)}, your move (? for help): `);
    if (line === undefined) return { kind: 'quit' };
    const word = line.trim().toLowerCase();
    if (word === 'undo' || word === 'draw' || word === 'resign' || word === 'quit') return { kind: word };
    const answer = word === 'why' ? why() : answerTo(word, game);
    if (answer !== undefined) {
      print(answer);
      continue;
    }
    try {
      return { kind: 'move', move: parseMove(word, game.position, game.variant.board).move };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      print(error.message);
    }
  }
}

function answerTo(word: string, game: Game): string | undefined {
  const { board } = game.variant;
  if (word === 'help' || word === '?') return HELP;
  if (word === 'moves' || word === '') return formatLegalMoves(game.position, board).join('  ');
  if (word === 'fen') return formatFen(game.position, board);
  return undefined;
}
