/** Builds the spec of a player from the fields of a form. Unchanged options are omitted. */

import type { KindView } from '../../../api/playerApi.ts';

/** The entered texts, by option. */
export type OptionTexts = Readonly<Record<string, string>>;

/** Not a kind: the whole spec is written as text. */
export const WRITTEN: KindView = {
  name: 'as written',
  summary: 'a player spec, as on the command line',
  example: 'alphabeta:depth=6',
  options: [
    {
      name: 'player',
      summary: 'the kind and its options',
      form: 'a text such as alphabeta:depth=6',
      control: 'text',
      preset: null,
      low: null,
      high: null,
      choices: ['alphabeta:depth=6', 'mcts', 'random'],
      isMain: true,
    },
  ],
};

export function specOf({ name, options }: KindView, texts: OptionTexts): string {
  if (name === WRITTEN.name) return texts['player']?.trim() ?? '';
  const parts = options.flatMap((option) => {
    const text = texts[option.name]?.trim() ?? '';
    if (text === '' || text === option.preset) return [];
    return [option.isMain ? text : `${option.name}=${text}`];
  });
  return parts.length === 0 ? name : `${name}:${parts.join(',')}`;
}

/** The name of a required option that is empty, if any. */
export function missingOption({ options }: KindView, texts: OptionTexts): string | undefined {
  return options.find(({ name, isMain, preset }) => isMain && preset === null && !texts[name]?.trim())?.name;
}
