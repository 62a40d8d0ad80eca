/**
 * How far the plans of a player agree, in sentences: for a player that has no evaluation and plays what most of its
 * plans begin with. It has plans for itself and for its opponent.
 */

import { capital } from '../base/capital.ts';
import { formatNoun } from '../base/numberText.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import type { Reader } from './describeFinding.ts';
import { onlyText, voicesFor } from './describeFinding.ts';
import type { MoveShares, PlanShares } from './planShares.ts';

/** What the player would play, and what it expects. */
interface PlannedMove {
  readonly played: string;
  readonly chosen: string;
  /** The moves that it expects, its choice first. */
  readonly line: readonly string[];
  /** The share of the plans behind each move after the last generation. */
  readonly last: ReadonlyMap<string, number>;
  readonly shares: PlanShares;
  /** The side to move. */
  readonly side: Side;
}

/** What plans a reader reads of: those for the side to move, and those for the other side. */
interface Whose {
  readonly own: string;
  readonly other: string;
  /** Whether the player itself is to move. */
  readonly isPlayers: boolean;
}

/** The player's opinion of a move. */
export function describePlans(planned: PlannedMove, reader: Reader): string {
  const { played, chosen, line, shares, side } = planned;
  const whose = whoseFor(reader, side);
  const isSame = played === chosen;
  const expected = isSame ? line.slice(1) : line;
  return [
    ...(shares.own ? ownTexts(planned, shares.own, whose, capital(reader.name ?? 'it')) : [onlyText(played)]),
    ...(shares.replies && isSame ? [repliesText(shares.replies, whose.other)] : []),
    ...(expected.length > 0 ? [`It expects ${expected.join(' ')}.`] : []),
  ].join(' ');
}

function ownTexts(planned: PlannedMove, own: MoveShares, whose: Whose, name: string): string[] {
  const { played, chosen, shares } = planned;
  const { plans, generations } = shares;
  const evolved = `evolved ${formatNoun(plans, 'plan')} for each side over ${formatNoun(generations, 'generation')}.`;
  const isOwnChoice = whose.isPlayers && played === chosen;
  const would = `${name} would have played ${chosen}${played === chosen ? ' too' : ''}.`;
  return [isOwnChoice ? `${name} ${evolved}` : `${would} It ${evolved}`, shareText(planned, own, whose.own)];
}

/** `92 % of its plans begin with 11-15, 5 % with 12-16.` A move that was played against its plans is named too. */
function shareText({ played, chosen, last }: PlannedMove, own: MoveShares, plans: string): string {
  const [first, second] = own.moves.map(({ move }) => move);
  const other = played === first ? second : played === chosen ? undefined : played;
  const best = chosen === first ? '' : `, but its best plan begins with ${chosen}`;
  const share = other === undefined ? 0 : (last.get(other) ?? 0);
  const also =
    other !== undefined && (share > 0 || other === played)
      ? `, ${share === 0 ? 'none' : percent(share)} with ${other}`
      : '';
  return `${percentOf(last.get(first!)!, plans)} begin with ${first!}${also}${best}.`;
}

/** What a chart of the moves shows, besides the opinion: how the most common move came to be that. */
export function ownFinding(own: MoveShares, shares: PlanShares, reader: Reader, side: Side): string {
  return findingOf(own, shares, whoseFor(reader, side).own);
}

/** What a chart of the replies shows. */
export function repliesFinding(replies: MoveShares, shares: PlanShares, reader: Reader, side: Side): string {
  return findingOf(replies, shares, whoseFor(reader, side).other);
}

/** `11-15 rises from 14 % to 92 % of its plans, and has led since generation 9.` */
function findingOf({ moves, since }: MoveShares, { generations, shown }: PlanShares, plans: string): string {
  const { move, shares } = moves[0]!;
  const [from, to] = [percent(shares[0]!), percent(lastOf(shares))];
  if (shares.length === 1) return `${move} has ${to} of ${plans} after one generation.`;
  const direction = shares[0]! < lastOf(shares) ? 'rises' : 'falls';
  const change = from === to ? `begins and ends with ${to}` : `${direction} from ${from} to ${to}`;
  return `${move} ${change} of ${plans}, ${leadText(moves, since, shown.length === generations)}.`;
}

function leadText(moves: MoveShares['moves'], since: number | null, isExact: boolean): string {
  if (since === null) return `level with ${moves[1]!.move}`;
  return since === 1
    ? 'and leads from the first generation on'
    : `and has led since ${isExact ? '' : 'about '}generation ${since}`;
}

/** `64 % of its plans for you answer 22-18, 20 % 22-17.` */
function repliesText({ moves }: MoveShares, plans: string): string {
  const [first, second] = moves.map(({ move, shares }) => ({ move, share: lastOf(shares) }));
  const also = second && second.share > 0 ? `, ${percent(second.share)} answer ${second.move}` : '';
  return `${percentOf(first!.share, plans)} answer ${first!.move}${also}.`;
}

function whoseFor(reader: Reader, side: Side): Whose {
  const { mover, other } = voicesFor(reader, side, opponent(side));
  const isPlayers = reader.playerSide === undefined || reader.playerSide === side;
  return isPlayers
    ? { own: 'its plans', other: `its plans for ${other.who}`, isPlayers }
    : { own: `its plans for ${mover.who}`, other: 'its plans', isPlayers };
}

function lastOf(shares: readonly number[]): number {
  return shares.at(-1)!;
}

/** `92 % of its plans`. */
function percentOf(share: number, plans: string): string {
  return share === 1 ? `All ${plans}` : `${percent(share)} of ${plans}`;
}

/** A share that is neither none nor all is never written as one of these. */
function percent(share: number): string {
  if (share === 0 || share === 1) return `${100 * share} %`;
  return `${Math.max(1, Math.min(99, Math.round(100 * share)))} %`;
}
