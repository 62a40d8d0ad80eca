/** The name of a player in a sentence. */

import { CHAMPIONS } from '../../players/champions.ts';

/** The name of a champion with this spec; other players have none. */
export function playerName(spec: string): string | undefined {
  return CHAMPIONS.find(({ player }) => player === spec)?.name;
}
