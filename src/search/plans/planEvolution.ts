/**
 * On-line co-evolution of plans (Hughes 2005, section 2): two populations, one for each side, whose members are whole
 * sequences of moves to the end of the game. In every generation each plan has a child by mutation, all of them play
 * against plans of the other side, and the better half of each side stays. After the last generation the population
 * agrees on a move. There is no tree, and no evaluation unless games are cut off.
 *
 * A plan is a row of genes, one for every move of its side in the game. The row of a plan never moves: children are
 * written over the plans that were dropped. Genes whose moves have been played are no longer read.
 */

import type { Rng } from '../../base/rng.ts';
import * as random from '../../base/rng.ts';
import type { Evaluator } from '../../evaluators/evaluator.ts';
import * as kernel from '../../rules/kernel.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, opponent } from '../../rules/side.ts';
import * as successor from '../../rules/successor.ts';
import type { Variant } from '../../rules/variant.ts';
import type { SearchRoot } from '../searchRoot.ts';
import { GameWorth } from './gameWorth.ts';
import * as mutation from './mutateGenes.ts';
import { PlanAgreement } from './planAgreement.ts';
import type { PlanOptions } from './planOptions.ts';
import * as plannedGame from './plannedGame.ts';
import type { ReadGene } from './readGene.ts';
import { geneReader } from './readGene.ts';

// Private constants, for speed: see rules/kernel.ts.
const { max, min } = Math;
const { randomBelow, randomFraction } = random;
const { generate } = kernel;
const { MOST_GENE, mutateGenes } = mutation;
const { playPlans } = plannedGame;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;

const SIDES = [BLACK, WHITE] as const;

/** However long a game has lasted, plans look ahead by as many moves of each side. */
const LEAST_MOVES = 25;

/** Plans are sorted by score and then by their place; a score is rounded to a hundredth for that. */
const PLACES = 2 ** 14;
const HUNDREDTHS = 100;

/** Everything that passes from one move to the next. */
export interface PlanState {
  readonly genes: Float32Array;
  /** The rows of each side, Black's first: survivors, the best first, and then the rows that are free. */
  readonly rows: readonly [Int32Array, Int32Array];
  /** The ply at which plans end. */
  readonly lastPly: number;
}

/** How the thinking about a move is controlled. */
export interface Thinking {
  /** Whether to stop after so many games of the move. */
  readonly isStopped: (games: number) => boolean;
  readonly onGeneration?: ((agreement: PlanAgreement) => void) | undefined;
  /** The move words that plans may begin with; all moves if undefined. */
  readonly allowed?: ReadonlySet<number> | undefined;
}

export class PlanEvolution {
  readonly #variant: Variant;
  readonly #options: PlanOptions;
  readonly #worth: GameWorth;
  readonly #read: ReadGene;
  readonly #genes: Float32Array;
  readonly #rows: readonly [Int32Array, Int32Array];
  /** The scores of the survivors of each side, in the order of their rows. */
  readonly #scores: readonly [Float64Array, Float64Array];
  readonly #keys: Float64Array;
  readonly #rivals: Int32Array;
  readonly #sums: readonly [Float64Array, Float64Array];
  #lastPly = 0;

  constructor(variant: Variant, options: PlanOptions, evaluate: Evaluator) {
    const { population, moves } = options;
    const rows = 2 * population;
    this.#variant = variant;
    this.#options = options;
    this.#worth = new GameWorth(variant, options, evaluate);
    this.#read = geneReader(options.genes, options.order);
    this.#genes = new Float32Array(2 * rows * moves);
    this.#rows = [new Int32Array(rows), new Int32Array(rows)];
    this.#scores = [new Float64Array(population), new Float64Array(population)];
    this.#sums = [new Float64Array(rows), new Float64Array(rows)];
    this.#keys = new Float64Array(rows);
    this.#rivals = new Int32Array(rows);
  }

  /** Random plans. */
  start(ply: number, rng: Rng): void {
    const { population } = this.#options;
    for (const side of SIDES) {
      for (let row = 0; row < 2 * population; row++) this.#rows[side][row] = 2 * population * side + row;
    }
    this.#lastPly = ply;
    this.#lookAhead(ply, rng);
  }

  /** Goes on from a remembered state, in which two plies have been played since. */
  resume({ genes, rows, lastPly }: PlanState, ply: number, rng: Rng): void {
    this.#genes.set(genes);
    for (const side of SIDES) this.#rows[side].set(rows[side]);
    this.#lastPly = lastPly;
    this.#lookAhead(ply, rng);
  }

