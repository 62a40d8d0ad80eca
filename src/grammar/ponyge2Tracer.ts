/**
 * Maps a genome as PonyGE2's linear mapper does (commit f337171): a queue of symbols, including terminals, the leftmost
 * first. All its quirks are kept. The depth is checked before a symbol is taken and counted when it is taken, so a last
 * terminal one level below the limit passes. A wrap is counted for every symbol taken while the codons are at the end
 * of the genome and a non-terminal is waiting, so terminals at the seam use up wraps. Every expansion reads a codon.
 * For an empty genome, where PonyGE2 divides by zero, there are no codons.
 */

import * as compiled from './compiledGrammar.ts';
import type { CompiledGrammar } from './compiledGrammar.ts';
import * as tracers from './tracer.ts';
import type { FailureReason, Tracer } from './tracer.ts';

// Private constants, for speed: see rules/kernel.ts.
const { TERMINAL } = compiled;
const { DEPTH_SHIFT, SYMBOL_MASK, badCodon, grown } = tracers;

export class PonyGE2Tracer implements Tracer {
  usedCodons = 0;
  depth = 1;
  expansions = 0;
  productions = new Int32Array(256);
  /** Symbols are one more than in the grammar, so that terminals are 0. */
  #stack = new Int32Array(256);
  readonly #grammar: CompiledGrammar;
  readonly #maxDepth: number;
  readonly #maxWraps: number;

  constructor(grammar: CompiledGrammar, maxDepth: number, maxWraps: number) {
    this.#grammar = grammar;
    this.#maxDepth = maxDepth;
    this.#maxWraps = maxWraps;
  }

  trace(genome: ArrayLike<number>): FailureReason | undefined {
    const { choices, firsts, symbolStarts, symbols } = this.#grammar;
    const [maxDepth, maxWraps] = [this.#maxDepth, this.#maxWraps];
    const { length } = genome;
    let { productions } = this;
    let stack = this.#stack;
    let reason: FailureReason | undefined;
    // The start symbol is on the stack, at depth 1.
    stack[0] = (1 << DEPTH_SHIFT) | 1;
    let [top, waitingRules] = [1, 1];
    let [used, position, wraps, expansions, deepest] = [0, 0, -1, 0, 1];
    while (top > 0) {
      if (wraps >= maxWraps || length === 0) {
        reason = maxWraps === 0 || length === 0 ? 'out-of-codons' : 'out-of-wraps';
        break;
      }
      if (deepest > maxDepth) {
        reason = 'too-deep';
        break;
      }
      if (position === length) {
        if (waitingRules > 0) wraps++;
      }
      const open = stack[--top]!;
      const depth = open >> DEPTH_SHIFT;
      const rule = (open & SYMBOL_MASK) - 1;
      if (depth > deepest) deepest = depth;
      if (rule === TERMINAL) continue;
      if (position === length) position = 0;
      const codon = genome[position++]!;
      if ((codon | 0) !== codon || codon < 0) throw badCodon(codon);
      used++;
      const production = firsts[rule]! + (codon % choices[rule]!);
      const start = symbolStarts[production]!;
      const end = symbolStarts[production + 1]!;
      if (expansions === productions.length || top + end - start > stack.length) {
        const moreProductions = grown(productions, expansions + 1);
        const moreStack = grown(stack, top + end - start);
        if (moreProductions === undefined || moreStack === undefined) {
          reason = 'too-large';
          break;
        }
        this.productions = productions = moreProductions;
        this.#stack = stack = moreStack;
      }
      productions[expansions++] = production;
      waitingRules--;
      for (let index = end - 1; index >= start; index--) {
        const symbol = symbols[index]!;
        if (symbol !== TERMINAL) waitingRules++;
        stack[top++] = ((depth + 1) << DEPTH_SHIFT) | (symbol + 1);
      }
    }
    this.usedCodons = used;
    this.depth = deepest;
    this.expansions = expansions;
    return reason;
  }
}
