/**
 * Makes a text or a derivation from the productions that a tracer recorded. Productions are numbered consecutively over
 * all rules of the grammar.
 */

import type { Derivation, Expansion } from './derivation.ts';
import type { Grammar } from './grammar.ts';
import { childRules } from './grammar.ts';

/** The production that a number stands for. */
interface NumberedProduction {
  readonly rule: number;
  readonly choice: number;
  /** The number of its non-terminals. */
  readonly children: number;
  /** Whether its rule has more than one production. */
  readonly hasChoice: boolean;
}

/** Longer texts are of no use, and would fill the memory. */
const MAX_TEXT = 1 << 24;

export class Unfolder {
  readonly #grammar: Grammar;
  /** For every production, its texts and the indices of its rules. */
  readonly #pieces: readonly (readonly (string | number)[])[];
  readonly #names: readonly string[];
  /** The productions that `text` is inside, and the place in each. Their contents do not outlive a call. */
  readonly #lists: (readonly (string | number)[])[] = [];
  readonly #places: number[] = [];
  readonly #productions: readonly NumberedProduction[];

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.#names = grammar.rules.map(({ name }) => `<${name}>`);
    this.#pieces = grammar.rules.flatMap(({ productions }) =>
      productions.map(({ symbols }) =>
        symbols.map((symbol) => (symbol.kind === 'terminal' ? symbol.text : symbol.rule)),
      ),
    );
    this.#productions = grammar.rules.flatMap(({ productions }, rule) =>
      productions.map(({ symbols }, choice) => {
        return { rule, choice, children: childRules(symbols).length, hasChoice: productions.length > 1 };
      }),
    );
  }

  /**
   * The text derived by the first `count` productions, with open non-terminals by name. Undefined if it is too long.
   */
  text(productions: Int32Array, count: number): string | undefined {
    const pieces = this.#pieces;
    const lists = this.#lists;
    const places = this.#places;
    let top = 0;
    let list: readonly (string | number)[] = [0];
    let place = 0;
    let next = 0;
    let text = '';
    for (;;) {
      if (place === list.length) {
        if (top === 0) return text;
        top--;
        list = lists[top]!;
        place = places[top]!;
        continue;
      }
      const piece = list[place++]!;
      if (typeof piece === 'string') {
        text += piece;
        if (text.length > MAX_TEXT) return undefined;
      } else if (next < count) {
        // A finished list is not needed again.
        if (place < list.length) {
          lists[top] = list;
          places[top] = place;
          top++;
        }
        list = pieces[productions[next++]!]!;
        place = 0;
      } else {
        text += this.#names[piece]!;
      }
    }
  }

  /** The rules and choices of the productions, which need not form a complete derivation. */
  #choices(productions: Int32Array): NumberedProduction[] {
    // Not Array.from, which took a third of the time of a whole mapping.
    const choices: NumberedProduction[] = [];
    for (let index = 0; index < productions.length; index++) choices.push(this.#productions[productions[index]!]!);
    return choices;
  }

  /** The complete derivation. In lazy mode a rule with one production has no codon. */
  derivation(productions: Int32Array, genome: ArrayLike<number>, isLazy: boolean): Derivation {
    const ends = this.#endsOf(productions);
    // The ends of the enclosing subtrees.
    const within: number[] = [];
    let used = 0;
    const expansions = this.#choices(productions).map(({ rule, choice, hasChoice }, index): Expansion => {
      while (within.at(-1) === index) within.pop();
      const end = ends[index]!;
      const depth = within.push(end);
      const codon = isLazy && !hasChoice ? undefined : genome[used++ % genome.length];
      return { rule, choice, codon, depth, end };
    });
    return { grammar: this.#grammar, expansions };
  }

  /**
   * The end of each subtree. Read backwards, an expansion contains as many of the following subtrees as it has
   * children.
   */
  #endsOf(productions: Int32Array): Int32Array {
    const ends = new Int32Array(productions.length);
    for (let index = productions.length - 1; index >= 0; index--) {
      let end = index + 1;
      for (let { children } = this.#productions[productions[index]!]!; children > 0; children--) end = ends[end]!;
      ends[index] = end;
    }
    return ends;
  }
}
