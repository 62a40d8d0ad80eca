/** Whom to play: the ladder of the house, the champions of one's own runs, or any other player. */

import type { VNode } from 'preact';
import type { KindView, StrategyCard } from '../../../api/playerApi.ts';
import { RatingBar } from '../../strategies/ratingBar.tsx';
import { ratingScale } from '../../strategies/ratingScale.ts';
import { ratingText } from '../../strategies/ratingText.ts';
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

interface OpponentCardsProps {
  readonly strategies: readonly StrategyCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (spec: string) => void;
}

/** Strategies to play against, one chosen by a click: name, rating, character. */
function OpponentCards({ strategies, chosen, onChoose }: OpponentCardsProps): VNode {
  const scale = ratingScale(strategies.flatMap(({ rating }) => rating ?? []));
  return (
    <div class="opponent-cards">
      {strategies.map((one) => (
        <label class="opponent-card" key={one.player}>
          <input
            type="radio"
            name="opponent"
            value={one.player}
            checked={one.player === chosen}
            onChange={() => onChoose(one.player)}
          />
          <span class="card-name">{one.title}</span>
          {one.rating && (
            <span class="card-rating quiet">
              <RatingBar rating={one.rating} scale={scale} />
              <span class="card-number">{ratingText(one.rating)}</span>
            </span>
          )}
          {one.character !== null && <span class="card-character quiet">{one.character}</span>}
        </label>
      ))}
    </div>
  );
}
