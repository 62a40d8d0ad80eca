/**
 * A kind of player that plays as another one, which was evolved for some game: the player of a run, or a champion that
 * comes with the house. It plays any game on the board of its own.
 */

import { InputError } from '../base/inputError.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import type { Options } from './option.ts';
import type { PlayerKind, Unnamed } from './playerKind.ts';
import { playerKind } from './playerKind.ts';

/** What was evolved is again the spec of a player, which only the registry can make. */
export type CreatePlayer = (spec: string, variant: Variant) => Unnamed;

type EvolvedKind<Set extends Options> = Omit<PlayerKind<Set>, 'create'> &
  Required<Pick<PlayerKind<Set>, 'main' | 'standsFor'>>;

export function evolvedPlayer<Set extends Options>(kind: EvolvedKind<Set>, createPlayer: CreatePlayer): PlayerKind {
  return playerKind<Set>({
    ...kind,
    create: (values, variant) => {
      const evolved = kind.standsFor(values);
      const name = `${kind.name}:${String(values[kind.main])}`;
      if (variantNamed(evolved.variant).board !== variant.board) {
        throw new InputError(`${kind.name}-board`, describeBoard(name, evolved.variant, variant));
      }
      return createPlayer(evolved.player, variant);
    },
  });
}

function describeBoard(name: string, evolvedFor: string, { name: played, board: { size } }: Variant): string {
  const problem = `${name} was evolved for ${evolvedFor}; ${played} is played on ${size}x${size}`;
  return `${problem}. Choose its own game with --variant ${evolvedFor}.`;
}
