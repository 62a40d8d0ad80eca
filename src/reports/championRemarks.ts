/**
 * The most important remarks on a champion: whether it beats random moves, what to try if not, and whether its training
 * score was luck. The best of many is chosen by the same games that measured it, so it usually scores less in new games
 * against the same opponents. A gap counts as luck only if it is larger than its error.
 */

import { capital } from '../base/capital.ts';
import { formatCount, formatNoun } from '../base/numberText.ts';
import { hundredth } from '../charts/curvePoint.ts';
import { formatStrength } from '../charts/strengthText.ts';
import { standardErrorsFor } from '../stats/standardErrorsFor.ts';
import type { ChampionRecord, RunRecord, StrengthRecord } from '../store/records.ts';
import { numberAt, textAt } from './jsonAt.ts';
import type { TestScore } from './testScores.ts';
import { otherTraining } from './trainingText.ts';

/** What is known of a champion. */
export interface KnownChampion {
  readonly run: Pick<RunRecord, 'experiment'>;
  readonly champion: ChampionRecord;
  /** Its latest scores by opponent. */
  readonly scores: ReadonlyMap<string, TestScore>;
  /** Of the champion. */
  readonly strength: Pick<StrengthRecord, 'elo' | 'low' | 'high'> | undefined;
}

/** With this many training games luck plays a small part. */
const ENOUGH_GAMES = 100;
/** Smaller gaps are not mentioned. */
const LEAST_GAP = 0.03;
/** With a larger error, a gap cannot be ruled out. */
const LARGE_ERROR = 0.12;
const Z = standardErrorsFor(0.95);

/** Sentences that can stand alone; none if nothing is known. */
export function championRemarks(known: KnownChampion): string[] {
  return [...randomRemarks(known), ...luckRemark(known.champion, known.run)];
}

/** It beats random moves if either its test or its strength shows it. */
function randomRemarks({ run, scores, strength }: KnownChampion): string[] {
  const points = scores.get('random')?.points;
  const isShown = (points && points.low > 0.5) || (strength && strength.low > 0);
  if (isShown || (!points && !strength)) return [];
  const share =
    points && `${hundredth(points.value)} % (${hundredth(points.low)}-${hundredth(points.high)}) of the points`;
  const elo = strength && `${formatStrength(strength)} Elo above them`;
  const isOpen = points ? points.value > 0.5 : strength!.elo > 0;
  const verb = isOpen ? 'does not clearly beat' : 'does not beat';
  const why = share === undefined ? `it is ${elo}` : `it scores ${share}`;
  return [`This champion ${verb} random moves: ${why}.`, whatToTry(run)];
}

function whatToTry({ experiment }: KnownChampion['run']): string {
  const mode = textAt(experiment, 'strategy', 'mode');
  const depth = numberAt(experiment, 'strategy', 'depth') ?? 0;
  const search = textAt(experiment, 'strategy', 'search') ?? 'alphabeta';
  const games = numberAt(experiment, 'fitness', 'games') ?? ENOUGH_GAMES;
  if (textAt(experiment, 'fitness', 'method') === 'positions') {
    return 'To get a stronger one, try more positions (fitness.positions), a deeper search (fitness.depth) or another shape.';
  }
  const ways = [
    ...(mode !== 'settled' && depth === 0 && search === 'alphabeta'
      ? ['the mode settled, which judges positions after the captures (strategy.mode=settled)']
      : []),
    ...(games < ENOUGH_GAMES ? [`more games for each strategy (fitness.games=${ENOUGH_GAMES} or more)`] : []),
    'more generations',
    textAt(experiment, 'genome', 'method') === 'weights'
      ? 'a larger population'
      : 'another grammar, such as grammars/default.bnf',
  ];
  return `To get a stronger one, try ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}.`;
}

/** How much of the training score was luck, as far as the number of games allows a verdict. */
function luckRemark(champion: ChampionRecord, { experiment }: KnownChampion['run']): string[] {
  const { training, confirmation } = champion;
  const games = numberAt(experiment, 'fitness', 'games') ?? 0;
  if (confirmation.games === 0) return [];
  const other = otherTraining(champion);
  if (other !== undefined) return [`${capital(other)}.`];
  const made = `${hundredth(training)} % in training, ${hundredth(confirmation.points)} % in ${formatCount(confirmation.games)} new games`;
  if (games === 0) return [`It scored ${made}.`];
  const gap = training - confirmation.points;
  const error = Z * Math.sqrt(variance(training, games) + variance(confirmation.points, confirmation.games));
  if (gap > error && gap > LEAST_GAP) {
    const isMost = gap > (training - 0.5) / 2;
    return [`${isMost ? 'Most' : 'Part'} of its lead in training was luck (${made}).`];
  }
  if (gap <= LEAST_GAP && error <= LARGE_ERROR) return [`New games confirm its training score (${made}).`];
  return [`Its games are too few to tell luck from skill (${made}, ${formatNoun(games, 'training game')}).`];
}

/** The variance of a share of points; a share of all or nothing is less certain than it looks. */
function variance(share: number, games: number): number {
  const shrunk = (share * games + 1) / (games + 2);
  return (shrunk * (1 - shrunk)) / Math.max(1, games);
}
