/** Whom to play: the ladder of the house, the champions of one's own runs, or any other player. */

import type { VNode } from 'preact';
import type { KindView, StrategyCard } from '../../../api/playerApi.ts';
import { OpponentCards } from './opponentCards.tsx';
import { OtherPlayer } from './otherPlayer.tsx';
import type { PlayChoices } from './playChoices.ts';

interface OpponentChoiceProps {
  readonly kinds: readonly KindView[];
  readonly ladder: readonly StrategyCard[];
  readonly runs: readonly StrategyCard[];
  readonly choices: PlayChoices;
  /** The spec of the listed one that is chosen. */
  readonly listed: string | undefined;
  readonly onChange: (change: Partial<PlayChoices>) => void;
}

export function OpponentChoice({ kinds, ladder, runs, choices, listed, onChange }: OpponentChoiceProps): VNode {
  const choose = (opponent: string): void => onChange({ opponent });
  return (
    <fieldset class="opponent-choice">
      <legend>Opponent</legend>
      {ladder.length > 0 && (
        <>
          <p class="small quiet">
            Evolved strategies, from beginner to strong. The number is the Elo rating above a player of random moves,
            with its 95 % interval.
          </p>
          <OpponentCards strategies={ladder} chosen={listed} onChoose={choose} />
        </>
      )}
      {runs.length > 0 && (
        <>
          <h2>Champions of your runs</h2>
          <OpponentCards strategies={runs} chosen={listed} onChoose={choose} />
        </>
      )}
      <h2>Other players</h2>
      <label class="opponent-card">
        <input
          type="radio"
          name="opponent"
          value=""
          checked={listed === undefined}
          onChange={() => onChange({ opponent: undefined })}
        />
        <span class="card-name">A player of your own making</span>
        <span class="card-character quiet">A search of some depth, an expression that you write, random moves.</span>
      </label>
      {listed === undefined && (
        <OtherPlayer
          kinds={kinds}
          kind={choices.kind}
          options={choices.options}
          onChange={(kind, options) => onChange({ kind, options })}
        />
      )}
    </fieldset>
  );
}
