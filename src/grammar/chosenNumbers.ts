/**
 * The numbers that a genome chooses: a rule such as `<weight> ::= 0.5 | 1.0 | 2.0`, whose productions are all single
 * numbers, is a choice of a number. Such a choice can be changed without changing anything else in the text, so what a
 * strategy has learnt about its numbers can be written back into its genome.
 */

import type { Derivation } from './derivation.ts';
import type { Rule } from './grammar.ts';

/** The expansions of a derivation that choose a number, by index. */
export function numberExpansions({ grammar, expansions }: Derivation): ReadonlySet<number> {
  const isOfNumbers = grammar.rules.map((rule) => numbersOf(rule) !== undefined);
  return new Set([...expansions.keys()].filter((index) => isOfNumbers[expansions[index]!.rule]));
}

/** The genome that chooses other numbers: at each of the given expansions the nearest to the wanted number. */
export function withNumbers(
  genome: readonly number[],
  { grammar, expansions }: Derivation,
  wanted: ReadonlyMap<number, number>,
  codonLimit: number,
): number[] {
  const changed = [...genome];
  let place = 0;
  for (const [index, { rule, choice, codon }] of expansions.entries()) {
    if (codon === undefined) continue;
    const number = wanted.get(index);
    // A genome that wraps reads the same codon for several choices, and only the first time counts.
    if (number !== undefined && place < changed.length && changed[place] === codon) {
      const numbers = numbersOf(grammar.rules[rule]!)!;
      const chosen = codon - choice + nearestIndex(numbers, number);
      changed[place] = chosen < codonLimit ? chosen : chosen - numbers.length;
    }
    place++;
  }
  return changed;
}

/** The numbers among which a rule chooses; undefined if it has other productions, or only one. */
function numbersOf({ productions }: Rule): readonly number[] | undefined {
  const texts = productions.map(({ symbols: [first, ...others] }) =>
    first?.kind === 'terminal' && others.length === 0 ? first.text.trim() : '',
  );
  const areNumbers = texts.every((text) => /^-?\d+(\.\d+)?$/.test(text));
  return areNumbers && texts.length > 1 ? texts.map(Number) : undefined;
}

function nearestIndex(numbers: readonly number[], wanted: number): number {
  const distances = numbers.map((number) => Math.abs(number - wanted));
  return distances.indexOf(Math.min(...distances));
}
