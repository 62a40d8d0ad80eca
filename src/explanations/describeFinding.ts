/**
 * Why a move was played, in sentences. The player's opinion and the facts on the board are kept apart: the opinion names
 * the player, and the facts are true of the move whichever player makes it.
 */

import { listOf } from '../grammar/expression/expressionPhrase.ts';
import type { Side } from '../rules/side.ts';
import { opponent, sideName } from '../rules/side.ts';
import type { Foresight } from './foresightText.ts';
import { foreseen, looking } from './foresightText.ts';
import type { Fact, Theme, Voice, Voices } from './moveFacts.ts';
import { factsApart, sayFact } from './moveFacts.ts';
import type { SquareChange } from './squareChanges.ts';
import { squaresSentences } from './squaresText.ts';

/** The person who reads, and the player whose opinion it is. */
export interface Reader {
  /** The player whose opinion it is, as in the middle of a sentence: `Fern`, `your opponent`. */
  readonly name?: string | undefined;
  /** The player's side. If that side moves, the player's own move is explained. */
  readonly playerSide?: Side | undefined;
  /** The side of the person who reads, if that person plays. */
  readonly readerSide?: Side | undefined;
}

/** A move, its effects and the player's score for it. */
export interface JudgedMove {
  readonly move: string;
  readonly scoreText: string;
  readonly facts: readonly Fact[];
}

/** A feature that speaks for the best move: its value there, and after the next best move. */
export interface Cause {
  /** The feature, with its sides named: `your mobility`. */
  readonly phrase: string;
  readonly had: number;
  readonly other: number;
  readonly themes: readonly Theme[];
}

interface Comparison {
  readonly other: JudgedMove;
  readonly causes: readonly Cause[];
  /** The pieces that made the difference at the ends of both lines, for an evaluation that sees pieces alone. */
  readonly squares?: { readonly noun: string; readonly changes: readonly SquareChange[] };
}

export type Finding =
  /** The only legal move. */
  | { readonly kind: 'only' }
  /** The player does not compare its moves. */
  | { readonly kind: 'rule'; readonly rule: Rule }
  /** Several moves have the best score, the one that the player plays first. */
  | {
      readonly kind: 'tie';
      readonly equals: readonly JudgedMove[];
      /** How many moves there are. */
      readonly moves: number;
      readonly isPlayed: boolean;
      /** It plays the lowest-numbered of equals; otherwise the one that it found first. */
      readonly isFirst: boolean;
    }
  /** The move is the best for the player; the other is the next best. */
  | ({ readonly kind: 'better' } & Comparison)
  /** The player prefers another move. */
  | ({ readonly kind: 'worse' } & Comparison)
  /** The player evolved plans; `describePlans.ts` says how far they agree. */
  | { readonly kind: 'plans'; readonly opinion: string }
  /** The player gave no scores. */
  | { readonly kind: 'silent' };

export interface ExplainedMove {
  readonly played: JudgedMove;
  readonly finding: Finding;
  readonly foresight?: Foresight | undefined;
  readonly side: Side;
  readonly isGiveaway: boolean;
}

/** How players choose that do not compare their moves, by their kind or the mode of their strategy. */
const RULES = {
  random: 'plays a legal move at random.',
  first: 'always plays the lowest-numbered legal move.',
  index: 'does not compare its moves: the value of its expression is the index of the move it plays.',
};

type Rule = keyof typeof RULES;

const MOST_REASONS = 2;
const MOST_FACTS = 3;
const MOST_NAMED = 3;

export function isRule(name: string): name is Rule {
  return Object.hasOwn(RULES, name);
}

/** How the two sides are named to a reader. */
export function voicesFor(reader: Reader, mover: Side, other: Side): Voices {
  return { mover: voiceOf(reader, mover), other: voiceOf(reader, other) };
}

function voiceOf({ name, playerSide, readerSide }: Reader, side: Side): Voice {
  if (side === readerSide) return { whose: 'your', who: 'you' };
  const who = side === playerSide && name !== undefined ? name : sideName(side);
  return { whose: `${who}'s`, who };
}

