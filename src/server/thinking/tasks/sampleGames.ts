/** Plays two sample games of a strategy, one with each colour. */

import { pdnFromRecord } from '../../../arena/gameRecord.ts';
import { START } from '../../../arena/opening.ts';
import { playGame } from '../../../arena/playGame.ts';
import { formatPdn } from '../../../rules/pdn/writer.ts';
import { variantNamed } from '../../../rules/variant.ts';
import type { StoredGame } from '../../../store/records.ts';
import type { TaskControl } from '../../../thinking/task.ts';

export interface SampleGamesTask {
  readonly variant: string;
  readonly player: string;
  /** By default a search that looks one move ahead. */
  readonly rival?: string | undefined;
}

const SEARCH = 'alphabeta:depth=1,table=0,tables=off';

export function sampleGames(
  { variant: name, player, rival = SEARCH }: SampleGamesTask,
  control: TaskControl,
): StoredGame[] {
  const variant = variantNamed(name);
  const seats = [
    [player, rival],
    [rival, player],
  ] as const;
  return seats.map((players) => {
    const [black, white] = players;
    const setup = { variant: name, players, opening: START, seed: [1] } as const;
    const record = playGame(setup, [control.player(black, variant), control.player(white, variant)]);
    const game = pdnFromRecord(record, { Event: 'EvoDraughts' });
    return { pdn: formatPdn(game), result: game.result, black, white };
  });
}
