/** Opponents as the pages show them. */

import type { OpponentView } from '../../api/gameApi.ts';
import { shortWords } from '../../base/shortWords.ts';
import type { Champion } from '../../players/champions.ts';
import { CHAMPIONS } from '../../players/champions.ts';
import { levelOf } from '../../players/level.ts';

/** Participants of a study do not see who their opponent is. */
export const HIDDEN_OPPONENT: OpponentView = {
  spec: 'hidden',
  player: 'hidden',
  title: 'Your opponent',
  rating: null,
  character: null,
};

export function opponentView(spec: string, player: string, variant: string): OpponentView {
  const champion = championOf(spec);
  const rating = champion?.variant === variant ? championRating(champion) : null;
  return { spec, player, title: opponentTitle(spec), rating, character: champion?.character ?? null };
}

/** A display name: that of the champion, the origin of the strategy, or else the spec. */
export function opponentTitle(spec: string): string {
  const [, run, generation] = /^run:(\d+)(?:@(\d+))?$/.exec(spec) ?? [];
  if (generation !== undefined) return `Best of generation ${generation} of run ${run}`;
  if (run !== undefined) return `Champion of run ${run}`;
  return championOf(spec)?.name ?? shortWords(spec);
}

/** The rating in the champion's own variant, with its level. */
export function championRating({ rating, low, high, variant }: Champion): NonNullable<OpponentView['rating']> {
  return { rating, low, high, level: levelOf(rating, variant) };
}

function championOf(spec: string): Champion | undefined {
  const [, id] = /^champion:(\w+)$/.exec(spec) ?? [];
  return CHAMPIONS.find((champion) => champion.id === id);
}
