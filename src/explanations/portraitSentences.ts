/** What a net or patterns value, in sentences. */

import { capital } from '../base/capital.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';
import type { MeasuredPieces, CountFound } from './measuredPieces.ts';

export interface PortraitFacts {
  /** Whether its output is the same in all positions. */
  readonly isConstant: boolean;
  readonly isGiveaway: boolean;
}

export function portraitSentences(measured: MeasuredPieces, { isConstant, isGiveaway }: PortraitFacts): string[] {
  if (isConstant) return ['It gives every position the same value, so it has no preference.'];
  const { boards, count, formations } = measured;
  return [
    shareSentence(count, isGiveaway),
    ...squareSentences(boards, isGiveaway),
    ...formationSentences(count, formations),
  ];
}

/** From here on the output can be called a count of pieces. */
const MAINLY = 0.5;

function shareSentence(count: CountFound, isGiveaway: boolean): string {
  const { share, man, perMan } = count;
  const part = percent(share);
  const lead =
    share >= MAINLY
      ? `${part} of its output is piece count`
      : `${part.startsWith('less') ? part : `Only ${part}`} of its output follows the piece count`;
  if (perMan !== null) return `${capital(lead)}: ${kingText(count, isGiveaway)}.`;
  const isAgainst = isGiveaway ? man > 0 : man < 0;
  if (share < LITTLE || !isAgainst) return `${capital(lead)}: men have no clear worth to it.`;
  return `${capital(lead)}, and it prefers to have ${isGiveaway ? 'more' : 'fewer'} men.`;
}

/** Below this, the sign of the worth of a man says nothing. */
const LITTLE = 0.02;

/** `a king is worth 1.4 men`; in give-away pieces are a burden. */
function kingText({ king, perMan }: CountFound, isGiveaway: boolean): string {
  const men = Number(((isGiveaway ? -king : king) / perMan!).toFixed(1));
  const nouns = `${Math.abs(men)} ${Math.abs(men) === 1 ? 'man' : 'men'}`;
  if (men === 0) return 'a king is worth nothing to it';
  if (isGiveaway) return men > 0 ? `a king is as much of a burden as ${nouns}` : `a king is worth ${nouns} to keep`;
  return men > 0 ? `a king is worth ${nouns}` : `a king counts as a loss of ${nouns}`;
}

const MOST_SQUARES = 3;

/** The boards of own men and own kings. */
function squareSentences([men, kings]: MeasuredPieces['boards'], isGiveaway: boolean): string[] {
  const pieces = [
    ['A man', men],
    ['A king', kings],
  ] as const;
  return pieces.flatMap(([name, board]) => squareSentence(name, board!.worths, isGiveaway));
}

/** Worths that differ by less than this part of their size are called the same. */
const EQUAL = 0.02;
/** Squares this near to the best, as a part of the range of worths, are named with it. */
const NEAR = 0.1;

/** In give-away, what is worth most has the greatest worth too: it is the least burden. */
function squareSentence(name: string, worths: readonly (number | null)[], isGiveaway: boolean): string[] {
  const known = worths.flatMap((worth, index) => (worth === null ? [] : [{ worth, square: index + 1 }]));
  if (known.length < 2) return [];
  const ordered = known.toSorted((one, two) => two.worth - one.worth);
  const [best, worst] = [ordered[0]!.worth, ordered.at(-1)!.worth];
  const range = best - worst;
  if (range <= EQUAL * Math.max(Math.abs(best), Math.abs(worst))) {
    return best === 0 && worst === 0 ? [] : [`${name} is worth the same on every square.`];
  }
  const most = ordered.filter(({ worth }) => best - worth <= NEAR * range);
  const least = ordered.filter(({ worth }) => worth - worst <= NEAR * range).toReversed();
  // In give-away both ends are usually below 0.
  const [more, less] = isGiveaway && best <= 0 ? ['the least burden', 'the greatest'] : ['worth most', 'least'];
  const parts = [squaresText(more, most), squaresText(less, least)].filter((text) => text !== '');
  return parts.length === 0 ? [] : [`${name} is ${parts.join(' and ')}.`.replace(/ is least on/, ' is worth least on')];
}

/** Many squares that share an end say nothing; of some, the first are named. */
function squaresText(what: string, squares: readonly { readonly square: number }[]): string {
  if (squares.length > 2 * MOST_SQUARES) return '';
  const named = squares.slice(0, MOST_SQUARES).map(({ square }) => square);
  return `${what} on ${named.length === 1 ? 'square ' : 'squares '}${listOf(named.toSorted((one, two) => one - two).map(String))}`;
}

const MOST_NAMED = 2;

function formationSentences({ share }: CountFound, formations: MeasuredPieces['formations']): string[] {
  if (formations.length === 0) {
    return share > ALMOST_ALL ? [] : ['The rest follows no formation that we measure.'];
  }
  const named = formations.filter(
    ({ name }, index) => !formations.slice(0, index).some((other) => familyOf(other.name) === familyOf(name)),
  );
  const phrases = (isLiked: boolean): string[] =>
    named
      .filter(({ effect }) => effect > 0 === isLiked)
      .slice(0, MOST_NAMED)
      .map(({ phrase }) => phrase);
  const [likes, dislikes] = [phrases(true), phrases(false)];
  const opinions = [
    ...(likes.length > 0 ? [`likes ${listOf(likes)}`] : []),
    ...(dislikes.length > 0 ? [`dislikes ${listOf(dislikes)}`] : []),
  ];
  if (likes.length + dislikes.length === 2) return [`Beyond the piece count, it ${opinions.join(' and ')}.`];
  return opinions.map((opinion, index) => `${index === 0 ? 'Beyond the piece count, it' : 'It'} ${opinion}.`);
}

/** `centre` for `centreMen` and `centreKings`, which say much the same. */
function familyOf(name: string): string {
  return name.replace(/(?:s|Men|Kings)$/, '');
}

const ALMOST_ALL = 0.995;

/** `98 %`, but never 0 % or 100 % of what is not. */
function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 100 && share < 1 - 1e-6) return 'over 99 %';
  if (rounded === 0 && share > 0) return 'less than 1 %';
  return `${rounded} %`;
}
