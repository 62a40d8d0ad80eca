/** The kinds of players as data for forms. Whoever was evolved is offered by name, and people need not be offered. */

import type { KindView, OptionView } from '../../api/playerApi.ts';
import type { Field, Option } from '../../players/option.ts';
import type { PlayerKind } from '../../players/playerKind.ts';
import { PLAYER_KINDS } from '../../players/players.ts';

const LEFT_OUT: ReadonlySet<string> = new Set(['human', 'run', 'champion']);

export function kindViews(): KindView[] {
  return PLAYER_KINDS.filter(({ name }) => !LEFT_OUT.has(name)).map(kindView);
}

function kindView({ name, summary, example, options, main }: PlayerKind): KindView {
  const views = Object.entries<Option<unknown>>(options).map(([option, described]) =>
    optionView(option, described, option === main),
  );
  return { name, summary, example, options: views };
}

function optionView(name: string, option: Option<unknown>, isMain: boolean): OptionView {
  const { summary, form, field, preset } = option;
  return {
    name,
    summary,
    form,
    preset: preset === undefined ? null : option.format(preset),
    ...fieldView(field),
    isMain,
  };
}

function fieldView(field: Field): Pick<OptionView, 'control' | 'low' | 'high' | 'choices'> {
  const { control } = field;
  const bounds = 'low' in field ? { low: field.low, high: field.high } : { low: null, high: null };
  const choices = 'choices' in field ? field.choices : 'proposals' in field ? field.proposals : [];
  return { control, ...bounds, choices: [...choices] };
}
