/** How a game decided by the endgame tables continues: the winner takes the shortest path, the loser the longest. */

import { generate } from '../../rules/kernel.ts';
import type { Side } from '../../rules/side.ts';
import { opponent } from '../../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../../rules/successor.ts';
import type { SearchRoot } from '../searchRoot.ts';
import type { EndgameTables } from './endgameTables.ts';
import { NOT_IN_TABLES, distanceOf } from './endgameTables.ts';

/** A line of move words from a root, extended to the end of the game if the tables know it. */
export function completedLine(tables: EndgameTables, root: SearchRoot, line: readonly number[]): readonly number[] {
  const walk = new Walk(tables, root);
  for (const word of line) walk.play(word);
  const completed = [...line];
  for (let word = walk.best(); word !== undefined; word = walk.best()) {
    walk.play(word);
    completed.push(word);
  }
  return completed;
}

class Walk {
  readonly #tables: EndgameTables;
  readonly #successors = new Int32Array(SLICE_WORDS);
  #words: readonly [own: number, other: number, kings: number];
  #turn: Side;

  constructor(tables: EndgameTables, { own, other, kings, turn }: SearchRoot) {
    this.#tables = tables;
    this.#words = [own, other, kings];
    this.#turn = turn;
  }

  play(word: number): void {
    const at = [...this.#moves()].find((move) => this.#successors[move + 3] === word)!;
    const [other, own, kings] = this.#successors.subarray(at, at + 3) as unknown as [number, number, number];
    this.#words = [own, other, kings];
    this.#turn = opponent(this.#turn);
  }

  /** The best move of a position that is won or lost; undefined if nothing is decided or the game is over. */
  best(): number | undefined {
    const value = this.#tables.probe(...this.#words, this.#turn);
    if (value === 0 || value === NOT_IN_TABLES) return undefined;
    for (const at of this.#moves()) {
      const [other, own, kings, word] = this.#successors.subarray(at, at + 4) as unknown as number[];
      const next = this.#tables.probe(own!, other!, kings!, opponent(this.#turn));
      // A best move leads to the opposite result, one ply nearer to the end.
      if (next !== 0 && next > 0 !== value > 0 && distanceOf(next) === distanceOf(value) - 1) return word;
    }
    return undefined;
  }

  *#moves(): Generator<number> {
    const [own, other, kings] = this.#words;
    const end = generate(own, other, kings, this.#turn, this.#tables.variant.board, this.#successors, 0);
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) yield at;
  }
}
