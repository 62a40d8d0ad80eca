/**
 * How far the plans of both sides agree on their next moves, generation by generation: the share of the plans behind
 * each move. It decides which move is played, and shows people how the populations came to it.
 */

import { generate } from '../../rules/kernel.ts';
import { opponent } from '../../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../../rules/successor.ts';
import type { Variant } from '../../rules/variant.ts';
import type { SearchRoot } from '../searchRoot.ts';
import type { PlanOptions } from './planOptions.ts';
import type { ReadGene } from './readGene.ts';

/** A move and the share of the plans behind it, after each generation. */
export interface MoveShares {
  readonly word: number;
  readonly shares: readonly number[];
}

/** A move, and what the games of the later half of the generations that began with it gave the side to move. */
export interface PlannedMove {
  readonly word: number;
  readonly games: number;
  /** The share of the points. */
  readonly chance: number;
}

export class PlanAgreement {
  readonly #root: SearchRoot;
  readonly #variant: Variant;
  readonly #read: ReadGene;
  /** The generation from which on games are counted: the first ones play almost at random. */
  readonly #countFrom: number;
  /** The moves that plans choose from, as written by the kernel. */
  readonly moves: Int32Array;
  readonly #games: Float64Array;
  readonly #points: Float64Array;
  /** The genes of every generation for the next move of the side to move, and for the reply. */
  readonly #own: Float32Array[] = [];
  readonly #replies: Float32Array[] = [];
  #scores: Float64Array = new Float64Array(0);

  constructor(root: SearchRoot, variant: Variant, read: ReadGene, generations: number, allowed?: ReadonlySet<number>) {
    this.#root = root;
    this.#variant = variant;
    this.#read = read;
    this.#countFrom = generations >>> 1;
    this.moves = successorsOf(root, variant).filter((_, index, all) => allowed?.has(all[index | 3]!) ?? true);
    this.#games = new Float64Array(this.moves.length / SUCCESSOR_WORDS);
    this.#points = new Float64Array(this.moves.length / SUCCESSOR_WORDS);
  }

  /** The number of generations so far. */
  get generations(): number {
    return this.#own.length;
  }

  /** Where the move begins in `moves` that a plan with this gene makes. */
  moveOf(gene: number): number {
    return this.#read(gene, this.moves, this.moves.length);
  }

  /** Counts a game that began with the move that begins there in `moves`. */
  addGame(at: number, points: number): void {
    const index = at / SUCCESSOR_WORDS;
    this.#games[index]! += 1;
    this.#points[index]! += points;
  }

  /** The genes of those who stay, the best first: for the next move, with their scores, and for the reply. */
  addGeneration(own: Float32Array, scores: Float64Array, replies: Float32Array): void {
    this.#own.push(own);
    this.#replies.push(replies);
    this.#scores = scores;
  }

  /** Forgets the games so far when the first half of the generations is over. */
  beginGeneration(): void {
    if (this.generations !== this.#countFrom) return;
    this.#games.fill(0);
    this.#points.fill(0);
  }

  /**
   * The move to play: that of most plans, where equally common moves are decided by the mean score of their plans, or
   * that of the best plan.
   */
  chosen(select: PlanOptions['select']): number {
    const genes = this.#own.at(-1)!;
    if (select === 'best') return this.#wordOf(this.moveOf(genes[0]!));
    const counts = new Float64Array(this.#games.length);
    const totals = new Float64Array(this.#games.length);
    for (const [place, gene] of genes.entries()) {
      const index = this.moveOf(gene) / SUCCESSOR_WORDS;
      counts[index]! += 1;
      totals[index]! += this.#scores[place]!;
    }
    let best = 0;
    for (let index = 1; index < counts.length; index++) {
      const isMore = counts[index]! > counts[best]!;
      // Of equally common moves the totals compare like the means.
      if (isMore || (counts[index] === counts[best] && totals[index]! > totals[best]!)) best = index;
    }
    return this.#wordOf(best * SUCCESSOR_WORDS);
  }

  /** The moves that were tried, in the order of the kernel. */
  tried(): PlannedMove[] {
    return [...this.#games.entries()]
      .filter(([, games]) => games > 0)
      .map(([index, games]) => ({
        word: this.#wordOf(index * SUCCESSOR_WORDS),
        games,
        chance: this.#points[index]! / games,
      }));
  }

  /** The share of the plans behind every move that they choose from. */
  ownShares(): MoveShares[] {
    return sharesOf(this.#own, this.moves, this.#read);
  }

  /** The share of the opponent's plans behind every reply to one of these moves. */
  replyShares(word: number): MoveShares[] {
    const { moves } = this;
    for (let at = 0; at < moves.length; at += SUCCESSOR_WORDS) {
      if (this.#wordOf(at) !== word) continue;
      const after = { own: moves[at + 1]!, other: moves[at]!, kings: moves[at + 2]!, turn: opponent(this.#root.turn) };
      return sharesOf(this.#replies, successorsOf(after, this.#variant), this.#read);
    }
    return [];
  }

  #wordOf(at: number): number {
    return this.moves[at + 3]!;
  }
}

function successorsOf(
  { own, other, kings, turn }: Pick<SearchRoot, 'own' | 'other' | 'kings' | 'turn'>,
  { board }: Variant,
): Int32Array {
  const successors = new Int32Array(SLICE_WORDS);
  return successors.subarray(0, generate(own, other, kings, turn, board, successors, 0));
}

function sharesOf(generations: readonly Float32Array[], moves: Int32Array, read: ReadGene): MoveShares[] {
  const count = moves.length / SUCCESSOR_WORDS;
  const counted = generations.map((genes) => {
    const shares = new Float64Array(count);
    if (count === 0) return shares;
    for (const gene of genes) shares[read(gene, moves, moves.length) / SUCCESSOR_WORDS]! += 1 / genes.length;
    return shares;
  });
  return Array.from({ length: count }, (_, index) => ({
    word: moves[index * SUCCESSOR_WORDS + 3]!,
    shares: counted.map((shares) => shares[index]!),
  }));
}
