/**
 * Reads PDN files as they are found in practice. Text may arrive in pieces of any size, and only one game is in memory
 * at a time, so a file of any length needs little memory. No text makes it throw: each game becomes an entry with what
 * could be read and its problems, and one bad game never hides the next.
 */

import type { Variant } from '../variant.ts';
import { ENGLISH } from '../variant.ts';
import { GameText } from './gameText.ts';
import { LineSplitter } from './lineSplitter.ts';
import type { PdnGame } from './pdnGame.ts';
import type { PdnProblem } from './problems.ts';
import { Problems } from './problems.ts';
import { readGame } from './readGame.ts';
import { Scanner } from './scanner.ts';
import { beginsWithTag } from './tagPair.ts';
import type { Token } from './token.ts';

/** The result of reading one game. */
export interface PdnEntry {
  /** The number of the game in the file, counted from 1. */
  readonly index: number;
  /** The line where it begins, counted from 1. */
  readonly line: number;
  /**
   * The moves up to the first illegal one; undefined if the variant or the start is unknown or the game is too large.
   */
  readonly game?: PdnGame;
  readonly problems: readonly PdnProblem[];
}

/** What the file itself does not say. */
export interface PdnOptions {
  /** The variant of games that do not name theirs; English draughts by default. */
  readonly variant?: Variant;
}

/** A longer stretch of text without a new game is skipped. */
export const MAX_GAME_LENGTH = 2_000_000;

/** The games of a text that arrives in pieces. */
export async function* readPdn(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: PdnOptions = {},
): AsyncGenerator<PdnEntry> {
  const reader = new Reader(options.variant ?? ENGLISH);
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

/** The games of a PDN text, good and bad. */
export function parsePdn(text: string, options: PdnOptions = {}): PdnEntry[] {
  const reader = new Reader(options.variant ?? ENGLISH);
  return [...reader.push(text), ...reader.end()];
}

class Reader {
  readonly #defaultVariant: Variant;
  readonly #lines = new LineSplitter(MAX_GAME_LENGTH);
  readonly #scanner = new Scanner();
  #line = 0;
  #games = 0;
  #game: GameText | undefined;
  /** The line where the current game begins, and the amount of text since. */
  #firstLine = 1;
  #length = 0;
  /** True after a game that is too large, until the next tag. */
  #isSkipping = false;

  constructor(defaultVariant: Variant) {
    this.#defaultVariant = defaultVariant;
  }

  *push(chunk: string): Generator<PdnEntry> {
    for (const line of this.#lines.push(chunk)) yield* this.#readLine(line);
  }

  *end(): Generator<PdnEntry> {
    for (const line of this.#lines.end()) yield* this.#readLine(line);
    yield* this.#readTokens(this.#scanner.end());
    // Words after the last game are not a game.
    if (this.#game && !(this.#game.isOnlyRemark && this.#game.index > 1)) yield this.#finish(this.#game);
  }

  *#readLine(text: string): Generator<PdnEntry> {
    this.#line++;
    if (this.#isSkipping && !beginsWithTag(text)) return;
    this.#isSkipping = false;
    if (!this.#scanner.isInComment) {
      if (this.#game?.isOverBefore(this.#line)) yield this.#finish(this.#game);
      if (!this.#game || this.#game.hasEnded) this.#beginAt(this.#line);
      if (text.trim() === '') this.#game?.addEmptyLine();
    }
    const ended = this.#game?.hasEnded === true ? this.#game : undefined;
    this.#length += text.length + 1;
    if (text.length <= MAX_GAME_LENGTH) yield* this.#readTokens(this.#scanner.scan(text, this.#line));
    if (this.#length > MAX_GAME_LENGTH) {
      if (ended !== undefined && ended === this.#game) yield this.#finish(ended);
      yield this.#giveUp();
    }
  }

  *#readTokens(tokens: readonly Token[]): Generator<PdnEntry> {
    for (const token of tokens) {
      if (this.#game && !this.#game.accepts(token)) {
        yield this.#finish(this.#game);
        this.#beginAt(token.line);
      }
      // Ignore a result that follows no game.
      if (!this.#game && token.kind === 'result') continue;
      this.#game ??= new GameText(++this.#games, token.line);
      this.#game.add(token);
    }
  }

  #beginAt(line: number): void {
    this.#firstLine = line;
    this.#length = 0;
  }

  #finish(text: GameText): PdnEntry {
    this.#game = undefined;
    text.close();
    const game = readGame(text, this.#defaultVariant);
    return { index: text.index, line: text.line, ...(game && { game }), problems: text.problems.sorted() };
  }

  #giveUp(): PdnEntry {
    const index = this.#game?.index ?? ++this.#games;
    const line = this.#firstLine;
    const problems = new Problems(index);
    const sentence = `This game was skipped. It has more than ${MAX_GAME_LENGTH} characters. Split it.`;
    problems.add('pdn-too-large', { line, column: 1, text: '' }, sentence);
    this.#game = undefined;
    this.#scanner.reset();
    this.#isSkipping = true;
    return { index, line, problems: problems.sorted() };
  }
}
