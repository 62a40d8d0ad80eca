/** The opponent: one from the ladder, a champion of your runs, or any other player. */

import type { VNode } from 'preact';
import type { KindView, StrategyCard, SuggestionsView } from '../../../api/playerApi.ts';
import { RatingBar } from '../../strategies/ratingBar.tsx';
import { ratingScale } from '../../strategies/ratingScale.ts';
import { RatingWords } from '../../strategies/ratingWords.tsx';
import { ownRecordText } from '../../strategies/recordText.ts';
import { OtherPlayer } from './otherPlayer.tsx';
import type { PlayChoices } from './playChoices.ts';

interface OpponentChoiceProps {
  readonly kinds: readonly KindView[];
  readonly ladder: readonly StrategyCard[];
  readonly runs: readonly StrategyCard[];
  readonly choices: PlayChoices;
  /** The spec of the chosen listed opponent. */
  readonly listed: string | undefined;
  /** The suggested opponent, once loaded. */
  readonly suggestion: Suggestion | undefined;
  readonly onChange: (change: Partial<PlayChoices>) => void;
}

type Suggestion = SuggestionsView['suggestions'][number];

export function OpponentChoice(props: OpponentChoiceProps): VNode {
  const { kinds, ladder, runs, choices, listed, suggestion, onChange } = props;
  const choose = (opponent: string): void => onChange({ opponent });
  return (
    <fieldset class="opponent-choice">
      <legend>Opponent</legend>
      {ladder.length > 0 && (
        <>
          <p class="small quiet">
            From the weakest to the strongest. The number is the Elo rating above random moves, with its 95 % interval.
            The level applies to this ladder only; it is not a federation rating.
          </p>
          <Suggested suggestion={suggestion} chosen={listed} onChoose={choose} />
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
        <span class="card-name">Custom opponent</span>
        <span class="card-character quiet">
          A search to a depth you choose, an expression that you write, plans that evolve during the game, or random
          moves.
        </span>
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

interface SuggestedProps {
  readonly suggestion: Suggestion | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (spec: string) => void;
}

/** The suggested opponent. Its space is reserved until it is loaded. */
function Suggested({ suggestion, chosen, onChoose }: SuggestedProps): VNode {
  return (
    <div class="suggested">
      {suggestion && (
        <>
          <p>{suggestion.sentence}</p>
          {suggestion.player !== chosen && (
            <button type="button" onClick={() => onChoose(suggestion.player)}>
              Choose {suggestion.title}
            </button>
          )}
        </>
      )}
    </div>
  );
}

interface OpponentCardsProps {
  readonly strategies: readonly StrategyCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (spec: string) => void;
}

/** Opponents to choose from: name, level and rating, character, your own record. */
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
              <span class="card-number">
                <RatingWords rating={one.rating} />
              </span>
            </span>
          )}
          {one.character !== null && <span class="card-character quiet">{one.character}</span>}
          {ownRecordText(one.yours) && <span class="card-character small">{ownRecordText(one.yours)}</span>}
        </label>
      ))}
    </div>
  );
}
