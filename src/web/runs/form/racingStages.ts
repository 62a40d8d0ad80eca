/**
 * The stages of racing when the games of each individual change: they keep their share of the games. A person who lowers
 * the games thus need not know that there are stages.
 */

import { fieldsOf } from '../../../base/json.ts';
import type { Draft } from './draft.ts';

/**
 * The draft of `fitness.racing` for another number of games. `fitness` is what the person saw before; it is kept as long
 * as only the games change, so that no share is lost while a number is typed digit by digit. Undefined where nothing
 * needs to change.
 */
export function racingFor(fitness: Draft, games: Draft): Draft {
  const { racing, games: before } = fieldsOf(fitness);
  const { stages } = fieldsOf(racing);
  const [from, to] = [Number(before), Number(games)];
  if (!Array.isArray(stages) || !isGames(from) || !isGames(to)) return undefined;
  const scaled: Draft[] = [];
  let last = 0;
  for (const stage of stages) {
    const played = 2 * Math.round((Number(fieldsOf(stage)['games']) * to) / from / 2);
    // A stage that would not differ from its neighbours is left out.
    if (!(played > last && played < to)) continue;
    scaled.push({ ...fieldsOf(stage), games: String(played) });
    last = played;
  }
  return scaled.length === 0 ? null : { ...fieldsOf(racing), stages: scaled };
}

function isGames(games: number): boolean {
  return Number.isInteger(games) && games >= 2;
}
