/** Where one begins a game, or goes on with one. */

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
  return (
    <div class="page">
      {/* All at once, so that nothing moves under the finger. */}
      {games.state === 'loading' || loaded.state !== 'here' ? (
        <>
          <PlayIntro />
          <WhenLoaded loaded={loaded}>{() => <Waiting />}</WhenLoaded>
        </>
      ) : (
        <>
          <GoOn loaded={games} />
          <NewGame players={loaded.value} />
          <RecentGames loaded={games} />
        </>
      )}
    </div>
  );
}
