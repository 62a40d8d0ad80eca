/**
 * A strategy that was evolved here: the champion of a run, or the best of one of its generations, as the store keeps
 * it. A run that is not finished yet plays by the best of its last generation.
 */

import { InputError } from '../base/inputError.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { Option } from './option.ts';
import type { PlayerKind, Unnamed } from './playerKind.ts';
import { playerKind } from './playerKind.ts';

const RUN: Option<string | undefined> = {
  summary: 'which run, and which generation if not its champion; its name may be left out',
  form: 'the number of a run, as in 12, or of a run and a generation, as in 12@40',
  preset: undefined,
  parse: (text) => (/^\d{1,15}(@\d{1,15})?$/.test(text) ? text.split('@').map(Number).join('@') : undefined),
  format: (text) => text,
};

/** Makes the kind. What is stored is again the spec of a player, which only the registry can make. */
export function runPlayer(createPlayer: (spec: string, variant: Variant) => Unnamed): PlayerKind {
  return playerKind({
    name: 'run',
    summary: 'plays by what a run has evolved, see "evodraughts runs"',
    example: 'run:12',
    options: { run: RUN },
    main: 'run',
    create: ({ run }, variant) => {
      const stored = storedPlayer(run!);
      const { board } = variantNamed(stored.variant);
      if (board !== variant.board) throw otherBoard(`run:${run}`, stored.variant, variant);
      return createPlayer(stored.player, variant);
    },
  });
}

/** What the store has under `12` or `12@40`. */
export function storedPlayer(run: string): { readonly player: string; readonly variant: string } {
  const [id, generation] = run.split('@').map(Number);
  using store = openStore(storePath(), { mustExist: true });
  const stored = store.playerOf(id!, generation);
  // A store that came from elsewhere may hold anything, and this would never end.
  if (/^\s*run\b/i.test(stored.player)) {
    throw new InputError('run-circle', `run:${run} plays as ${stored.player}; a run needs a player of its own.`);
  }
  return stored;
}

function otherBoard(name: string, evolvedFor: string, variant: Variant): InputError {
  const { size } = variant.board;
  const problem = `${name} was evolved for ${evolvedFor}; ${variant.name} is played on ${size}x${size}`;
  return new InputError('run-board', `${problem}. Choose its own game with --variant ${evolvedFor}.`);
}
