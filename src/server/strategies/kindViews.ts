/** The kinds of players as data for forms. Evolved strategies are offered by name instead, and people not at all. */

import type { KindView, OptionView } from '../../api/playerApi.ts';
import type { Setting, SettingSchema } from '../../base/setting.ts';
import type { PlayerSpec } from '../../players/players.ts';
import { PLAYER_KINDS } from '../../players/players.ts';

export function kindViews(): KindView[] {
  return PLAYER_KINDS.filter((kind) => !('standsFor' in kind || kind.isPerson)).map(kindView);
}

function kindView({ name, summary, example, options, main }: PlayerSpec['kind']): KindView {
  const views = Object.entries<Setting<unknown>>(options).map(([option, described]) =>
    optionView(option, described, option === main),
  );
  return { name, summary, example, options: views };
}

function optionView(name: string, option: Setting<unknown>, isMain: boolean): OptionView {
  const { summary, form, schema, preset } = option;
  return {
    name,
    summary,
    form,
    preset: preset === undefined ? null : option.format(preset),
    ...fieldView(schema),
    isMain,
  };
}

/** How a form shows a setting. */
function fieldView(schema: SettingSchema): Pick<OptionView, 'control' | 'low' | 'high' | 'choices'> {
  const unbounded = { low: null, high: null, choices: [] };
  switch (schema.type) {
    case 'integer':
    case 'number':
      return {
        control: schema.type === 'integer' ? 'whole' : 'decimal',
        low: schema.minimum,
        high: schema.maximum,
        choices: [],
      };
    case 'string':
      return 'enum' in schema
        ? { ...unbounded, control: 'choice', choices: [...schema.enum] }
        : { ...unbounded, control: 'text', choices: [...schema.examples] };
    case 'boolean':
      return { ...unbounded, control: 'switch' };
  }
}
