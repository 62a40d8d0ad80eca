/** A suggested next opponent for each variant, based on the results in the store. */

import type { SuggestionsView } from '../../api/playerApi.ts';
import { CHAMPIONS } from '../../players/champions.ts';
import { VARIANTS } from '../../rules/variant.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { Store } from '../../store/store.ts';
import { championRating } from './opponentView.ts';
import type { PastResult } from './suggestion.ts';
import { suggestOpponent } from './suggestion.ts';

/** The latest games are enough for a suggestion. */
const MOST_GAMES = 100;

export function suggestions(client: string, store: Store): SuggestionsView['suggestions'] {
  const plays = store.playsOf(client, MOST_GAMES);
  return VARIANTS.flatMap(({ name: variant }) => {
    const ladder = CHAMPIONS.filter((champion) => champion.variant === variant);
    const rungs = ladder.map(({ id, name }) => ({ player: `champion:${id}`, title: name }));
    const results = plays.flatMap((play) => (play.variant === variant ? (resultOf(play) ?? []) : []));
    const suggested = suggestOpponent(rungs, results);
    const place = rungs.findIndex(({ player }) => player === suggested?.player);
    return suggested
      ? [{ ...suggested, variant, title: rungs[place]!.title, rating: championRating(ladder[place]!) }]
      : [];
  });
}

function resultOf({ opponent: player, outcome, side }: PlayRecord): PastResult | undefined {
  if (!outcome) return undefined;
  if (outcome.winner === null) return { player, result: 'draw' };
  return { player, result: outcome.winner === side ? 'win' : 'loss' };
}
