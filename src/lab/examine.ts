/** The end of a run: the fair test of its champion, and a stored game with each colour against every opponent. */

import type { GamePool } from '../arena/encounters.ts';
import type { FairResult } from '../arena/fairTest.ts';
import { fairTest } from '../arena/fairTest.ts';
import { TEST_SEEDS, withoutTables } from '../arena/fairTestPlan.ts';
import type { GameRecord, GameSetup } from '../arena/gameRecord.ts';
import { pdnFromRecord } from '../arena/gameRecord.ts';
import type { OpeningSource } from '../arena/openings.ts';
import { namedOpenings } from '../arena/openings.ts';
import { formatPdn } from '../rules/pdn/writer.ts';
import { variantNamed } from '../rules/variant.ts';
import type { StoredGame } from '../store/records.ts';
import type { Experiment } from '../experiments/experiment.ts';

export interface Examination {
  readonly result: FairResult;
  readonly games: readonly StoredGame[];
}

export async function examine(
  player: string,
  { variant: name, test }: Pick<Experiment, 'variant' | 'test'>,
  pool: GamePool,
  onProgress: (share: number) => void,
): Promise<Examination> {
  const variant = variantNamed(name);
  const openings = namedOpenings('three-move', variant, TEST_SEEDS[0]!)!;
  const { games, opponents } = test;
  const result = await fairTest(pool, { variant, players: [{ player }], opponents, openings, games }, onProgress);
  const shown = await pool.run(opponents.flatMap((opponent) => shownGames(name, player, opponent, openings)));
  return {
    result,
    games: shown.map((record, index) => storedGame(record, `${Math.floor(index / 2) + 1}.${(index % 2) + 1}`)),
  };
}

/** Plays the first opening of the test again and records all moves. */
function shownGames(variant: string, player: string, opponent: string, openings: OpeningSource): GameSetup[] {
  const opening = openings.at(0);
  return [
    { variant, players: [player, withoutTables(opponent)], opening, seed: [TEST_SEEDS[0]!, 0] },
    { variant, players: [withoutTables(opponent), player], opening, seed: [TEST_SEEDS[0]!, 1] },
  ];
}

/** Without the players' thoughts, which contain times and are not part of a result. */
function storedGame(record: GameRecord, round: string): StoredGame {
  const moves = record.moves.map(({ move }) => ({ move, timeMs: 0 }));
  const pdn = pdnFromRecord({ ...record, moves }, { Event: 'EvoDraughts', Round: round });
  const [black, white] = record.players;
  return { pdn: formatPdn(pdn), result: pdn.result, black, white };
}
