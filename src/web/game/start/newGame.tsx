/** The form of a new game: choices on the left, the start position on the right, and one large button. */

import type { ComponentChildren, VNode } from 'preact';
import type { GameOrder } from '../../../api/gameApi.ts';
import type { PlayersView, SuggestionsView } from '../../../api/playerApi.ts';
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

interface NewGameProps {
  readonly players: PlayersView;
  /** Undefined until the server has answered. */
  readonly suggestions: SuggestionsView['suggestions'] | undefined;
  /** Shown between the introduction and the choices. */
  readonly children: ComponentChildren;
}

export function NewGame({ players, suggestions, children }: NewGameProps): VNode {
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
        {children}
        <ChoiceRow
          legend="Game"
          name="variant"
          choices={GAMES}
          chosen={choices.variant}
          onChoose={(chosen) => change({ variant: chosen })}
        />
        {variant.giveaway && <p class="small quiet">You win when you have no pieces or no legal move.</p>}
        <ChoiceRow
          legend="Your side (Black moves first)"
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
          suggestion={suggestions?.find((one) => one.variant === choices.variant)}
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

export function PlayIntro(): VNode {
  return (
    <header>
      <h1>Play draughts</h1>
      <p class="quiet">
        Each opponent scores positions with a formula that evolved. The search, the features and the grammar behind it
        were written by hand. During a game you can read why it makes each move.
      </p>
    </header>
  );
}
