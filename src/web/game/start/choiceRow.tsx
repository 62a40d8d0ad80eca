/** A row of radio buttons. */

import type { VNode } from 'preact';

interface ChoiceRowProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly title: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>): VNode {
  const { legend, name, choices, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map(({ value, title }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
