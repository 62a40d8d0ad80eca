/**
 * Games as PDN text in one form: PDN 3.0 as specified, tags first, lines of at most 80 columns, and `*` at the end of
 * every game. Reading the text back gives the same game.
 */

import type { Board } from '../board.ts';
import { formatFen } from '../fen.ts';
import { legalMoves, positionAfter } from '../move.ts';
import { formatMove } from '../moveText.ts';
import type { Position } from '../position.ts';
import { BLACK } from '../side.ts';
import { isPlayTag, playTags } from './gameTags.ts';
import type { PdnGame, PdnLine, PdnMove, PdnTag } from './pdnGame.ts';
import { normaliseComment, normaliseGlyph } from './pdnGame.ts';
import { formatTag } from './tagPair.ts';

const COLUMNS = 80;

/** The tags that come first, if the game has them. */
const LEADING_TAGS = ['Event', 'Site', 'Date', 'Round', 'Black', 'White'];

/** The text of a game, with an empty line at its end, so that games can be concatenated. */
export function formatPdn(game: PdnGame): string {
  const tags = orderedTags(game).map(formatTag);
  const words = [...lineWords(game, game.start, 1, game.variant.board), '*'];
  return [...tags, ...wrap(words), '', ''].join('\n');
}

function orderedTags(game: PdnGame): PdnTag[] {
  const others = game.tags.filter((tag) => !isPlayTag(tag));
  const leading = LEADING_TAGS.flatMap((name) => others.filter((tag) => tag.name === name));
  const trailing = others.filter((tag) => !LEADING_TAGS.includes(tag.name));
  return [...leading, ...playTags(game), ...trailing];
}

/** The words of a line of moves. A word is never split across two lines of text. */
function* lineWords(line: PdnLine, start: Position, firstNumber: number, board: Board): Generator<string> {
  yield* commentWords(line.comment);
  let position = start;
  let number = firstNumber;
  let isInterrupted = true;
  for (const move of line.moves) {
    if (move.setup) {
      position = move.setup;
      isInterrupted = true;
      yield `/FEN "${formatFen(position, board)}"/`;
    }
    yield* moveWords(move, position, moveNumber(number, position, isInterrupted), board);
    const remarks = remarkWords(move, position, number, board);
    yield* remarks;
    isInterrupted = remarks.length > 0;
    if (position.turn !== BLACK) number++;
    position = positionAfter(position, move.move, board);
  }
}

function moveNumber(number: number, position: Position, isInterrupted: boolean): string {
  if (position.turn === BLACK) return `${number}. `;
  return isInterrupted ? `${number}... ` : '';
}

function moveWords(move: PdnMove, position: Position, number: string, board: Board): string[] {
  const text = number + formatMove(move.move, legalMoves(position, board));
  const [first = '', ...others] = move.glyphs.map(normaliseGlyph);
  return first.startsWith('$') ? [text, first, ...others] : [text + first, ...others];
}

function remarkWords(move: PdnMove, position: Position, number: number, board: Board): string[] {
  const variations = move.variations.flatMap((variation) => variationWords(variation, position, number, board));
  return [...commentWords(move.comment), ...variations];
}

function variationWords(variation: PdnLine, start: Position, number: number, board: Board): string[] {
  const words = [...lineWords(variation, start, number, board)];
  if (words.length === 0) return [];
  words[0] = `(${words[0]}`;
  words[words.length - 1] += ')';
  return words;
}

function commentWords(comment: string): string[] {
  const text = normaliseComment(comment);
  return text === '' ? [] : `{${text}}`.split(' ');
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > COLUMNS && mayBeginLine(word)) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** A line of a comment must not look like a tag or like a line to be ignored. */
function mayBeginLine(word: string): boolean {
  return !word.startsWith('[') && !word.startsWith('%');
}
