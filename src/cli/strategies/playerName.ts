/** What to call a player in a sentence. */

import { CHAMPIONS } from '../../players/champions.ts';

/** The name of a champion, by the spec that it plays by; other players have none. */
export function playerName(spec: string): string | undefined {
  return CHAMPIONS.find(({ player }) => player === spec)?.name;
}