/** A phrase of a feature with the sides named: `own mobility` is `your mobility`. */
export function withVoices(phrase: string, { mover, other }: Voices): string {
  return phrase.replaceAll(/\b(?:its )?own\b/g, mover.whose).replaceAll(/\b(?:the )?opposing\b/g, other.whose);
}

/** The player's opinion, and what the move does on the board. */
export function describeMove(
  explained: ExplainedMove,
  reader: Reader,
): { readonly opinion: string; readonly board: string } {
  const { played, finding } = explained;
  const reasons = reasonsOf(explained);
  const opinion = opinionOf(explained, reader, reasons);
  const compared = finding.kind === 'better' || finding.kind === 'worse' ? finding.other : undefined;
  const left = played.facts.filter((fact) => !reasons.includes(fact)).slice(0, MOST_FACTS);
  const others = compared ? remarksOn(compared, played, finding.kind === 'worse', reasons) : [];
  return { opinion, board: boardText(played, left, others, compared, reasons.length > 0) };
}

/** What the player can have noticed: the facts that belong to the features that decided. */
function reasonsOf({ played, finding }: ExplainedMove): readonly Fact[] {
  if (finding.kind !== 'better' && finding.kind !== 'worse') return [];
  const [better, lesser] = finding.kind === 'better' ? [played, finding.other] : [finding.other, played];
  const themes = new Set(finding.causes.flatMap((cause) => cause.themes));
  const good = factsApart(better.facts, lesser.facts).filter(({ isBad, theme }) => !isBad && themes.has(theme));
  const bad = factsApart(lesser.facts, better.facts).filter(({ isBad, theme }) => isBad && themes.has(theme));
  return [...good, ...bad].slice(0, MOST_REASONS);
}

function opinionOf(explained: ExplainedMove, reader: Reader, reasons: readonly Fact[]): string {
  const { played, finding, side } = explained;
  const name = capitalised(reader.name ?? 'it');
  switch (finding.kind) {
    case 'only':
      return onlyText(played.move);
    case 'rule':
      return `${name} ${RULES[finding.rule]}`;
    case 'silent':
      return `${capitalised(reader.name ?? 'this player')} gives no reasons for its moves.`;
    case 'plans':
      return finding.opinion;
    case 'tie':
      return tieText(finding, played, `${name}${looking(explained.foresight)}`);
    case 'better':
    case 'worse':
      break;
  }
  const isOwn = reader.playerSide === undefined || reader.playerSide === side;
  const judged = { ...explained, finding };
  const said = { name, reasons };
  return [
    isOwn && finding.kind === 'better' ? preference(judged, said) : verdict(judged, said),
    scoresText(judged, reader),
    ...(finding.squares
      ? squaresSentences(finding.squares, lesserOf(judged).move, voicesFor(reader, side, opponent(side)))
      : []),
    ...foreseen(explained, finding.kind === 'better', voiceOf(reader, side).who),
  ].join(' ');
}

function lesserOf({ played, finding }: Judged): JudgedMove {
  return finding.kind === 'better' ? finding.other : played;
}

export function onlyText(move: string): string {
  return `${move} is the only legal move.`;
}

function tieText(
  { equals, moves, isPlayed, isFirst }: Extract<Finding, { kind: 'tie' }>,
  played: JudgedMove,
  name: string,
): string {
  const [first] = equals;
  const named = equals.slice(0, equals.length > MOST_NAMED + 1 ? MOST_NAMED : equals.length).map(({ move }) => move);
  const more = equals.length - named.length;
  const which =
    equals.length === moves && moves > MOST_NAMED
      ? `the ${moves} moves`
      : listOf([...named, ...(more > 0 ? [`${more} more`] : [])]);
  const same = `${name} sees no difference between ${which} (${first!.scoreText})`;
  const rule = isFirst ? `in a tie it plays the lowest-numbered move, ${first!.move}` : `it found ${first!.move} first`;
  return isPlayed ? `${same}; ${rule}.` : `${same}; ${rule}, not ${played.move}.`;
}

