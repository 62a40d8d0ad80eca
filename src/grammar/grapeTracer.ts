/**
 * Maps a genome as GRAPE does (commit 4b1d765, mapper_lazy and mapper_eager): the leftmost non-terminal first, while
 * codons are left. Three of its details are easily missed. The depth is checked after the replacement, so that even a
 * complete text fails if its last expansion went too deep. Once the codons are used up nothing is expanded any more,
 * not even a rule with one production that needs none. There is no wrapping.
 */

import type { CompiledGrammar } from './compiledGrammar.ts';
import * as tracers from './tracer.ts';
import type { FailureReason, Tracer } from './tracer.ts';

// Private constants, for speed: see rules/kernel.ts.
const { DEPTH_SHIFT, SYMBOL_MASK, badCodon, grown } = tracers;

export class GrapeTracer implements Tracer {
  usedCodons = 0;
  depth = 1;
  expansions = 0;
  productions = new Int32Array(256);
  #stack = new Int32Array(256);
  readonly #grammar: CompiledGrammar;
  readonly #maxDepth: number;
  /** A rule with at most this many productions needs no codon. */
  readonly #freeChoices: number;

  constructor(grammar: CompiledGrammar, maxDepth: number, isLazy: boolean) {
    this.#grammar = grammar;
    this.#maxDepth = maxDepth;
    this.#freeChoices = isLazy ? 1 : 0;
  }

  trace(genome: ArrayLike<number>): FailureReason | undefined {
    const { choices, firsts, childStarts, children } = this.#grammar;
    const maxDepth = this.#maxDepth;
    const freeChoices = this.#freeChoices;
    const { length } = genome;
    let { productions } = this;
    let stack = this.#stack;
    let reason: FailureReason | undefined;
    let [top, used, expansions, deepest] = [0, 0, 0, 1];
    // The leftmost open non-terminal; the others are on the stack.
    let [rule, depth] = [0, 1];
    for (;;) {
      if (used >= length) {
        reason = 'out-of-codons';
        break;
      }
      let production = firsts[rule]!;
      const count = choices[rule]!;
      if (count > freeChoices) {
        const codon = genome[used++]!;
        if ((codon | 0) !== codon || codon < 0) throw badCodon(codon);
        production += codon % count;
      }
      if (expansions === productions.length) {
        const larger = grown(productions, expansions + 1);
        if (larger === undefined) {
          reason = 'too-large';
          break;
        }
        this.productions = productions = larger;
      }
      productions[expansions++] = production;
      depth++;
      if (depth > deepest) {
        deepest = depth;
        if (depth > maxDepth) {
          reason = 'too-deep';
          break;
        }
      }
      const start = childStarts[production]!;
      let child = childStarts[production + 1]! - 1;
      if (child < start) {
        if (top === 0) break;
        const open = stack[--top]!;
        rule = open & SYMBOL_MASK;
        depth = open >> DEPTH_SHIFT;
        continue;
      }
      if (top + child - start > stack.length) {
        const larger = grown(stack, top + child - start);
        if (larger === undefined) {
          reason = 'too-large';
          break;
        }
        this.#stack = stack = larger;
      }
      for (; child > start; child--) stack[top++] = (depth << DEPTH_SHIFT) | children[child]!;
      rule = children[start]!;
    }
    this.usedCodons = used;
    this.depth = deepest;
    this.expansions = expansions;
    return reason;
  }
}
