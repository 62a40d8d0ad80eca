/**
 * Turns the text of a game into a game: finds its variant and its start, replays its moves, and reports those that
 * cannot be played.
 */

import { InputError } from '../../base/inputError.ts';
import type { Board } from '../board.ts';
import { parseFen } from '../fen.ts';
import { formatLegalMoves } from '../moveText.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';
import type { GameText, WrittenLine, WrittenMove } from './gameText.ts';
import { findTag, resultFromTags, variantFromGameType, variantFromTags } from './gameTags.ts';
import type { PdnGame, PdnLine, PdnMove, PdnResult } from './pdnGame.ts';
import type { Problems } from './problems.ts';
import { clip } from './problems.ts';
import type { PlayedPly, ReplayBudget, WrittenPly } from './replay.ts';
import { REPLAY_BUDGET_PLIES, replay } from './replay.ts';

/** The game in a text, as far as it can be replayed; undefined if its variant or its start is unknown. */
export function readGame(text: GameText, defaultVariant: Variant): PdnGame | undefined {
  const variant = readVariant(text, defaultVariant);
  const start = variant && readStart(text, variant);
  if (!start) return undefined;
  const replayer = new Replayer(variant.board, text.problems);
  return {
    tags: text.tags.map(({ name, value }) => ({ name, value })),
    variant,
    start,
    ...replayer.mainLine(text.main, start),
    result: readResult(text),
  };
}

/** The result in the tag or, if the tag has none, the one at the end of the moves. */
function readResult({ tags, terminator }: GameText): PdnResult {
  const told = resultFromTags(tags) ?? '*';
  return told === '*' ? (terminator ?? '*') : told;
}

function readVariant({ tags, problems }: GameText, defaultVariant: Variant): Variant | undefined {
  const named = variantFromTags(tags);
  if (named) return named;
  const tag = findTag(tags, 'GameType');
  if (!tag) return defaultVariant;
  const variant = variantFromGameType(tag.value);
  if (!variant) {
    const known = 'Only 21, English draughts, is read: "21", "21,B,8,8,N1,0" or "21,B,6,6,N1,0"';
    problems.add('pdn-unknown-game-type', tag, `The game type is "${clip(tag.value)}". ${known}.`);
  }
  return variant;
}

function readStart({ tags, problems }: GameText, variant: Variant): Position | undefined {
  const tag = findTag(tags, 'FEN');
  if (!tag) return variant.start;
  const start = readPosition(tag.value, variant.board);
  if (!(start instanceof InputError)) return start;
  problems.add('pdn-bad-fen', tag, start.message);
  return undefined;
}

/** Longer than any position, so that parsing one always takes little time. */
const MAX_FEN_LENGTH = 1000;

function readPosition(fen: string, board: Board): Position | InputError {
  try {
    return parseFen(fen.slice(0, MAX_FEN_LENGTH), board);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

class Replayer {
  readonly #board: Board;
  readonly #problems: Problems;
  readonly #budget: ReplayBudget = { plies: REPLAY_BUDGET_PLIES };

  constructor(board: Board, problems: Problems) {
    this.#board = board;
    this.#problems = problems;
  }

  mainLine(line: WrittenLine, start: Position): PdnLine {
    return this.#line(line, start, 1, true);
  }

  #line(line: WrittenLine, start: Position, firstPly: number, isMain: boolean): PdnLine {
    const played = replay(start, this.#writtenPlies(line.moves), this.#board, this.#budget);
    const next = line.moves[played.length];
    if (next) this.#reportStop(next, played.at(-1)?.position ?? start, firstPly + played.length, isMain);
    const moves = played.map((ply, index) => this.#move(line.moves[index]!, ply, firstPly + index));
    return { comment: line.comment, moves };
  }

  #move(written: WrittenMove, { move, before }: PlayedPly, ply: number): PdnMove {
    const { glyphs, comment, setup } = written;
    const variations = written.variations
      .map((line) => this.#line(line, before, ply, false))
      .filter((line) => line.comment !== '' || line.moves.length > 0);
    return { move, glyphs, comment, variations, ...(setup && { setup: before }) };
  }

  /** The moves before the first one whose set-up position is invalid. */
  #writtenPlies(moves: readonly WrittenMove[]): WrittenPly[] {
    const written: WrittenPly[] = [];
    for (const { token, setup } of moves) {
      const position = setup && readPosition(setup.fen, this.#board);
      if (position instanceof InputError) break;
      written.push({ squares: token.squares, setup: position });
    }
    return written;
  }

  #reportStop(move: WrittenMove, before: Position, ply: number, isMain: boolean): void {
    const { token, setup } = move;
    if (isMain) this.#problems.forgetAfter(setup ?? token);
    const position = setup ? readPosition(setup.fen, this.#board) : before;
    if (position instanceof InputError) {
      this.#problems.add('pdn-bad-fen', setup!, position.message);
    } else {
      const code = isMain ? 'pdn-illegal-move' : 'pdn-illegal-variation-move';
      this.#problems.addIllegal(code, token, ply, () => formatLegalMoves(position, this.#board));
    }
  }
}
