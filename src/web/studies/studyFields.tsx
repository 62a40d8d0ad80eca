/** The fields of a new study, except its opponents. */

import type { VNode } from 'preact';
import type { PlayersView } from '../../api/playerApi.ts';
import type { StudyOrder } from '../../api/studyApi.ts';

interface StudyFieldsProps {
  readonly order: StudyOrder;
  readonly variants: PlayersView['variants'];
  readonly change: (part: Partial<StudyOrder>) => void;
  readonly changeVariant: (variant: string) => void;
}

const SIDES = [
  { side: 'alternate', word: 'Alternating' },
  { side: 'black', word: 'Always Black' },
  { side: 'white', word: 'Always White' },
] as const;

export function StudyFields({ order, variants, change, changeVariant }: StudyFieldsProps): VNode {
  return (
    <>
      <div class="field">
        <label for="study-title">Title</label>
        <input
          id="study-title"
          required
          maxLength={120}
          autocomplete="off"
          value={order.title}
          aria-describedby="study-title-help"
          onInput={(event) => change({ title: event.currentTarget.value })}
        />
        <p class="help" id="study-title-help">
          Participants see the title, so it should not reveal too much.
        </p>
      </div>
      <div class="field">
        <label for="study-question">Question after each game</label>
        <input
          id="study-question"
          required
          maxLength={300}
          autocomplete="off"
          value={order.question}
          aria-describedby="study-question-help"
          onInput={(event) => change({ question: event.currentTarget.value })}
        />
        <p class="help" id="study-question-help">
          Answered from 1 to 10. Words in brackets after 1 and 10 are shown at the ends of the scale.
        </p>
      </div>
      <div class="fields">
        <div class="field">
          <label for="study-variant">Game</label>
          <select
            id="study-variant"
            value={order.variant}
            onChange={(event) => changeVariant(event.currentTarget.value)}
          >
            {variants.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <NumberField
          id="study-games"
          label="Games against each opponent"
          most={10}
          value={order.gamesEach}
          change={(gamesEach) => change({ gamesEach })}
        />
        <NumberField
          id="study-participants"
          label="Participants"
          most={200}
          value={order.participants}
          change={(participants) => change({ participants })}
        />
      </div>
      <fieldset>
        <legend>Participants play</legend>
        <div class="choices">
          {SIDES.map(({ side, word }) => (
            <label key={side}>
              <input type="radio" name="side" checked={order.side === side} onChange={() => change({ side })} />
              {word}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly change: (value: number) => void;
}

function NumberField({ id, label, most, value, change }: NumberFieldProps): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        required
        min={1}
        max={most}
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