  /** A copy of what passes to the next move. */
  state(): PlanState {
    return {
      genes: this.#genes.slice(),
      rows: [this.#rows[BLACK].slice(), this.#rows[WHITE].slice()],
      lastPly: this.#lastPly,
    };
  }

  /**
   * Replaces the plans of a side that did not expect a move by copies of those that did. The move was made at `ply`, in
   * the given position.
   */
  promote(before: SearchRoot, ply: number, word: number): void {
    const { population } = this.#options;
    const { own, other, kings, turn } = before;
    const end = generate(own, other, kings, turn, this.#variant.board, successors, 0);
    const rows = this.#rows[turn];
    const column = this.#column(ply);
    const expected = rows
      .subarray(0, population)
      .filter((row) => successors[this.#read(this.#gene(row, column), successors, end) + 3] === word);
    if (expected.length === 0) return;
    const { moves } = this.#options;
    const isExpected = new Set(expected);
    let next = 0;
    for (const row of rows.subarray(0, population)) {
      if (isExpected.has(row)) continue;
      const from = expected[next++ % expected.length]! * moves;
      this.#genes.copyWithin(row * moves, from, from + moves);
    }
  }

  /** Runs the generations of a move. It stops early, after a whole generation, if `isStopped` says so. */
  think(root: SearchRoot, ply: number, rng: Rng, { isStopped, onGeneration, allowed }: Thinking): PlanAgreement {
    const { generations, deviation, population, games } = this.#options;
    const agreement = new PlanAgreement(root, this.#variant, this.#read, generations, allowed);
    for (let generation = 0; generation < generations; generation++) {
      agreement.beginGeneration();
      const spread = deviation * (1 - generation / generations);
      for (const side of SIDES) this.#breed(side, ply, spread, rng);
      this.#play(root, ply, agreement, rng);
      for (const side of SIDES) this.#select(side);
      this.#note(agreement, ply, root.turn);
      onGeneration?.(agreement);
      if (isStopped(2 * population * games * (generation + 1))) break;
    }
    return agreement;
  }

  /** The move of most plans of a side at a ply, among the successors from index 0 up to `end`: where it begins. */
  expected(side: Side, ply: number, list: Int32Array, end: number): number {
    const counts = new Int32Array(end / SUCCESSOR_WORDS);
    for (const gene of this.#genesAt(side, ply)) counts[this.#read(gene, list, end) / SUCCESSOR_WORDS]! += 1;
    return counts.indexOf(Math.max(...counts)) * SUCCESSOR_WORDS;
  }

  /** The ply at which plans end. */
  get lastPly(): number {
    return this.#lastPly;
  }

  /** The gene that every plan of a side has for a ply, the best plan first. */
  #genesAt(side: Side, ply: number): Float32Array {
    const column = this.#column(ply);
    const rows = this.#rows[side];
    const genes = new Float32Array(this.#options.population);
    for (let place = 0; place < genes.length; place++) genes[place] = this.#gene(rows[place]!, column);
    return genes;
  }

  #gene(row: number, column: number): number {
    return this.#genes[row * this.#options.moves + column]!;
  }

  #column(ply: number): number {
    return (ply >>> 1) % this.#options.moves;
  }

  /** Fills the genes of moves that plans did not reach before: all at the start, and some in very long games. */
  #lookAhead(ply: number, rng: Rng): void {
    const { moves, population } = this.#options;
    const lastPly = max(2 * moves, 2 * ((ply >>> 1) + min(LEAST_MOVES, moves)));
    // Both sides get new genes for the same moves, so the first new one may have been played already.
    for (let move = this.#lastPly >>> 1; move < lastPly >>> 1; move++) {
      for (const rows of this.#rows) {
        for (let place = 0; place < population; place++) {
          this.#genes[rows[place]! * moves + (move % moves)] = min(MOST_GENE, randomFraction(rng));
        }
      }
    }
    this.#lastPly = lastPly;
  }

  /** Every plan has a child: a copy in which every gene that may still be read is moved. */
  #breed(side: Side, ply: number, spread: number, rng: Rng): void {
    const { population, moves, cutoff, bounds } = this.#options;
    const genes = this.#genes;
    const rows = this.#rows[side];
    const first = this.#column(ply);
    const left = (this.#lastPly >>> 1) - (ply >>> 1);
    // Captures may continue a game that is cut off, so as many moves of each side are bred as it has plies.
    const end = first + (cutoff === 0 ? left : min(left, cutoff));
    for (let place = 0; place < population; place++) {
      const parent = rows[place]! * moves;
      const child = rows[population + place]! * moves;
      // The rest of the row is that of a plan that was dropped. Later moves read it.
      if (cutoff !== 0) genes.copyWithin(child, parent, parent + moves);
      mutateGenes(genes, parent + first, child + first, min(end, moves) - first, spread, bounds, rng);
      if (end > moves) mutateGenes(genes, parent, child, end - moves, spread, bounds, rng);
    }
  }

  /** Every plan of the side to move plays against plans of the other side, drawn so that all play equally often. */
  #play({ turn, pliesLeft }: SearchRoot, ply: number, agreement: PlanAgreement, rng: Rng): void {
    const { population, games, moves, cutoff, judge } = this.#options;
    const { board } = this.#variant;
    const begun = agreement.moves;
    const worth = this.#worth;
    const genes = this.#genes;
    const count = 2 * population;
    const lastPly = min(this.#lastPly, ply + pliesLeft);
    const cutPly = cutoff === 0 ? Infinity : ply + cutoff;
    const column = this.#column(ply);
    const other = opponent(turn);
    const [ownRows, otherRows] = [this.#rows[turn], this.#rows[other]];
    const [ownSums, otherSums] = [this.#sums[turn], this.#sums[other]];
    for (const sums of this.#sums) sums.fill(FIRST_SUM[judge]);
    const rivals = this.#rivals;
    for (let place = 0; place < count; place++) rivals[place] = place;
    for (let round = 0; round < games; round++) {
      shuffleRows(rivals, rng);
      for (let place = 0; place < count; place++) {
        const rival = rivals[place]!;
        const ownRow = ownRows[place]! * moves;
        const otherRow = otherRows[rival]! * moves;
        const first = agreement.moveOf(genes[ownRow + column]!);
        const plies = playPlans(
          begun[first + 1]!,
          begun[first]!,
          begun[first + 2]!,
          other,
          ply + 1,
          lastPly,
          cutPly,
          board,
          genes,
          turn === BLACK ? ownRow : otherRow,
          turn === BLACK ? otherRow : ownRow,
          moves,
          this.#read,
        );
        worth.weigh(plies, ply, turn, this.#lastPly);
        ownSums[place] = added(ownSums[place]!, worth.own, judge);
        otherSums[rival] = added(otherSums[rival]!, worth.other, judge);
        agreement.addGame(first, worth.points);
      }
    }
  }

  /** The better half of a side stays; of equals, parents before children, as in a stable sort. */
  #select(side: Side): void {
    const { population } = this.#options;
    const rows = this.#rows[side];
    const sums = this.#sums[side];
    const keys = this.#keys;
    for (let place = 0; place < 2 * population; place++) {
      keys[place] = -Math.round(HUNDREDTHS * sums[place]!) * PLACES + place;
    }
    keys.sort();
    const before = this.#rivals;
    before.set(rows);
    for (let rank = 0; rank < 2 * population; rank++) {
      const key = keys[rank]!;
      const place = key - Math.floor(key / PLACES) * PLACES;
      rows[rank] = before[place]!;
      if (rank < population) this.#scores[side][rank] = sums[place]!;
    }
  }

  #note(agreement: PlanAgreement, ply: number, turn: Side): void {
    agreement.addGeneration(this.#genesAt(turn, ply), this.#scores[turn], this.#genesAt(opponent(turn), ply + 1));
  }
}

/** A sum of a plan's games before the first one. */
const FIRST_SUM = { mean: 0, minimum: Infinity, maximum: -Infinity };

function added(sum: number, worth: number, judge: PlanOptions['judge']): number {
  if (judge === 'mean') return sum + worth;
  return judge === 'minimum' ? min(sum, worth) : max(sum, worth);
}

/** Every order is equally likely (Fisher and Yates). */
function shuffleRows(rows: Int32Array, rng: Rng): void {
  for (let last = rows.length - 1; last > 0; last--) {
    const place = randomBelow(rng, last + 1);
    const moved = rows[last]!;
    rows[last] = rows[place]!;
    rows[place] = moved;
  }
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
