/**
 * What is wrong in a file, for a person to correct. A file of a million games always has some faults, so nothing is
 * thrown: problems are collected for each game, each with its place, and reading continues.
 */

/** What kind of problem it is, for programs. */
export type PdnProblemCode =
  | 'pdn-bad-fen'
  | 'pdn-broken-tag'
  | 'pdn-illegal-move'
  | 'pdn-illegal-variation-move'
  | 'pdn-stray-variation'
  | 'pdn-too-deep'
  | 'pdn-too-large'
  | 'pdn-too-many-problems'
  | 'pdn-unclosed-comment'
  | 'pdn-unclosed-variation'
  | 'pdn-unknown-game-type'
  | 'pdn-unknown-text'
  | 'pdn-unused-setup';

/** Something that is wrong with a PDN file, and where. */
export interface PdnProblem {
  readonly code: PdnProblemCode;
  /** The game in the file, the move in the game (both sides counted), the line and the column, all counted from 1. */
  readonly game: number;
  readonly ply?: number;
  readonly line: number;
  readonly column: number;
  /** The text at fault. */
  readonly text: string;
  /** The legal moves at that point, if the problem is a move. */
  readonly legal?: readonly string[];
  /** What is wrong in which game, and what to do. The caller adds the file, the line and the column. */
  readonly message: string;
}

/** A piece of text and its place in the file. */
export interface Place {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Without a limit, a text that is not PDN would cause a problem for every word. */
export const MAX_PROBLEMS = 100;

/** The problems of one game. */
export class Problems {
  readonly #game: number;
  #list: PdnProblem[] = [];
  #dropped: Place | undefined;

  constructor(game: number) {
    this.#game = game;
  }

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  add(code: PdnProblemCode, at: Place, sentence: string): void {
    if (this.#hasRoom(at)) this.#list.push(this.#problem(code, at, sentence));
  }

  /** Reports a move that cannot be played. The legal moves are computed only if they will be shown. */
  addIllegal(code: PdnProblemCode, at: Place, ply: number, legalMoves: () => readonly string[]): void {
    if (!this.#hasRoom(at)) return;
    const legal = legalMoves();
    const choice = legal.length === 0 ? 'none, the game is over' : legal.join(', ');
    const sentence = `${clip(at.text)} is not legal here. Correct this move or an earlier one. Legal moves: ${choice}.`;
    this.#list.push({ ...this.#problem(code, at, sentence, ply), ply, legal });
  }

  /** Drops the problems after a place: once a game cannot be replayed, the rest of it is not checked. */
  forgetAfter(place: Place): void {
    this.#list = this.#list.filter((problem) => comparePlaces(problem, place) < 0);
    this.#dropped = undefined;
  }

  /** All problems in file order. */
  sorted(): PdnProblem[] {
    const sorted = this.#list.sort(comparePlaces);
    if (!this.#dropped) return sorted;
    const sentence = `This game has more than ${MAX_PROBLEMS} problems; the others are not listed.`;
    return [...sorted, this.#problem('pdn-too-many-problems', this.#dropped, sentence)];
  }

  #hasRoom(at: Place): boolean {
    if (this.#list.length < MAX_PROBLEMS) return true;
    this.#dropped ??= at;
    return false;
  }

  #problem(code: PdnProblemCode, at: Place, sentence: string, ply?: number): PdnProblem {
    const { line, column } = at;
    const inGame = ply === undefined ? `Game ${this.#game}` : `Game ${this.#game}, ply ${ply}`;
    const message = `${inGame}: ${sentence}`;
    return { code, game: this.#game, line, column, text: clip(at.text), message };
  }
}

/** The beginning of a text that may be very long. */
export function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function comparePlaces(a: Omit<Place, 'text'>, b: Omit<Place, 'text'>): number {
  return a.line - b.line || a.column - b.column;
}
