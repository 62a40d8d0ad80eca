/** The games that a run keeps to be looked at: its champion with each colour against the opponents of its test. */

import type { RunGames } from '../../api/runApi.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove } from '../../rules/moveText.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import { parsePdn } from '../../rules/pdn/reader.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { StoredGame } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';

type GameView = RunGames['games'][number];

export function runGameViews(store: Store, run: number): RunGames {
  const variant = variantNamed(store.run(run).variant);
  const champion = store.champion(run)?.player;
  const games = store.games({ run }).flatMap((stored) => {
    const game = parsePdn(stored.pdn, { variant })[0]?.game;
    return game ? [gameView(stored, game, (player) => (player === champion ? `run:${run}` : player))] : [];
  });
  return { games };
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
  if (black.startsWith('run:')) return `As Black against ${white}`;
  return white.startsWith('run:') ? `As White against ${black}` : `${black} against ${white}`;
}

function movesOf({ variant, start, moves }: PdnGame): string[] {
  const game = new Game(variant, { start });
  return moves.map(({ move }) => {
    const text = formatMove(move, game.legalMoves);
    game.play(move);
    return text;
  });
}