/** The player, and what it noticed. */
interface Said {
  readonly name: string;
  readonly reasons: readonly Fact[];
}

type Judged = ExplainedMove & { readonly finding: Extract<Finding, { kind: 'better' | 'worse' }> };

/** `Fern prefers 11-15 to 9-14: it threatens your man on 22.` */
function preference({ played, finding, foresight }: Judged, { name, reasons }: Said): string {
  const { other, causes } = finding;
  const why = because(reasons, { better: played, lesser: other, isBetterMade: true }, causes);
  return `${name}${looking(foresight)} prefers ${played.move} to ${other.move}${why}.`;
}

/** What the player would have done instead of another player's move, or of a move that it did not choose. */
function verdict({ played, finding, foresight }: Judged, { name, reasons }: Said): string {
  const { other, causes } = finding;
  const lead = `${name}${looking(foresight)} would have played`;
  if (finding.kind === 'better') return `${lead} ${played.move} too.`;
  const why = because(reasons, { better: other, lesser: played, isBetterMade: false }, causes);
  return `${lead} ${other.move}${why}.`;
}

/** `Its scores: Black +0.80 after 11-15, Black +0.30 after 9-14.` */
function scoresText({ played, finding, side }: Judged, { readerSide }: Reader): string {
  const { other, kind } = finding;
  const whose = side === readerSide ? 'your ' : '';
  const isNoBetter =
    kind === 'better' && other.scoreText.replace(/ (?:or less|or more|at best)$/, '') === played.scoreText;
  return `Its scores: ${played.scoreText} after ${whose}${played.move}, ${isNoBetter ? 'no better' : other.scoreText} after ${other.move}.`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface Compared {
  readonly better: JudgedMove;
  readonly lesser: JudgedMove;
  /** Whether the better move was played; otherwise the lesser was. */
  readonly isBetterMade: boolean;
}

/** What the player noticed; if people have no words for it, the features that it counted. */
function because(reasons: readonly Fact[], compared: Compared, causes: readonly Cause[]): string {
  const { better, lesser, isBetterMade } = compared;
  if (reasons.length > 0) {
    const good = reasons.filter((fact) => better.facts.includes(fact)).map((fact) => sayFact(fact, isBetterMade));
    const bad = reasons.filter((fact) => lesser.facts.includes(fact)).map((fact) => sayFact(fact, !isBetterMade));
    const parts = [
      ...(good.length > 0 ? [`it ${listOf(good)}`] : []),
      ...(bad.length > 0 ? [`${lesser.move} ${listOf(bad)}`] : []),
    ];
    return `: ${parts.join('; ')}`;
  }
  if (causes.length === 0) return '';
  const counted = causes
    .slice(0, MOST_REASONS)
    .map(({ phrase, had, other }) => `${phrase}, ${rounded(had)} instead of ${rounded(other)}`);
  return `. What decides: ${counted.join('; ')}`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

/** What speaks for or against the other move and has not been said yet. */
function remarksOn(
  other: JudgedMove,
  played: JudgedMove,
  isPreferred: boolean,
  said: readonly Fact[],
): readonly Fact[] {
  return factsApart(other.facts, played.facts)
    .filter((fact) => fact.isBad !== isPreferred && !said.includes(fact))
    .slice(0, 1);
}

function boardText(
  played: JudgedMove,
  facts: readonly Fact[],
  others: readonly Fact[],
  other: JudgedMove | undefined,
  hasReasons: boolean,
): string {
  const own = facts.length > 0 ? `${played.move} ${listOf(facts.map((fact) => sayFact(fact, true)))}` : '';
  const instead = others.length > 0 ? `${other!.move} ${listOf(others.map((fact) => sayFact(fact, false)))}` : '';
  const texts = [own, instead].filter((text) => text !== '');
  if (texts.length > 0) return `On the board: ${texts.join('; ')}.`;
  return hasReasons ? '' : `On the board: ${played.move} is a quiet move.`;
}
