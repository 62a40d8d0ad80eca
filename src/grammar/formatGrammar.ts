/**
 * Writes a grammar as text that reads back to the same grammar. PonyGE2's dialect quotes text that would be misread;
 * GRAPE's has no quotes, so it cannot express some texts.
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
  throw new InputError('grammar-name', `${JSON.stringify(name)} is not a valid rule name in the ${dialect} dialect.`);
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
  throw new InputError(
    'grammar-terminal',
    `The grape dialect cannot express the text ${JSON.stringify(text)}. ${advice}`,
  );
}

/**
 * Whether a text needs no quotes: no quote, bar, comment, bracket or escape, no white space but the space, no keyword.
 */
function isPlain(text: string): boolean {
  return text !== '' && !/['"|#<\\]|[^\S ]|::=|^GE_(RANGE|GENERATE):/.test(text);
}

function isPlainInGrape(text: string): boolean {
  return text !== '' && !/\||::=|[^\S ]| {2}/.test(text) && !NAMES.grape.test(text);
}

/** A text in quotes: in single ones if it contains none, otherwise in parts that do not contain their own quote. */
function quote(text: string): string {
  const escaped = text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character]!);
  if (!escaped.includes("'")) return `'${escaped}'`;
  if (!escaped.includes('"')) return `"${escaped}"`;
  return escaped.replace(/'+|[^']+/g, (stretch) => (stretch.startsWith("'") ? `"${stretch}"` : `'${stretch}'`));
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
