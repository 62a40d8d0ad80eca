/**
 * A strategy evolved in a run of the store: its champion, or the best of one of its generations. An unfinished run is
 * represented by the best of its last generation.
 */

import { InputError } from '../base/inputError.ts';
import { textSetting } from '../base/setting.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { Evolved } from './playerKind.ts';
import { namingKind } from './playerKind.ts';

const RUN = textSetting<string | undefined>(
  {
    summary: 'which run, and which generation if not its champion; the option name may be omitted',
    form: 'the number of a run such as 12, or a run and a generation such as 12@40',
    preset: undefined,
    parse: (text) => (/^\d{1,15}(@\d{1,15})?$/.test(text) ? text.split('@').map(Number).join('@') : undefined),
    format: String,
  },
  [],
);

export const runPlayer = namingKind({
  name: 'run',
  summary: 'plays what a run has evolved, see "evodraughts runs"',
  example: 'run:12',
  options: { run: RUN },
  main: 'run',
  origin: ({ run }) => ({ kind: 'run', ...placeOf(run!) }),
  standsFor: ({ run }) => storedPlayer(run!),
});

/** The run and the generation of `12` or `12@40`. */
function placeOf(text: string): { readonly run: number; readonly generation: number | undefined } {
  const [run, generation] = text.split('@').map(Number);
  return { run: run!, generation };
}

/** The stored player of `12` or `12@40`. */
function storedPlayer(text: string): Evolved {
  const { run, generation } = placeOf(text);
  using store = openStore(storePath(), { mustExist: true });
  const stored = store.playerOf(run, generation);
  // A store from elsewhere may contain anything, and this would recurse without end.
  if (/^\s*run\b/i.test(stored.player)) {
    throw new InputError('run-circle', `run:${text} refers to ${stored.player}. A run needs its own player.`);
  }
  return stored;
}
