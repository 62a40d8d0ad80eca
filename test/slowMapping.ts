/**
 * Mapping as one would do it by hand, to check the fast one: a list of symbols is rewritten one symbol at a time.
 * Written from the descriptions of GRAPE and PonyGE2, without a compiled grammar or packed numbers.
 */

import type { Grammar, GrammarSymbol } from '../src/grammar/grammar.ts';
import type { Semantics } from '../src/grammar/mapping.ts';

export interface SlowOptions {
  readonly semantics: Semantics;
  readonly maxDepth: number;
  readonly maxWraps: number;
}

export interface SlowMapping {
  readonly valid: boolean;
  readonly reason: string | undefined;
  readonly phenotype: string | null;
  readonly usedCodons: number | null;
  readonly depth: number | null;
}

type Placed = GrammarSymbol & { readonly depth: number };

const START: Placed = { kind: 'nonTerminal', rule: 0, depth: 1 };

export function slowMapping(grammar: Grammar, genome: readonly number[], options: SlowOptions): SlowMapping {
  return options.semantics === 'ponyge2' ? likePonyGE2(grammar, genome, options) : likeGrape(grammar, genome, options);
}

function likeGrape(grammar: Grammar, genome: readonly number[], { semantics, maxDepth }: SlowOptions): SlowMapping {
  let form: Placed[] = [START];
  let [used, deepest] = [0, 1];
  const write = (): string =>
    form.map((symbol) => (symbol.kind === 'terminal' ? symbol.text : `<${grammar.rules[symbol.rule]!.name}>`)).join('');
  for (;;) {
    const index = form.findIndex(({ kind }) => kind === 'nonTerminal');
    const leftmost = form[index];
    if (leftmost?.kind !== 'nonTerminal') {
      return { valid: true, reason: undefined, phenotype: write(), usedCodons: used, depth: deepest };
    }
    if (used === genome.length) {
      return { valid: false, reason: 'out-of-codons', phenotype: write(), usedCodons: 0, depth: deepest };
    }
    const { productions } = grammar.rules[leftmost.rule]!;
    const isFree = semantics === 'grape-lazy' && productions.length === 1;
    const choice = isFree ? 0 : genome[used++]! % productions.length;
    const depth = leftmost.depth + 1;
    form = form.toSpliced(index, 1, ...productions[choice]!.symbols.map((symbol) => ({ ...symbol, depth })));
    deepest = Math.max(deepest, depth);
    if (depth > maxDepth) {
      return { valid: false, reason: 'too-deep', phenotype: write(), usedCodons: 0, depth: deepest };
    }
  }
}

function likePonyGE2(grammar: Grammar, genome: readonly number[], { maxDepth, maxWraps }: SlowOptions): SlowMapping {
  const invalid = (reason: string): SlowMapping => ({
    valid: false,
    reason,
    phenotype: null,
    usedCodons: null,
    depth: null,
  });
  if (genome.length === 0) return invalid('out-of-codons');
  const queue: Placed[] = [START];
  let [text, used, wraps, deepest] = ['', 0, -1, 1];
  while (queue.length > 0) {
    if (wraps >= maxWraps) return invalid(maxWraps === 0 ? 'out-of-codons' : 'out-of-wraps');
    if (deepest > maxDepth) return invalid('too-deep');
    const isAtSeam = used > 0 && used % genome.length === 0;
    if (isAtSeam && queue.some(({ kind }) => kind === 'nonTerminal')) wraps++;
    const symbol = queue.shift()!;
    deepest = Math.max(deepest, symbol.depth);
    if (symbol.kind === 'terminal') {
      text += symbol.text;
    } else {
      const { productions } = grammar.rules[symbol.rule]!;
      const production = productions[genome[used % genome.length]! % productions.length]!;
      used++;
      queue.unshift(...production.symbols.map((child) => ({ ...child, depth: symbol.depth + 1 })));
    }
  }
  return { valid: true, reason: undefined, phenotype: text, usedCodons: used, depth: deepest };
}
