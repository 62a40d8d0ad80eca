/**
 * The effects of a move as players of draughts say them, the most important first: it `threatens your man on 22`, it
 * `would give up a man`. A fact is a verb and its object, so that it can be said of a move that was made and of one
 * that was not.
 */

import { formatNoun } from '../base/numberText.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { MoveEffects, Pieces, Placed } from './moveEffects.ts';
import { materialOf, moveEffects } from './moveEffects.ts';

/** What a fact is about. A player notices it if it reads features of the same theme. */
export type Theme = 'end' | 'material' | 'crown' | 'threat' | 'backRow' | 'mobility' | 'centre';

export interface Fact {
  readonly theme: Theme;
  /** As in `threatens` and in `would threaten`. */
  readonly verb: readonly [third: string, plain: string];
  readonly object: string;
  /** In brackets behind it: the captures that show it. */
  readonly detail: string;
  /** Whether it is bad for the side that moves. */
  readonly isBad: boolean;
}

/** How a side is named, as an owner and as a subject: `your` and `you`, `Fern's` and `Fern`. */
export interface Voice {
  readonly whose: string;
  readonly who: string;
}

export interface Voices {
  readonly mover: Voice;
  readonly other: Voice;
}

export function moveFacts(position: Position, move: Move, variant: Variant, voices: Voices): Fact[] {
  const effects = moveEffects(position, move, variant);
  return [
    ...endFacts(effects, position, voices),
    ...materialFacts(effects, variant, voices),
    ...crownFacts(effects, voices),
    ...(variant.giveaway ? [] : threatFacts(effects, voices)),
    ...moveCountFacts(effects, voices),
    ...placeFacts(effects, voices),
  ];
}

/** `threatens your man on 22`, or `would threaten ...`. */
export function sayFact({ verb, object, detail }: Fact, isMade: boolean): string {
  const [third, plain] = verb;
  return `${isMade ? third : `would ${plain}`} ${object}${detail === '' ? '' : ` (${detail})`}`;
}

/** What the first move does and the second does not. */
export function factsApart(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ verb, object }) => !others.some((other) => other.verb[0] === verb[0] && other.object === object),
  );
}

function fact(theme: Theme, verb: Fact['verb'], object: string, isBad = false, detail = ''): Fact {
  return { theme, verb, object, detail, isBad };
}

function endFacts({ winner }: MoveEffects, { turn }: Position, { other }: Voices): Fact[] {
  if (winner === undefined) return [];
  return winner === turn
    ? [fact('end', ['wins', 'win'], 'at once', false, `${other.who} cannot move`)]
    : [fact('end', ['loses', 'lose'], 'at once', true, `${other.who} cannot move`)];
}

/** The result of the captures of the move and of those that must follow. */
function materialFacts(effects: MoveEffects, { giveaway }: Variant, { other }: Voices): Fact[] {
  const { captures, followed, lost, won } = effects;
  const [loss, gain] = [materialOf(lost), materialOf(won)];
  const detail = (followed ?? []).join(' ');
  const taken = captures.length > 0 ? pieceList(captures, other.whose) : '';
  if (loss === 0) return gain === 0 ? [] : [fact('material', ['captures', 'capture'], taken, giveaway)];
  if (gain === 0) {
    return giveaway
      ? [fact('material', ['gives away', 'give away'], piecesText(lost), false, detail)]
      : [fact('material', ['gives up', 'give up'], piecesText(lost), true, detail)];
  }
  const both = `${piecesText(lost)} for ${piecesText(won, lost)}`;
  if (loss === gain) return [exchangeFact(lost, won, detail)];
  const [more, less] = [`${piecesText(won)} for ${piecesText(lost, won)}`, both];
  if (giveaway) {
    return gain > loss
      ? [fact('material', ['takes', 'take'], more, true, detail)]
      : [fact('material', ['gives away', 'give away'], less, false, detail)];
  }
  return gain > loss
    ? [fact('material', ['wins', 'win'], more, false, detail)]
    : [fact('material', ['loses', 'lose'], less, true, detail)];
}

function exchangeFact(lost: Pieces, won: Pieces, detail: string): Fact {
  if (lost.kings + won.kings > 0) {
    return fact('material', ['exchanges', 'exchange'], `${piecesText(lost)} for ${piecesText(won)}`, false, detail);
  }
  const count = numberWord(lost.men);
  return fact('material', ['makes', 'make'], `a ${count}-for-${count} exchange`, false, detail);
}

