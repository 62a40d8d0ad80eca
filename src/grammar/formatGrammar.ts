/**
 * Writes a grammar as text that reads back to the same grammar, as plainly as the dialect allows: PonyGE2's puts in
 * quotes what would be taken for something else; GRAPE's has no quotes, and some texts cannot be written in it.
 */

import { InputError } from '../base/inputError.ts';
import type { Grammar, GrammarSymbol, Production, Rule } from './grammar.ts';
import type { Dialect } from './scanGrammar.ts';
import { NAMES } from './scanGrammar.ts';

const LINE_WIDTH = 100;

export function formatGrammar(grammar: Grammar, options: { readonly dialect?: Dialect } = {}): string {
  const dialect = options.dialect ?? 'ponyge2';
  const names = grammar.rules.map(({ name }) => formatName(name, dialect));
  return grammar.rules.map((rule, index) => formatRule(names[index]!, rule, names, dialect)).join('');
}

function formatName(name: string, dialect: Dialect): string {
  const text = `<${name}>`;
  if (NAMES[dialect].exec(text)?.[0] === text) return text;
  throw new InputError('grammar-name', `${JSON.stringify(name)} is no name for a rule in the ${dialect} dialect.`);
}

function formatRule(name: string, rule: Rule, names: readonly string[], dialect: Dialect): string {
  const lines: string[] = [];
  let line = `${name} ::=`;
  for (const [index, production] of rule.productions.entries()) {
    const text = formatProduction(production, names, dialect);
    const next = index === 0 ? ` ${text}` : ` | ${text}`;
    if (index === 0 || line.length + next.length <= LINE_WIDTH) {
      line += next;
    } else {
      lines.push(line);
      line = ` ${next}`;
    }
  }
  return [...lines, line, ''].join('\n');
}

function formatProduction({ symbols }: Production, names: readonly string[], dialect: Dialect): string {
  if (symbols.length === 0) return formatTerminal('', true, true, dialect);
  return symbols
    .map((symbol: GrammarSymbol, index) => {
      if (symbol.kind === 'nonTerminal') return names[symbol.rule]!;
      return formatTerminal(symbol.text, index === 0, index === symbols.length - 1, dialect);
    })
    .join('');
}

function formatTerminal(text: string, isFirst: boolean, isLast: boolean, dialect: Dialect): string {
  const isTrimmed = (isFirst && text.startsWith(' ')) || (isLast && text.endsWith(' '));
  if (dialect === 'ponyge2') return isTrimmed || !isPlain(text) ? quote(text) : text;
  if (!isTrimmed && isPlainInGrape(text)) return text;
  const advice = 'Write it in the ponyge2 dialect.';
  throw new InputError('grammar-terminal', `GRAPE cannot read the text ${JSON.stringify(text)}. ${advice}`);
}

/** Whether a text stands for itself: no quote, bar, comment, bracket or escape, no blank but the space, no keyword. */
function isPlain(text: string): boolean {
  return text !== '' && !/['"|#<\\]|[^\S ]|::=|^GE_(RANGE|GENERATE):/.test(text);
}

function isPlainInGrape(text: string): boolean {
  return text !== '' && !/\||::=|[^\S ]| {2}/.test(text) && !NAMES.grape.test(text);
}

/** A text in quotes: in single ones if it has none, else in stretches that do not hold the quote around them. */
function quote(text: string): string {
  const escaped = text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character]!);
  if (!escaped.includes("'")) return `'${escaped}'`;
  if (!escaped.includes('"')) return `"${escaped}"`;
  return escaped.replace(/'+|[^']+/g, (stretch) => (stretch.startsWith("'") ? `"${stretch}"` : `'${stretch}'`));
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
