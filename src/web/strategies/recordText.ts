/** The results of people against a strategy, in words. */

import { formatNoun } from '../numberText.ts';

interface GameRecord {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Wins and losses are the strategy's, as in the API. */
export function describeRecord({ wins, draws, losses }: GameRecord): string {
  const games = wins + draws + losses;
  if (games === 0) return 'No finished games against people here yet.';
  const beaten = formatNoun(losses, 'loss', 'losses');
  return `${formatNoun(games, 'game')} against people here: ${formatNoun(wins, 'win')}, ${formatNoun(draws, 'draw')}, ${beaten}.`;
}

/** Your own record against an opponent: `You: 2 wins, 1 draw, 3 losses`; undefined before the first game. */
export function ownRecordText({ wins, draws, losses }: GameRecord): string | undefined {
  if (wins + draws + losses === 0) return undefined;
  return `You: ${formatNoun(wins, 'win')}, ${formatNoun(draws, 'draw')}, ${formatNoun(losses, 'loss', 'losses')}`;
}

/** For tables: `+2 =1 -3`, from the side of the strategy; a dash if there are no games. */
export function shortRecord({ wins, draws, losses }: GameRecord): string {
  return wins + draws + losses === 0 ? '–' : `+${wins} =${draws} −${losses}`;
}
