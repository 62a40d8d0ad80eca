/**
 * A game: its start, every move so far, whether it is over, who won and why. The history is stored as words in a typed
 * array that grows, so that playing a move costs little more than the move itself. `Position` and `Move` objects are
 * made only on request.
 */

import { InputError } from '../base/inputError.ts';
import type { Bits } from './bits.ts';
import type { DrawReason, StuckReason } from './endings.ts';
import { drawReason, quietMen, stuckReason, winnerWhenStuck } from './endings.ts';
import { generate } from './kernel.ts';
import type { Move } from './move.ts';
import { legalMoves, moveFromWord, wordFromMove } from './move.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import { jumpers, steppers } from './queries.ts';
import type { Side } from './side.ts';
import { BLACK, opponent } from './side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, isQuiet } from './successor.ts';
import type { Variant } from './variant.ts';

/** Why a game ended. `agreement` is a draw. */
export type Reason = StuckReason | DrawReason | 'agreement' | 'resignation';

/** How a game ended. */
export interface Outcome {
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
  readonly reason: Reason;
}

/** Where a game starts, if not at the start of its variant. */
export interface GameOptions {
  readonly start?: Position;
}

/**
 * Words per ply of history: the position before the ply (black, white, kings), its move word, and the quiet plies so
 * far.
 */
const PLY_WORDS = 5;

/** A game: plays moves, lists the legal ones, and knows whether it is over, who won and why. */
export class Game {
  readonly variant: Variant;
  readonly start: Position;
  #plies = 0;
  #history = new Int32Array(64 * PLY_WORDS);
  #declared: Outcome | undefined;

  constructor(variant: Variant, options: GameOptions = {}) {
    this.variant = variant;
    this.start = options.start ?? variant.start;
    assertStart(this.start, variant);
    this.#write(this.start.black, this.start.white, this.start.kings, 0);
  }

  /** The number of moves played by both sides. */
  get plies(): number {
    return this.#plies;
  }

  /** The side to move. */
  get turn(): Side {
    return this.#plies % 2 === 0 ? this.start.turn : opponent(this.start.turn);
  }

  /** The current position. */
  get position(): Position {
    return this.positionAt(this.#plies);
  }

  /** The position after the given number of plies. */
  positionAt(ply: number): Position {
    if (!(Number.isInteger(ply) && ply >= 0 && ply <= this.#plies)) throw new RangeError(`the game has no ply ${ply}`);
    const at = ply * PLY_WORDS;
    const turn = ply % 2 === 0 ? this.start.turn : opponent(this.start.turn);
    return { black: this.#history[at]!, white: this.#history[at + 1]!, kings: this.#history[at + 2]!, turn };
  }

  /** The moves played so far. */
  get moves(): Move[] {
    return Array.from({ length: this.#plies }, (_, ply) =>
      moveFromWord(this.#history[ply * PLY_WORDS + 3]!, this.variant.board),
    );
  }

  /** The legal moves; none when the game is over. */
  get legalMoves(): Move[] {
    return this.outcome ? [] : legalMoves(this.position, this.variant.board);
  }

  /** Plies since the last move that was not quiet: a capture or, by the official rules, a move of a man. */
  get quietPlies(): number {
    return this.#history[this.#plies * PLY_WORDS + 4]!;
  }

  /**
   * How often the current position has occurred, including now. No earlier position can recur after a capture or a
   * man's move.
   */
  get occurrences(): number {
    const now = this.#plies * PLY_WORDS;
    const first = now - this.quietPlies * PLY_WORDS;
    let count = 1;
    for (let at = now - 4 * PLY_WORDS; at >= first; at -= 2 * PLY_WORDS) {
      if (this.#samePosition(at, now)) count++;
    }
    return count;
  }

  /** Who won and why; undefined while the game is in progress. */
  get outcome(): Outcome | undefined {
    if (this.#declared) return this.#declared;
    const position = this.position;
    if (isStuck(position, this.variant)) {
      return { winner: winnerWhenStuck(position.turn, this.variant), reason: stuckReason(ownPieces(position)) };
    }
    const reason = drawReason(this.variant.draws, this.occurrences, this.quietPlies, this.#plies);
    return reason && { winner: undefined, reason };
  }

  /** Plays a legal move. */
  play(move: Move): void {
    this.playWord(wordFromMove(move, this.variant.board));
  }

  /** @internal Plays a legal move given by its word. */
  playWord(word: number): void {
    if (this.outcome) throw new InputError('game-over', 'The game is over; no more moves can be played.');
    const { black, white, kings, turn } = this.position;
    const [own, other] = turn === BLACK ? [black, white] : [white, black];
    const { board, draws } = this.variant;
    const end = generate(own, other, kings, turn, board, successors, 0);
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      if (successors[at + 3] !== word) continue;
      const quiet = isQuiet(word, kings | quietMen(draws));
      this.#append(word, successors[at]!, successors[at + 1]!, successors[at + 2]!, quiet);
      return;
    }
    throw new InputError('move-illegal', 'This move is not legal in the current position.');
  }

  /** Takes back the last move, or the draw or resignation after it. */
  undo(): void {
    if (this.#declared) this.#declared = undefined;
    else if (this.#plies > 0) this.#plies--;
  }

  /** Rule 25: both players agree to a draw. */
  agreeDraw(): void {
    this.#declare({ winner: undefined, reason: 'agreement' });
  }

  /** Rule 24: a player resigns. */
  resign(side: Side): void {
    this.#declare({ winner: opponent(side), reason: 'resignation' });
  }

  #declare(outcome: Outcome): void {
    if (this.outcome) throw new InputError('game-over', 'The game is already over.');
    this.#declared = outcome;
  }

  #append(word: number, own: Bits, other: Bits, kings: Bits, quiet: boolean): void {
    const [black, white] = this.turn === BLACK ? [own, other] : [other, own];
    const quietPlies = quiet ? this.quietPlies + 1 : 0;
    this.#history[this.#plies * PLY_WORDS + 3] = word;
    this.#plies++;
    this.#write(black, white, kings, quietPlies);
  }

  #write(black: Bits, white: Bits, kings: Bits, quietPlies: number): void {
    const at = this.#plies * PLY_WORDS;
    if (at + PLY_WORDS > this.#history.length) {
      const longer = new Int32Array(2 * this.#history.length);
      longer.set(this.#history);
      this.#history = longer;
    }
    this.#history[at] = black;
    this.#history[at + 1] = white;
    this.#history[at + 2] = kings;
    this.#history[at + 4] = quietPlies;
  }

  #samePosition(one: number, two: number): boolean {
    const history = this.#history;
    return (
      history[one] === history[two] && history[one + 1] === history[two + 1] && history[one + 2] === history[two + 2]
    );
  }
}

function assertStart({ black, white, kings }: Position, variant: Variant): void {
  const pieces = black | white;
  if ((black & white) !== 0 || (kings & ~pieces) !== 0 || (pieces & ~variant.board.mask) !== 0) {
    throw new RangeError('a position has at most one piece on each square of the board');
  }
}

/** Rule 23: the side to move has no legal move, because it has no pieces or all of them are blocked. */
function isStuck(position: Position, variant: Variant): boolean {
  const own = ownPieces(position);
  const other = otherPieces(position);
  const { kings, turn } = position;
  const { board } = variant;
  return (steppers(own, other, kings, turn, board) | jumpers(own, other, kings, turn, board)) === 0;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
