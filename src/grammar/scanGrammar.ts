/**
 * The first half of reading a grammar: splits its text into rules, productions and parts, as each dialect does. The
 * second half resolves the names.
 *
 * PonyGE2's dialect has comments, quotes, escapes and GE_RANGE, and keeps a line break inside a production, but not the
 * white space around it. (In PonyGE2 a comment inside a production starts a new production, apparently by accident; not
 * here.) GRAPE's has none of these, and treats any run of white space, including line breaks, as one space.
 */

import type { ProblemList } from './grammarProblem.ts';

/** The framework whose notation a grammar uses. */
export type Dialect = 'ponyge2' | 'grape';

export interface ScannedRule {
  readonly name: string;
  readonly offset: number;
  /** At least one; without parts where an error was reported. */
  readonly productions: readonly ScannedProduction[];
}

interface ScannedProduction {
  readonly offset: number;
  readonly parts: readonly Part[];
}

export interface Part {
  /** A text is a terminal, a name a non-terminal without its brackets. No two texts are adjacent. */
  readonly kind: 'text' | 'name';
  readonly text: string;
  readonly offset: number;
}

/** GRAPE allows fewer names, so `a <=> b` is plain text there. */
export const NAMES: Readonly<Record<Dialect, RegExp>> = {
  ponyge2: /<[^<>|\s]+>/u,
  grape: /<[\p{L}\p{N}_(),.-]+>/u,
};

