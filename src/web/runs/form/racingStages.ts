/**
 * Scales the stages of racing when the games of each individual change, so that you need not know about stages to lower
 * the games.
 */

import { fieldsOf } from '../../../base/json.ts';
import type { Draft } from './draft.ts';

/**
 * The draft of `fitness.racing` for another number of games; undefined if nothing needs to change. `fitness` is the
 * draft before the games changed. It stays the same while you type, so that no proportion is lost from digit to digit.
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
    // A stage that would equal its neighbour is omitted.
    if (!(played > last && played < to)) continue;
    scaled.push({ ...fieldsOf(stage), games: String(played) });
    last = played;
  }
  return scaled.length === 0 ? null : { ...fieldsOf(racing), stages: scaled };
}

function isGames(games: number): boolean {
  return Number.isInteger(games) && games >= 2;
}
