/**
 * Reads a grammar in Backus-Naur form, in the dialect of PonyGE2 or of GRAPE. Undefined names, rules that are defined
 * twice and rules that can never end are errors, reported with their place.
 */

import { InputError } from '../base/inputError.ts';
import type { BareProduction, BareRule } from './analyseGrammar.ts';
import { analyseGrammar } from './analyseGrammar.ts';
import { nearestName } from '../base/nearestName.ts';
import type { Grammar, GrammarSymbol, Production } from './grammar.ts';
import { childRules } from './grammar.ts';
import type { GrammarProblem } from './grammarProblem.ts';
import { ProblemList } from './grammarProblem.ts';
import type { Dialect, Part, Ranges, ScannedRule } from './scanGrammar.ts';
import { NAMES, scanGrammar } from './scanGrammar.ts';

/** A grammar, and warnings about its text. */
export interface GrammarReading {
  readonly grammar: Grammar;
  readonly warnings: readonly GrammarProblem[];
}

/** How to read the text of a grammar. */
export interface ReadingOptions {
  /** PonyGE2's by default. */
  readonly dialect?: Dialect;
  /** The lengths of ranges that the grammar refers to by name: `GE_RANGE:dataset_n_vars`. */
  readonly ranges?: Ranges;
}

const MAX_LENGTH = 1_000_000;

/** The grammar of a text. If there are errors, throws a GrammarError with all problems. */
export function readGrammar(text: string, options: ReadingOptions = {}): GrammarReading {
  const { dialect = 'ponyge2', ranges = {} } = options;
  if (!Object.hasOwn(NAMES, dialect)) {
    throw new InputError(
      'grammar-dialect',
      `There is no dialect "${dialect}". Choose ${Object.keys(NAMES).join(' or ')}.`,
    );
  }
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const problems = new ProblemList(source);
  if (source.length > MAX_LENGTH) {
    problems.error('too-large', 0, `The grammar is too large: at most ${MAX_LENGTH} characters are allowed.`);
    problems.throwErrors();
  }
  const rules = withoutDuplicates(scanGrammar(source, dialect, ranges, problems), problems);
  const grammar = analyseGrammar(resolveNames(rules, problems));
  checkEnds(grammar, rules, problems);
  problems.throwErrors();
  checkUse(grammar, rules, problems);
  return { grammar, warnings: problems.sorted() };
}

function withoutDuplicates(rules: readonly ScannedRule[], problems: ProblemList): ScannedRule[] {
  const firsts = new Map<string, ScannedRule>();
  for (const rule of rules) {
    const first = firsts.get(rule.name);
    if (first === undefined) {
      firsts.set(rule.name, rule);
    } else {
      const { line } = problems.placeOf(first.offset);
      const advice = 'Join the two with |, or rename one.';
      problems.error('duplicate-rule', rule.offset, `<${rule.name}> is already defined on line ${line}. ${advice}`);
    }
  }
  return [...firsts.values()];
}

/** Replaces the names of rules by their indices. An unknown name is reported and then treated as plain text. */
function resolveNames(rules: readonly ScannedRule[], problems: ProblemList): BareRule[] {
  const indices = new Map(rules.map(({ name }, index) => [name, index]));
  const suggest = createSuggester([...indices.keys()]);
  const resolve = ({ kind, text, offset }: Part): GrammarSymbol => {
    if (kind === 'text') return { kind: 'terminal', text };
    const rule = indices.get(text);
    if (rule !== undefined) return { kind: 'nonTerminal', rule };
    problems.error('undefined-name', offset, `<${text}> is not defined. ${suggest(text)}`);
    return { kind: 'terminal', text };
  };
  return rules.map(({ name, offset, productions }) => ({
    name,
    productions: productions.map(({ parts, offset: start }): BareProduction => {
      return { symbols: parts.map(resolve), ...problems.placeOf(start) };
    }),
    ...problems.placeOf(offset),
  }));
}

/** Suggests what may have been meant, only for the first few names and for short ones, to bound the time. */
function createSuggester(known: readonly string[]): (wrong: string) => string {
  let left = 20;
  return (wrong) => {
    // Names of one or two letters are too similar to each other.
    const nearest = wrong.length > 2 && wrong.length <= 40 && left-- > 0 ? nearestName(wrong, known) : undefined;
    return nearest === undefined ? `Add a rule <${wrong}> ::= ...` : `Did you mean <${nearest}>?`;
  };
}

function checkEnds(grammar: Grammar, rules: readonly ScannedRule[], problems: ProblemList): void {
  for (const [index, { name, offset }] of rules.entries()) {
    if (grammar.rules[index]!.minDepth < Infinity) continue;
    const advice = 'Each of its productions contains a non-terminal that can never end. Add a production that can.';
    problems.error('never-ends', offset, `<${name}> can never end. ${advice}`);
  }
}

function checkUse(grammar: Grammar, rules: readonly ScannedRule[], problems: ProblemList): void {
  const reached = reachableRules(grammar);
  for (const [index, { name, offset, productions }] of rules.entries()) {
    if (!reached.has(index)) {
      problems.warn('unreachable-rule', offset, `<${name}> is never used: the first rule does not lead to it.`);
    }
    const seen = new Set<string>();
    for (const [choice, production] of grammar.rules[index]!.productions.entries()) {
      const start = productions[choice]!.offset;
      const key = JSON.stringify(production.symbols);
      if (seen.has(key)) problems.warn('repeated-production', start, `<${name}> has this production twice.`);
      seen.add(key);
      if (isItself(production, index)) {
        problems.warn('self-production', start, `This production of <${name}> is only <${name}> again.`);
      }
    }
  }
}

function reachableRules(grammar: Grammar): Set<number> {
  const reached = new Set([0]);
  // Iterating over a set includes the elements added meanwhile.
  for (const rule of reached) {
    for (const { symbols } of grammar.rules[rule]!.productions) {
      for (const child of childRules(symbols)) reached.add(child);
    }
  }
  return reached;
}

function isItself({ symbols }: Production, rule: number): boolean {
  const [only] = symbols;
  return symbols.length === 1 && only?.kind === 'nonTerminal' && only.rule === rule;
}
