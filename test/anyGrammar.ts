/** Any small grammar, for property tests: names and texts as ugly as a file may contain, and every rule can end. */

import * as fc from 'fast-check';
import type { BareRule } from '../src/grammar/analyseGrammar.ts';
import { analyseGrammar } from '../src/grammar/analyseGrammar.ts';
import type { Grammar, GrammarSymbol } from '../src/grammar/grammar.ts';

const NAMES = ['a', 'eval', 'a-b', 'naïve', 'x.y', "it's", '"', '#', '::=', 'GE_RANGE:3', '(a,b)'];
const PIECES = [
  'a',
  'n',
  ' ',
  '(',
  '1.0',
  '>',
  "'",
  '"',
  '|',
  '#',
  '<',
  '<a>',
  '<=>',
  '::=',
  'GE_RANGE:3',
  '\\',
  '\\n',
].concat(['\n', '\r', '\t', '\u00a0', '\u2028', '\ufeff', '💡', '\ud800']);

const anyTerminal = fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 4 });
const anySymbols = fc.array(fc.oneof(anyTerminal, fc.nat(100)), { maxLength: 4 });

export const anyGrammar: fc.Arbitrary<Grammar> = fc
  .tuple(
    fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 5 }),
    fc.array(fc.array(anySymbols, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([names, bodies]) =>
    analyseGrammar(
      names.map((name, rule): BareRule => {
        const productions = bodies[rule]!.map((items, index) => {
          // Some production of each rule only uses later rules, so that it ends.
          const low = index === bodies[rule]!.length >> 1 ? rule + 1 : 0;
          return { symbols: joinTerminals(items.map((item) => symbolOf(item, low, names.length))), line: 1, column: 1 };
        });
        return { name, productions, line: 1, column: 1 };
      }),
    ),
  );

function symbolOf(item: string | number, low: number, ruleCount: number): GrammarSymbol {
  if (typeof item === 'string') return { kind: 'terminal', text: item };
  if (low === ruleCount) return { kind: 'terminal', text: String(item) };
  return { kind: 'nonTerminal', rule: low + (item % (ruleCount - low)) };
}

/** In the form that a reader produces: no two terminals are adjacent, and no symbols at all become an empty text. */
function joinTerminals(symbols: readonly GrammarSymbol[]): GrammarSymbol[] {
  const joined: GrammarSymbol[] = [];
  for (const symbol of symbols) {
    const last = joined.at(-1);
    if (symbol.kind === 'terminal' && last?.kind === 'terminal') {
      joined[joined.length - 1] = { kind: 'terminal', text: last.text + symbol.text };
    } else {
      joined.push(symbol);
    }
  }
  return joined.length === 0 ? [{ kind: 'terminal', text: '' }] : joined;
}
