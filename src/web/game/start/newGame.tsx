/** The form of a new game: on the left what is chosen, on the right the board it will begin on, and one large button. */

import type { VNode } from 'preact';
import type { GameOrder } from '../../../api/gameApi.ts';
import type { PlayersView } from '../../../api/playerApi.ts';
import { VARIANTS } from '../../../rules/variant.ts';
import { Trouble } from '../../parts/notice.tsx';
import { ChoiceRow } from './choiceRow.tsx';
import { OpponentChoice } from './opponentChoice.tsx';
import { StartBoard } from './startBoard.tsx';
import { useNewGame } from './useNewGame.ts';

const GAMES = VARIANTS.map(({ name, board, giveaway }) => ({
  value: name,
  title: `${giveaway ? 'Give-away' : 'English'} ${board.size}x${board.size}`,
}));

const SIDES: readonly { readonly value: GameOrder['side']; readonly title: string }[] = [
  { value: 'black', title: 'Black' },
  { value: 'white', title: 'White' },
  { value: 'random', title: 'Random' },
];

export function NewGame({ players }: { readonly players: PlayersView }): VNode {
  const game = useNewGame(players);
  const { choices, change, variant, listed, problem } = game;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    void game.begin();
  };
  return (
    <form class="new-game" onSubmit={onSubmit}>
      <div class="new-game-choices">
        <PlayIntro />
        <ChoiceRow
          legend="Game"
          name="variant"
          choices={GAMES}
          chosen={choices.variant}
          onChoose={(chosen) => change({ variant: chosen })}
        />
        {variant.giveaway && <p class="small quiet">Who has no piece left, or no move, wins.</p>}
        <ChoiceRow
          legend="Your side (Black begins)"
          name="side"
          choices={SIDES}
          chosen={choices.side}
          onChoose={(side) => change({ side })}
        />
        <OpponentChoice
          kinds={game.kinds}
          ladder={game.ladder}
          runs={game.runs}
          choices={choices}
          listed={listed?.player}
          onChange={change}
        />
      </div>
      <div class="new-game-start">
        <StartBoard
          variant={variant}
          isFlipped={choices.side === 'black'}
          choice={game.start}
          position={game.position}
          problem={problem?.isOfStart ? problem.sentence : undefined}
          onChange={game.changeStart}
        />
        <div class="begin">
          {problem?.isOfStart === false && <Trouble>{problem.sentence}</Trouble>}
          <button type="submit" class="main-button play-button" disabled={game.isStarting}>
            Play{listed ? ` ${listed.title}` : ''}
          </button>
        </div>
      </div>
    </form>
  );
}

/** What this place is, in a line. */
export function PlayIntro(): VNode {
  return (
    <header>
      <h1>Play draughts</h1>
      <p class="quiet">Nobody wrote your opponents: they were evolved. Read why they move as they do.</p>
    </header>
  );
}
