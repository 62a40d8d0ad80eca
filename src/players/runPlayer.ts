/**
 * A strategy that was evolved here: the champion of a run, or the best of one of its generations, as the store keeps
 * it. A run that is not finished yet plays by the best of its last generation.
 */

import { InputError } from '../base/inputError.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { CreatePlayer } from './evolvedPlayer.ts';
import { evolvedPlayer } from './evolvedPlayer.ts';
import type { Option } from './option.ts';
import type { Evolved, PlayerKind } from './playerKind.ts';

const RUN: Option<string | undefined> = {
  summary: 'which run, and which generation if not its champion; its name may be left out',
  form: 'the number of a run, as in 12, or of a run and a generation, as in 12@40',
  field: { control: 'text', proposals: [] },
  preset: undefined,
  parse: (text) => (/^\d{1,15}(@\d{1,15})?$/.test(text) ? text.split('@').map(Number).join('@') : undefined),
  format: (text) => text,
};

/** Makes the kind. */
export function runPlayer(createPlayer: CreatePlayer): PlayerKind {
  return evolvedPlayer(
    {
      name: 'run',
      summary: 'plays by what a run has evolved, see "evodraughts runs"',
      example: 'run:12',
      options: { run: RUN },
      main: 'run',
      standsFor: ({ run }) => storedPlayer(run!),
    },
    createPlayer,
  );
}

/** What the store has under `12` or `12@40`. */
function storedPlayer(run: string): Evolved {
  const [id, generation] = run.split('@').map(Number);
  using store = openStore(storePath(), { mustExist: true });
  const stored = store.playerOf(id!, generation);
  // A store that came from elsewhere may hold anything, and this would never end.
  if (/^\s*run\b/i.test(stored.player)) {
    throw new InputError('run-circle', `run:${run} plays as ${stored.player}; a run needs a player of its own.`);
  }
  return stored;
}
