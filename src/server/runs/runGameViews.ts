/**
 * Games of a run to watch: the stored games of its champion, with each colour against the opponents of its test.
 * Without a champion, the best strategy so far plays two sample games. A generation can also play two games against an
 * earlier one.
 */

import type { RunGames } from '../../api/runApi.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove } from '../../rules/moveText.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import { parsePdn } from '../../rules/pdn/reader.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { StoredGame } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { Thinking } from '../thinking/thinking.ts';

type GameView = RunGames['games'][number];

const PLAY_TIME_MS = 5000;

/** Which games are requested, and by which client. */
interface Spectator {
  readonly client: string;
  /** The generation whose best plays if there is no champion; by default the last. */
  readonly generation: number | undefined;
  /** An earlier generation as the opponent. */
  readonly against: number | undefined;
}

export async function runGameViews(
  store: Store,
  run: number,
  thinking: Thinking,
  { client, generation, against }: Spectator,
): Promise<RunGames> {
  const { variant, status, generation: last } = store.run(run);
  if (against === undefined && status !== 'unfinished') {
    const champion = store.champion(run)?.player;
    return gameViews(store.games({ run }), variant, (player) => (player === champion ? `run:${run}` : player));
  }
  if (last < 0) return { games: [] };
  const seen = against === undefined ? (generation ?? last) : generation;
  const name = seen === undefined ? `run:${run}` : `run:${run}@${seen}`;
  const { player } = store.playerOf(run, seen);
  const rival = against === undefined ? undefined : store.playerOf(run, against).player;
  const { answer } = thinking.ask(client, 'sampleGames', { variant, player, rival }, { timeMs: PLAY_TIME_MS });
  // Both specs may be equal, so the names come from the seats: the watched player is Black first, then White.
  const games = await answer;
  const seats = games.map(({ black, white }, index) => {
    const other = against === undefined ? (index === 0 ? white : black) : `run:${run}@${against}`;
    return index === 0 ? { black: name, white: other } : { black: other, white: name };
  });
  return gameViews(
    games.map((game, index) => ({ ...game, ...seats[index]! })),
    variant,
    (shown) => shown,
  );
}

function gameViews(games: readonly StoredGame[], variant: string, nameOf: (player: string) => string): RunGames {
  return {
    games: games.flatMap((stored) => {
      const game = parsePdn(stored.pdn, { variant: variantNamed(variant) })[0]?.game;
      return game ? [gameView(stored, game, nameOf)] : [];
    }),
  };
}

function gameView(
  { black, white, result, pdn }: StoredGame,
  game: PdnGame,
  nameOf: (player: string) => string,
): GameView {
  const names = { black: nameOf(black), white: nameOf(white) };
  return {
    title: titleOf(names.black, names.white),
    ...names,
    result,
    startFen: formatFen(game.start, game.variant.board),
    moves: movesOf(game),
    pdn,
  };
}

function titleOf(black: string, white: string): string {
  const [first, second] = [generationOf(black), generationOf(white)];
  if (first !== undefined && second !== undefined) return `Black: ${first}, White: ${second}`;
  if (first !== undefined) return `As Black against ${white}`;
  return second === undefined ? `${black} against ${white}` : `As White against ${black}`;
}

/** The display name of a player of a run. */
function generationOf(player: string): string | undefined {
  const [run, generation] = player.split('@');
  if (!run!.startsWith('run:')) return undefined;
  return generation === undefined ? 'the champion' : `generation ${generation}`;
}

function movesOf({ variant, start, moves }: PdnGame): string[] {
  const game = new Game(variant, { start });
  return moves.map(({ move }) => {
    const text = formatMove(move, game.legalMoves);
    game.play(move);
    return text;
  });
}
