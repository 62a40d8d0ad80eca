/** The games started in this browser, the latest first, each with a picture of its position. */

import type { VNode } from 'preact';
import type { GameList } from '../../../api/gameApi.ts';
import { parseFen } from '../../../rules/fen.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { SmallBoard } from '../../board/smallBoard.tsx';
import type { Loaded } from '../../loaded.ts';
import { Empty, WhenLoaded } from '../../parts/notice.tsx';
import { isUnnamed } from '../opponentName.ts';

type ListedGame = GameList['games'][number];

interface RecentGamesProps {
  readonly loaded: Loaded<GameList>;
}

export function RecentGames({ loaded }: RecentGamesProps): VNode {
  return (
    <section class="recent-games" aria-labelledby="recent-games">
      <h2 id="recent-games">Your games</h2>
      <WhenLoaded loaded={loaded}>
        {({ games }) =>
          games.length === 0 ? (
            <Empty>
              <p>Games that you start in this browser are listed here. You can continue them at any time.</p>
            </Empty>
          ) : (
            <ul class="game-cards">
              {inOrder(games).map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </section>
  );
}

/** A link to the current game: most returning players want to continue. */
export function GoOn({ loaded }: RecentGamesProps): VNode | null {
  const game = loaded.state === 'here' ? loaded.value.games.find(({ outcome }) => outcome === null) : undefined;
  if (!game) return null;
  const { title } = game.opponent;
  return (
    <p class="go-on">
      <a href={`/game/${game.id}`}>
        Continue your game against {isUnnamed(game.opponent) ? <span class="notation">{title}</span> : title}
      </a>
    </p>
  );
}

function GameCard({ game }: { readonly game: ListedGame }): VNode {
  const { board, title } = variantNamed(game.variant);
  return (
    <a class="game-card" href={`/game/${game.id}`}>
      <SmallBoard board={board} position={parseFen(game.fen, board)} isFlipped={game.side === 'black'} />
      <span class="game-card-text">
        <strong>{game.opponent.title}</strong>
        <span>{stateOf(game)}</span>
        <span class="quiet small">
          {game.variant === 'english' ? '' : `${title}, `}
          {game.plies} {game.plies === 1 ? 'move' : 'moves'}, {dayOf(game.updatedAt)}
        </span>
      </span>
    </a>
  );
}

/** Unfinished games first. */
function inOrder(games: readonly ListedGame[]): ListedGame[] {
  return [...games.filter(({ outcome }) => outcome === null), ...games.filter(({ outcome }) => outcome !== null)];
}

function stateOf({ outcome, side }: ListedGame): string {
  if (!outcome) return 'Continue';
  if (outcome.winner === null) return 'Draw';
  return outcome.winner === side ? 'You won' : 'You lost';
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}
