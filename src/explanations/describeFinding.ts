/** What was found about a move, and the one place where it becomes a sentence. */

import { formatNoun } from '../base/numberText.ts';
import type { Feature } from '../features/feature.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';

/** What a finding says of a move. */
interface FoundMove {
  readonly move: string;
  readonly captures: readonly string[];
  readonly scoreText: string;
}

/** A feature that speaks for the best move: its value there, and after the next best move. */
export interface Advantage {
  readonly feature: Pick<Feature, 'phrase'>;
  readonly had: number;
  readonly other: number;
}

export type Finding =
  /** There was no other move. */
  | { readonly kind: 'only'; readonly move: string }
  /** The player does not compare its moves. */
  | { readonly kind: 'rule'; readonly rule: Rule }
  /** A strategy gives several moves the greatest score; it plays the first of them. */
  | { readonly kind: 'tie'; readonly equals: readonly FoundMove[]; readonly moves: number }
  /** A strategy gives one move the greatest score. */
  | {
      readonly kind: 'better';
      readonly best: FoundMove;
      readonly next: FoundMove;
      readonly advantages: readonly Advantage[];
    }
  /** The move that was played is not the one that the strategy plays: a game may be pasted. */
  | { readonly kind: 'other'; readonly move: string }
  /** The player gave its moves scores. It may prefer another one now if the clock had a say when it chose. */
  | {
      readonly kind: 'search';
      readonly played: FoundMove;
      readonly chosen: FoundMove;
      readonly expected: readonly string[];
      /** How many plies it looked ahead, if it says. */
      readonly depth: number | null;
      /** Its scores have the measure of a strategy; otherwise they are men. */
      readonly isByStrategy: boolean;
    }
  /** The player told nothing. */
  | { readonly kind: 'silent' };

/** How players choose that do not compare their moves: their kind, or the mode of their strategy. */
const RULES = {
  random: 'It plays a legal move at random.',
  first: 'It always plays the lowest-numbered legal move.',
  index: 'It does not compare its moves: the value of its expression says which move of the list to play.',
};

type Rule = keyof typeof RULES;

export function isRule(name: string): name is Rule {
  return Object.hasOwn(RULES, name);
}

export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'only':
      return `${finding.move} is the only legal move.`;
    case 'rule':
      return RULES[finding.rule];
    case 'tie':
      return describeTie(finding);
    case 'better':
      return describeBetter(finding);
    case 'other':
      return `It would not have played ${finding.move}.`;
    case 'search':
      return describeSearch(finding);
    case 'silent':
      return 'This player gives no reasons for its moves.';
  }
}

function describeTie({ equals, moves }: Extract<Finding, { kind: 'tie' }>): string {
  const [best] = equals;
  const which = equals.length === moves ? 'All moves score' : `${equals.length} moves share the best score,`;
  const score = `${best!.scoreText}${whenSettled(equals)}`;
  return `${which} ${score}; in a tie it plays the lowest-numbered move, ${best!.move}.`;
}

function describeBetter({ best, next, advantages }: Extract<Finding, { kind: 'better' }>): string {
  const scores = `${best.scoreText} against ${next.scoreText}${whenSettled([best, next])}`;
  const lead = `It prefers ${best.move} to ${next.move} (${scores})`;
  const gains = advantages.map(({ feature, had, other }) => `${feature.phrase} at ${had} instead of ${other}`);
  return gains.length === 0 ? `${lead}.` : `${lead}: this leaves ${listOf(gains)}.`;
}

/** Where captures follow one of some moves, their scores are those behind the captures. */
function whenSettled(moves: readonly FoundMove[]): string {
  return moves.some(({ captures }) => captures.length > 0) ? ' after the captures' : '';
}

function describeSearch(finding: Extract<Finding, { kind: 'search' }>): string {
  const { played, chosen, expected, depth, isByStrategy } = finding;
  const unit = isByStrategy ? '' : ' men';
  const [own, other] = [played, chosen].map((move) => `${move.move} (${worthOf(move, unit)})`);
  const looked = depth === null ? 'It' : `It looked ${formatNoun(depth, 'ply', 'plies')} ahead and`;
  const sentences = [
    chosen.move === played.move ? `${looked} chose ${own}.` : `${looked} now prefers ${other} to ${own}.`,
    ...(expected.length > 0 ? [`It expects ${expected.join(' ')} next.`] : []),
    ...(isByStrategy ? ['The features are read after each move and the captures that follow it.'] : []),
  ];
  return sentences.join(' ');
}

/** `+0.35 men`, or what is forced: `wins in 7 plies`. */
function worthOf({ scoreText }: FoundMove, unit: string): string {
  const isForced = /^(?:wins|loses)/.test(scoreText);
  return isForced
    ? scoreText.replace(/\d+/, (plies) => formatNoun(Number(plies), 'ply', 'plies'))
    : `${scoreText}${unit}`;
}