function crownFacts(effects: MoveEffects, { other }: Voices): Fact[] {
  const { crowned, crownsNext, stopped, letsCrown } = effects;
  return [
    ...(crowned === undefined ? [] : [fact('crown', ['crowns', 'crown'], `a man on ${crowned}`)]),
    ...(letsCrown.length === 0 ? [] : [fact('crown', ['lets', 'let'], `${other.who} crown`, true, letsCrown[0])]),
    ...(stopped.length === 0
      ? []
      : [fact('crown', ['stops', 'stop'], `${pieceList(stopped, other.whose)} from crowning`)]),
    ...(crownsNext === undefined
      ? []
      : crownsNext === 'surely'
        ? [fact('crown', ['makes', 'make'], `sure of a king next move`)]
        : [fact('crown', ['threatens', 'threaten'], 'to crown next move')]),
  ];
}

function threatFacts({ threat, saved, isEscape, captures }: MoveEffects, { mover, other }: Voices): Fact[] {
  const facts: Fact[] = [];
  if (threat && threat.gain > 0) {
    facts.push(fact('threat', ['threatens', 'threaten'], pieceList(threat.taken, other.whose), false, threat.move));
  }
  // A piece that captures is hardly praised for being safe.
  if (saved.length > 0 && !(isEscape && captures.length > 0)) {
    const own = pieceList(saved, mover.whose);
    facts.push(
      isEscape && saved.length === 1
        ? fact('threat', ['brings', 'bring'], `${own} to safety`)
        : fact('threat', ['protects', 'protect'], own),
    );
  }
  if (threat && threat.gain === 0) {
    facts.push(fact('threat', ['threatens', 'threaten'], 'an exchange', false, threat.move));
  }
  return facts;
}

const FEW_REPLIES = 2;

function moveCountFacts(effects: MoveEffects, { other }: Voices): Fact[] {
  const { replies, repliesBefore, followed, blocked, winner } = effects;
  if (winner !== undefined) return [];
  const kings = blocked.filter(({ isKing }) => isKing);
  const men = blocked.filter(({ isKing }) => !isKing);
  const isQuiet = followed?.length === 0;
  return [
    ...(kings.length > 0 ? [fact('mobility', ['traps', 'trap'], pieceList(kings, other.whose))] : []),
    ...(isQuiet && replies <= FEW_REPLIES && repliesBefore > replies + 1
      ? [fact('mobility', ['leaves', 'leave'], `${other.who} only ${formatNoun(replies, 'move')}`)]
      : []),
    ...(men.length > 0 ? [fact('mobility', ['blocks', 'block'], pieceList(men, other.whose))] : []),
  ];
}

function placeFacts({ backRowLeft, isToCentre, captures, followed }: MoveEffects, { mover }: Voices): Fact[] {
  const left =
    backRowLeft === undefined ? '' : `${backRowLeft === 0 ? 'no man' : formatNoun(backRowLeft, 'man', 'men')} left`;
  return [
    ...(backRowLeft === undefined ? [] : [fact('backRow', ['opens', 'open'], `${mover.whose} back row`, true, left)]),
    ...(isToCentre && captures.length === 0 && followed?.length === 0
      ? [fact('centre', ['goes', 'go'], 'to the centre')]
      : []),
  ];
}

/** `your man on 22`, `your men on 14 and 18`, `your king on 5 and man on 9`. */
function pieceList(pieces: readonly Placed[], whose: string): string {
  const kinds = [
    ['king', 'kings', pieces.filter(({ isKing }) => isKing)],
    ['man', 'men', pieces.filter(({ isKing }) => !isKing)],
  ] as const;
  const texts = kinds
    .filter(([, , ones]) => ones.length > 0)
    .map(([one, many, ones]) => {
      const squares = listOf(ones.map(({ square }) => String(square)));
      return `${ones.length === 1 ? one : many} on ${squares}`;
    });
  return `${whose} ${texts.join(' and ')}`;
}

/** `a man`, `two men`, `a king and a man`; beside others of the same kind only the number: `two men for one`. */
function piecesText({ men, kings }: Pieces, beside?: Pieces): string {
  if (beside && beside.kings === 0 && kings === 0) return numberWord(men);
  return listOf([
    ...(kings > 0 ? [kings === 1 ? 'a king' : `${numberWord(kings)} kings`] : []),
    ...(men > 0 ? [men === 1 ? 'a man' : `${numberWord(men)} men`] : []),
  ]);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
