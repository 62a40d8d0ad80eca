/** Any other player: a kind and its options, in a form built from the server's description. */

import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { KindView, OptionView } from '../../../api/playerApi.ts';
import type { OptionTexts } from './playerSpec.ts';

interface OtherPlayerProps {
  readonly kinds: readonly KindView[];
  readonly kind: string;
  readonly options: OptionTexts;
  readonly onChange: (kind: string, options: OptionTexts) => void;
}

export function OtherPlayer({ kinds, kind, options, onChange }: OtherPlayerProps): VNode {
  const id = useId();
  const chosen = kinds.find(({ name }) => name === kind) ?? kinds[0];
  const fieldOf = (option: OptionView): VNode => (
    <OptionField
      key={`${kind} ${option.name}`}
      option={option}
      text={options[option.name] ?? option.preset ?? ''}
      onText={(text) => onChange(chosen!.name, { ...options, [option.name]: text })}
    />
  );
  const all = chosen?.options ?? [];
  const plain = all.filter(({ control }) => control !== 'switch');
  const finer = all.filter(({ control }) => control === 'switch');
  return (
    <div class="other-player">
      <div class="field">
        <label for={id}>Kind</label>
        <select id={id} value={chosen?.name} onChange={(event) => onChange(event.currentTarget.value, {})}>
          {kinds.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <p class="help">{chosen?.summary}</p>
      </div>
      <div class="fields">{plain.map(fieldOf)}</div>
      {finer.length > 0 && (
        <details>
          <summary>Finer settings</summary>
          <div class="fields">{finer.map(fieldOf)}</div>
        </details>
      )}
    </div>
  );
}

interface OptionFieldProps {
  readonly option: OptionView;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function OptionField({ option, text, onText }: OptionFieldProps): VNode {
  const id = useId();
  const help = `${id}-help`;
  if (option.control === 'switch') {
    return (
      <label class="switch-field">
        <input
          type="checkbox"
          checked={text === 'on'}
          onChange={(event) => onText(event.currentTarget.checked ? 'on' : 'off')}
        />
        <span>
          <strong>{option.name}</strong> <span class="quiet small">{option.summary}</span>
        </span>
      </label>
    );
  }
  return (
    <div class={option.control === 'text' && option.isMain ? 'field wide-field' : 'field'}>
      <label for={id}>{option.name}</label>
      <OptionControl id={id} help={help} option={option} text={text} onText={onText} />
      <p class="help" id={help}>
        {option.summary}: {option.form}
      </p>
    </div>
  );
}

interface OptionControlProps extends OptionFieldProps {
  readonly id: string;
  readonly help: string;
}

function OptionControl({ id, help, option, text, onText }: OptionControlProps): VNode {
  const onInput = (event: { currentTarget: { value: string } }): void => onText(event.currentTarget.value);
  const { control, choices, low, high } = option;
  if (control === 'choice') {
    return (
      <select id={id} aria-describedby={help} value={text} onChange={onInput}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    );
  }
  if (control === 'text') {
    return (
      <>
        <input id={id} class="notation" aria-describedby={help} value={text} list={`${id}-list`} onInput={onInput} />
        <datalist id={`${id}-list`}>
          {choices.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </>
    );
  }
  return (
    <input
      id={id}
      type="number"
      aria-describedby={help}
      value={text}
      min={low ?? undefined}
      max={high ?? undefined}
      step={control === 'whole' ? 1 : 'any'}
      onInput={onInput}
    />
  );
}
