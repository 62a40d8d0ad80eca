/** How many captures take several pieces, in games of a champion against an opponent (Foley 2003, section 5.3). */

import { withoutTables } from '../../arena/fairTestPlan.ts';
import { openGame } from '../../arena/opening.ts';
import { namedOpenings } from '../../arena/openings.ts';
import { createRng } from '../../base/rng.ts';
import { createPlayer } from '../../players/players.ts';
import { popcount } from '../../rules/bits.ts';
import type { Game } from '../../rules/game.ts';
import { BLACK, WHITE, opponent } from '../../rules/side.ts';
import type { Side } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';

/** The captures of a player, and those of them that take two pieces or more. */
export type CaptureCount = { readonly captures: number; readonly multiple: number };

/** A type, not an interface, so that it is Json. */
export type CaptureRecord = {
  readonly played: number;
  readonly champion: CaptureCount;
  readonly opponent: CaptureCount;
};

const CAPTURE_OPPONENT = 'alphabeta:depth=4,eval=material';

const SEED = 2003;
const NONE: CaptureCount = { captures: 0, multiple: 0 };

/** Both colours of each opening. */
export function countMultipleCaptures(champion: string, games: number): CaptureRecord {
  const [own, other] = [champion, CAPTURE_OPPONENT].map((spec) => createPlayer(withoutTables(spec), ENGLISH));
  const openings = namedOpenings('three-move', ENGLISH, SEED)!;
  let counts = { champion: NONE, opponent: NONE };
  for (let number = 0; number < games; number++) {
    const side: Side = number % 2 === 0 ? BLACK : WHITE;
    const players = side === BLACK ? [own!, other!] : [other!, own!];
    for (const player of players) player.newGame();
    const game = openGame(ENGLISH, openings.at(Math.floor(number / 2)));
    const opened = game.plies;
    const rng = createRng(SEED, number);
    while (!game.outcome) game.play(players[game.turn]!.choose(game, rng).move);
    counts = {
      champion: addCounts(counts.champion, capturesOf(game, opened, side)),
      opponent: addCounts(counts.opponent, capturesOf(game, opened, opponent(side))),
    };
  }
  return { played: games, ...counts };
}

/** The captures of a side after the opening. */
export function capturesOf(game: Game, opened: number, side: Side): CaptureCount {
  const taken = game.moves
    .filter((_, ply) => ply >= opened && game.positionAt(ply).turn === side)
    .map(({ captures }) => popcount(captures))
    .filter((pieces) => pieces > 0);
  return { captures: taken.length, multiple: taken.filter((pieces) => pieces > 1).length };
}

/** 0 without captures. */
export function multipleShare({ captures, multiple }: CaptureCount): number {
  return captures === 0 ? 0 : multiple / captures;
}

function addCounts(one: CaptureCount, two: CaptureCount): CaptureCount {
  return { captures: one.captures + two.captures, multiple: one.multiple + two.multiple };
}
