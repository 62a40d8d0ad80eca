/** Controls that sort and filter the list of runs. The choices are kept in the address. */

import type { VNode } from 'preact';
import type { RunSummary } from '../../../api/runApi.ts';
import { formatNoun } from '../../numberText.ts';
import { go } from '../../router.ts';
import { variantTitle } from '../runText.ts';
import type { Listing } from './runListing.ts';
import { SORTS, STATES, listingAddress } from './runListing.ts';

interface ListControlsProps {
  readonly runs: readonly RunSummary[];
  readonly listing: Listing;
  /** How many runs match. */
  readonly shown: number;
}

export function ListControls({ runs, listing, shown }: ListControlsProps): VNode {
  const games = Object.fromEntries(runs.map(({ variant }) => [variant, variantTitle(variant)]));
  const change = (part: Partial<Record<keyof Listing, string>>): void =>
    go(listingAddress({ ...listing, ...part } as Listing), { replace: true });
  return (
    <search class="list-controls">
      <Choice id="sort" label="Sort by" value={listing.sort} choices={SORTS} onChoose={(sort) => change({ sort })} />
      <Choice
        id="game"
        label="Game"
        value={listing.game}
        choices={{ '': 'all games', ...games }}
        onChoose={(game) => change({ game })}
      />
      <Choice id="state" label="State" value={listing.state} choices={STATES} onChoose={(state) => change({ state })} />
      <div class="field">
        <label htmlFor="list-text">Name</label>
        <input
          id="list-text"
          type="search"
          value={listing.text}
          placeholder="any name"
          onInput={(event) => change({ text: event.currentTarget.value })}
        />
      </div>
      <p class="quiet small" role="status">
        {shown === runs.length ? formatNoun(shown, 'run') : `${shown} of ${formatNoun(runs.length, 'run')}`}
        {(listing.sort === 'test' || listing.sort === 'strength') &&
          ', by game: results of different games cannot be compared'}
      </p>
    </search>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (choice: string) => void;
}

function Choice({ id, label, value, choices, onChoose }: ChoiceProps): VNode {
  return (
    <div class="field">
      <label htmlFor={`list-${id}`}>{label}</label>
      <select id={`list-${id}`} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {Object.entries(choices).map(([choice, title]) => (
          <option key={choice} value={choice}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