/** Together they match every character. White space is a separate token, so that no character is scanned repeatedly. */
const TOKENS: Readonly<Record<Dialect, RegExp>> = {
  ponyge2: tokens(
    NAMES.ponyge2,
    /(?<ignored>[^\S\n]*#[^\n]*|[^\S\n]*\n\s*)|(?<quoted>'[^'\n]*'|"[^"\n]*")|(?<unclosed>['"][^\n]*)|(?<plain>[^\S\n]+|[^<|#'"\s]+|<)/,
  ),
  grape: tokens(NAMES.grape, /(?<blank>\s+)|(?<plain>[^<|\s]+|<)/),
};

const MAX_RULES = 10_000;
const MAX_PRODUCTIONS = 100_000;
const MAX_RANGE = 10_000;

/** The lengths of named ranges, such as `GE_RANGE:dataset_n_vars`. */
export type Ranges = Readonly<Record<string, number>>;

/** The rules of a text in order. Stops early if there are too many. */
export function scanGrammar(text: string, dialect: Dialect, ranges: Ranges, problems: ProblemList): ScannedRule[] {
  let left = MAX_PRODUCTIONS;
  const count: Count = (productions, offset) => {
    left -= productions;
    if (left < 0) giveUp(`${MAX_PRODUCTIONS} productions`, offset, problems);
  };
  const rules = draftRules(text, dialect, problems, count);
  return rules.map(({ name, offset, drafts }) => {
    return { name, offset, productions: finishRule(name, drafts, dialect, ranges, problems, count) };
  });
}

/** Counts productions, and stops with an error at the offset when there are too many. */
type Count = (productions: number, offset: number) => void;

function giveUp(limit: string, offset: number, problems: ProblemList): void {
  problems.error('too-large', offset, `The grammar is too large: at most ${limit} are allowed.`);
  problems.throwErrors();
}

interface DraftRule {
  readonly name: string;
  readonly offset: number;
  readonly drafts: DraftProduction[];
}

interface DraftProduction {
  readonly offset: number;
  readonly parts: DraftPart[];
}

interface DraftPart {
  readonly kind: 'plain' | 'quoted' | 'name';
  text: string;
  readonly offset: number;
}

function draftRules(text: string, dialect: Dialect, problems: ProblemList, count: Count): DraftRule[] {
  const rules: DraftRule[] = [];
  let parts: DraftPart[] = [];
  let hasStrayText = false;
  // Whether there was a line break since the last part of the production.
  let isBroken = false;
  const keepBreak = (offset: number): void => {
    if (isBroken && parts.length > 0) {
      trimEnd(parts);
      addPlain(parts, '\n', offset);
      problems.warn('line-break', offset, 'The line break before this is part of the production, as in PonyGE2.');
    }
    isBroken = false;
  };
  for (const { groups = {}, index: offset, 0: token } of text.matchAll(TOKENS[dialect])) {
    const { head, name, bar, ignored, quoted, unclosed, blank } = groups;
    if (head !== undefined) {
      parts = [];
      isBroken = false;
      if (rules.length === MAX_RULES) giveUp(`${MAX_RULES} rules`, offset, problems);
      count(1, offset);
      const ruleName = head.slice(1, head.indexOf('>'));
      rules.push({ name: ruleName, offset, drafts: [{ offset: offset + head.length, parts }] });
    } else if (ignored !== undefined) {
      isBroken ||= token.includes('\n');
    } else if (rules.length === 0) {
      hasStrayText ||= noteStrayText(token, offset, problems);
    } else if (bar !== undefined) {
      count(1, offset);
      parts = [];
      isBroken = false;
      rules.at(-1)!.drafts.push({ offset, parts });
    } else if (name !== undefined) {
      keepBreak(offset);
      parts.push({ kind: 'name', text: name.slice(1, -1), offset });
    } else if (quoted !== undefined) {
      keepBreak(offset);
      parts.push({ kind: 'quoted', text: quoted.slice(1, -1), offset });
    } else if (unclosed !== undefined) {
      problems.error('unclosed-quote', offset, `The quote ${unclosed[0]} is not closed on its line. ${QUOTE_ADVICE}`);
      parts.push({ kind: 'quoted', text: unclosed, offset });
    } else {
      if (token.includes('::=')) problems.error('stray-definition', offset, STRAY_DEFINITION);
      if (token.trim() !== '') keepBreak(offset);
      addPlain(parts, blank === undefined ? token : ' ', offset);
    }
  }
  if (rules.length === 0 && !hasStrayText) {
    problems.error('empty-grammar', 0, `The grammar is empty. ${RULE_EXAMPLE}`);
  }
  return rules;
}

const STRAY_DEFINITION =
  'This ::= does not follow a name such as <name>. Correct the name before it, or put it in quotes if it is text.';
const RULE_EXAMPLE = 'A rule looks like this: <name> ::= a | b.';
const QUOTE_ADVICE = 'Close it, or put it in the other kind of quotes if you mean the character.';

/** Whether the token before the first rule is more than white space, which is reported as a problem. */
function noteStrayText(token: string, offset: number, problems: ProblemList): boolean {
  const blanks = token.length - token.trimStart().length;
  if (blanks === token.length) return false;
  problems.error('text-before-rule', offset + blanks, `There is text before the first rule. ${RULE_EXAMPLE}`);
  return true;
}

function addPlain(parts: DraftPart[], text: string, offset: number): void {
  const last = parts.at(-1);
  if (last?.kind === 'plain') last.text += text;
  else parts.push({ kind: 'plain', text, offset });
}

/** Removes unquoted white space at the end. */
function trimEnd(parts: DraftPart[]): void {
  const last = parts.at(-1);
  if (last?.kind !== 'plain') return;
  last.text = last.text.trimEnd();
  if (last.text === '') parts.pop();
}

function finishRule(
  name: string,
  drafts: readonly DraftProduction[],
  dialect: Dialect,
  ranges: Ranges,
  problems: ProblemList,
  count: Count,
): ScannedProduction[] {
  const trimmed = drafts.map(trim);
  const isTrailingBar = dialect === 'ponyge2' && trimmed.length > 1 && trimmed.at(-1)!.parts.length === 0;
  const kept = isTrailingBar ? trimmed.slice(0, -1) : trimmed;
  if (kept.every(({ parts }) => parts.length === 0)) {
    problems.error('empty-rule', kept[0]!.offset, `<${name}> has no production. Write one after its ::=.`);
    return [{ offset: kept[0]!.offset, parts: [] }];
  }
  for (const { parts, offset } of kept) {
    if (parts.length === 0) problems.error('empty-production', offset, EMPTY_PRODUCTION[dialect]);
  }
  return kept.flatMap((production) => {
    if (dialect === 'grape') return [{ ...production, parts: production.parts.map(asPart) }];
    return rangeOf(production, ranges, problems, count) ?? [{ ...production, parts: joinTexts(production.parts) }];
  });
}

const EMPTY_PRODUCTION: Readonly<Record<Dialect, string>> = {
  ponyge2: 'A production is empty. Remove its |, or write "" if you mean the empty text.',
  grape: 'A production is empty. Remove its |; only the ponyge2 dialect can write the empty text, as "".',
};

function trim({ offset, parts }: DraftProduction): DraftProduction {
  trimEnd(parts);
  const [first, ...rest] = parts;
  if (first === undefined) return { offset, parts };
  if (first.kind !== 'plain') return { offset: first.offset, parts };
  const text = first.text.trimStart();
  const start = first.offset + first.text.length - text.length;
  return text === ''
    ? trim({ offset, parts: rest })
    : { offset: start, parts: [{ ...first, text, offset: start }, ...rest] };
}

/** The productions of a range: `GE_RANGE:4` means 0, 1, 2 and 3. Undefined if the production is not a range. */
function rangeOf(
  { offset, parts }: DraftProduction,
  ranges: Ranges,
  problems: ProblemList,
  count: Count,
): ScannedProduction[] | undefined {
  const [first] = parts;
  if (first?.kind !== 'plain' || !/^GE_(RANGE|GENERATE):/.test(first.text)) return undefined;
  const size = parts.length === 1 ? (/^GE_RANGE: *(\w{1,60})$/.exec(first.text)?.[1] ?? '') : '';
  const length = Object.hasOwn(ranges, size) ? ranges[size]! : /^\d{1,9}$/.test(size) ? Number(size) : 0;
  if (Number.isInteger(length) && length >= 1 && length <= MAX_RANGE) {
    count(length - 1, offset);
    return Array.from({ length }, (_, index) => ({ offset, parts: [{ kind: 'text', text: String(index), offset }] }));
  }
  const advice = `Write GE_RANGE: and a whole number from 1 to ${MAX_RANGE}, or give the length of the range with that name.`;
  problems.error('bad-range', offset, `${first.text} is not a known range. ${advice}`);
  return [{ offset, parts: [] }];
}

/** Adjacent texts, plain or quoted, form one terminal. */
function joinTexts(parts: readonly DraftPart[]): Part[] {
  const joined: { kind: 'text' | 'name'; text: string; offset: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'name') joined.push(asPart(part));
    else if (last?.kind === 'text') last.text += unescape(part.text);
    else joined.push({ kind: 'text', text: unescape(part.text), offset: part.offset });
  }
  return joined;
}

function asPart({ kind, text, offset }: DraftPart): Part & { text: string } {
  return { kind: kind === 'name' ? 'name' : 'text', text, offset };
}

/** PonyGE2 accepts Python's escapes inside and outside quotes; these are the ones that a grammar can need. */
function unescape(text: string): string {
  return text.replace(
    /\\(?:([nrt\\])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/g,
    (_, letter?: string, x?: string, u?: string) =>
      letter === undefined ? String.fromCharCode(Number.parseInt(x ?? u!, 16)) : ESCAPES[letter]!,
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

function tokens(name: RegExp, others: RegExp): RegExp {
  return new RegExp(`(?<head>${name.source}\\s*::=)|(?<name>${name.source})|(?<bar>\\|)|${others.source}`, 'guy');
}
