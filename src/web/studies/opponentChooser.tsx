/** Chooses the opponents of a study: strategies from a list, and any other player by its spec. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { StrategyCard } from '../../api/playerApi.ts';
import { formatNoun } from '../numberText.ts';

interface OpponentChooserProps {
  /** The strategies for the chosen game. */
  readonly strategies: readonly StrategyCard[];
  /** The chosen specs. */
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
}

/** Longer lists, which only runs can cause, are folded. */
const FEW = 12;

export function OpponentChooser({ strategies, chosen, choose }: OpponentChooserProps): VNode {
  const toggle = (spec: string): void =>
    choose(chosen.includes(spec) ? chosen.filter((one) => one !== spec) : [...chosen, spec]);
  const listed = new Set(strategies.map(({ player }) => player));
  const others = chosen.filter((spec) => !listed.has(spec));
  const groups = [
    { title: 'Champions', cards: strategies.filter(({ source }) => source === 'bundled') },
    { title: 'From your runs', cards: strategies.filter(({ source }) => source === 'run') },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      <fieldset>
        <legend>Opponents</legend>
        {groups.length === 0 && (
          <p class="quiet small">No strategies have been evolved for this game yet. Add other players below.</p>
        )}
        {groups.length > 0 && (
          <div class="opponent-list">
            {groups.map(({ title, cards }) => (
              <div key={title}>
                <p class="label small quiet">{title}</p>
                <OpponentLines cards={cards.slice(0, FEW)} chosen={chosen} toggle={toggle} />
                {cards.length > FEW && (
                  <details>
                    <summary>{formatNoun(cards.length - FEW, 'older one')}</summary>
                    <OpponentLines cards={cards.slice(FEW)} chosen={chosen} toggle={toggle} />
                  </details>
                )}
              </div>
            ))}
          </div>
        )}
      </fieldset>
      <OtherPlayers
        others={others}
        add={(spec) => choose([...chosen.filter((one) => one !== spec), spec])}
        toggle={toggle}
      />
    </>
  );
}

interface OpponentLinesProps {
  readonly cards: readonly StrategyCard[];
  readonly chosen: readonly string[];
  readonly toggle: (spec: string) => void;
}

function OpponentLines({ cards, chosen, toggle }: OpponentLinesProps): VNode {
  return (
    <>
      {cards.map((card) => (
        <OpponentLine key={card.player} card={card} isChosen={chosen.includes(card.player)} toggle={toggle} />
      ))}
    </>
  );
}

interface OpponentLineProps {
  readonly card: StrategyCard;
  readonly isChosen: boolean;
  readonly toggle: (spec: string) => void;
}

function OpponentLine({ card, isChosen, toggle }: OpponentLineProps): VNode {
  const { player, title, rating, character } = card;
  return (
    <label class="chooser-line">
      <input type="checkbox" checked={isChosen} onChange={() => toggle(player)} />
      <span>
        {title}
        {rating && <span class="quiet"> · Elo {Math.round(rating.rating)}</span>}
        {character !== null && <span class="quiet small opponent-character">{character}</span>}
      </span>
    </label>
  );
}

interface OtherPlayersProps {
  readonly others: readonly string[];
  readonly add: (spec: string) => void;
  readonly toggle: (spec: string) => void;
}

function OtherPlayers({ others, add, toggle }: OtherPlayersProps): VNode {
  const [text, setText] = useState('');
  const addText = (): void => {
    if (text.trim() === '') return;
    add(text.trim());
    setText('');
  };
  return (
    <div class="field">
      <label for="other-player">Another player</label>
      <div class="with-button">
        <input
          id="other-player"
          class="notation"
          value={text}
          maxLength={4000}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="other-player-help"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the player instead of sending the form.
            event.preventDefault();
            addText();
          }}
        />
        <button type="button" onClick={addText}>
          Add
        </button>
      </div>
      <p class="help" id="other-player-help">
        Any player by its spec, such as <code>random</code>, <code>alphabeta:depth=4</code> or <code>run:12@40</code>.
      </p>
      {others.length > 0 && (
        <ul class="other-players" aria-label="Other players">
          {others.map((spec) => (
            <li key={spec}>
              <code>{spec}</code>
              <button type="button" class="quiet-button" aria-label={`Remove ${spec}`} onClick={() => toggle(spec)}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
