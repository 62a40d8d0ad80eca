/** The spec of a player, put together from the fields of a form; options that were not changed are left out. */

import type { KindView } from '../../../api/playerApi.ts';

/** What was entered, by the names of options. */
export type OptionTexts = Readonly<Record<string, string>>;

/** Not a kind but a way to choose one: the whole spec is written as text. */
export const WRITTEN: KindView = {
  name: 'as written',
  summary: 'a player as on the command line, its options after a colon',
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

/** The option that has to be filled in and is not, if there is one. */
export function missingOption({ options }: KindView, texts: OptionTexts): string | undefined {
  return options.find(({ name, isMain, preset }) => isMain && preset === null && !texts[name]?.trim())?.name;
}
