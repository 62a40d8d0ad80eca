/** Where one begins a game, or goes on with one. */

import type { VNode } from 'preact';
import { NewGame, PlayIntro } from '../game/start/newGame.tsx';
import { GoOn, RecentGames } from '../game/start/recentGames.tsx';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import '../styles/opponents.css';
import '../styles/play.css';
import '../styles/ratings.css';

export function PlayPage(): VNode {
  const { loaded } = useLoaded('GET /api/players');
  const { loaded: games } = useLoaded('GET /api/games');
  return (
    <div class="page">
      <GoOn loaded={games} />
      {loaded.state !== 'here' && <PlayIntro />}
      <WhenLoaded loaded={loaded}>{(players) => <NewGame players={players} />}</WhenLoaded>
      <RecentGames loaded={games} />
    </div>
  );
}
