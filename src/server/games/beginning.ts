/** The start of a game: the start position of its variant, a given position, or the end of another game. */

import { InputError } from '../../base/inputError.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { parseFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import type { PdnProblemCode } from '../../rules/pdn/problems.ts';
import { parsePdn } from '../../rules/pdn/reader.ts';
import type { Variant } from '../../rules/variant.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PlayedMoves } from '../../thinking/playedMoves.ts';
import { playedMoves } from '../../thinking/playedMoves.ts';

export interface BeginningOrder {
  readonly variant: string;
  readonly fen?: string | undefined;
  readonly pdn?: string | undefined;
}

/** Throws if the game is already over. */
export function beginning({ variant: name, fen, pdn }: BeginningOrder): PlayedMoves {
  const variant = variantNamed(name);
  if (fen !== undefined && pdn !== undefined) {
    throw new InputError(
      'start-twice',
      'A game starts from a position or from another game. Give only one of the two.',
    );
  }
  const game = pdn === undefined ? fromFen(fen, variant) : fromPdn(pdn, variant);
  if (game.outcome) {
    const sentence = `This game is already over. ${describeOutcome(game.outcome, variant)}`;
    throw new InputError('start-over', sentence);
  }
  return playedMoves(game);
}

function fromFen(fen: string | undefined, variant: Variant): Game {
  return new Game(variant, fen === undefined ? {} : { start: parseFen(fen, variant.board) });
}

/** The first game in a text. If a position is set up in the middle of it, the game starts there. */
function fromPdn(text: string, variant: Variant): Game {
  const pdn = firstGame(text, variant);
  if (pdn.variant !== variant) {
    const sentence = `The text is a game of ${pdn.variant.title}, not of ${variant.title}. Select ${pdn.variant.title} first.`;
    throw new InputError('pdn-variant', sentence);
  }
  const last = pdn.moves.findLastIndex(({ setup }) => setup !== undefined);
  const game = new Game(variant, { start: pdn.moves[last]?.setup ?? pdn.start });
  for (const { move } of pdn.moves.slice(Math.max(0, last))) game.play(move);
  return game;
}

/** Faults in moves are errors; faults in comments are ignored. */
const GRAVE: ReadonlySet<PdnProblemCode> = new Set([
  'pdn-bad-fen',
  'pdn-illegal-move',
  'pdn-too-large',
  'pdn-unknown-game-type',
]);

function firstGame(text: string, variant: Variant): PdnGame {
  const [entry] = parsePdn(text, { variant });
  if (!entry)
    throw new InputError(
      'pdn-empty',
      'There is no game in the text. Paste one in PDN, such as 1. 11-15 22-18 2. 15x22 25x18.',
    );
  const { game, problems } = entry;
  const isEmpty = game?.moves.length === 0;
  const problem = problems.find(({ code }) => isEmpty || GRAVE.has(code)) ?? (game ? undefined : problems[0]);
  if (problem) throw new InputError(problem.code, `Line ${problem.line}: ${problem.message}`);
  return game!;
}
