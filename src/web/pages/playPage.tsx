/** Start a game, or continue one. */

import type { VNode } from 'preact';
import { NewGame, PlayIntro } from '../game/start/newGame.tsx';
import { GoOn, RecentGames } from '../game/start/recentGames.tsx';
import { useLoaded } from '../loaded.ts';
import { Waiting, WhenLoaded } from '../parts/notice.tsx';
import '../styles/opponents.css';
import '../styles/play.css';
import '../styles/ratings.css';

export function PlayPage(): VNode {
  const { loaded } = useLoaded('GET /api/players');
  const { loaded: games } = useLoaded('GET /api/games');
  const { loaded: suggested } = useLoaded('GET /api/suggestions');
  return (
    <div class="page">
      {/* Everything appears at once, so that nothing moves while you click. */}
      {games.state === 'loading' || loaded.state !== 'here' ? (
        <>
          <PlayIntro />
          <WhenLoaded loaded={loaded}>{() => <Waiting />}</WhenLoaded>
        </>
      ) : (
        <>
          <NewGame
            players={loaded.value}
            suggestions={suggested.state === 'here' ? suggested.value.suggestions : undefined}
          >
            <GoOn loaded={games} />
          </NewGame>
          <RecentGames loaded={games} />
        </>
      )}
    </div>
  );
}
