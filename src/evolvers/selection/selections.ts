/**
 * The registry of selections: a new one is a file and a line here. Invalid members are selected only if there are no
 * others.
 */

import type { Rng } from '../../base/rng.ts';
import { randomBelow } from '../../base/rng.ts';
import { choice } from '../../base/setting.ts';
import type { Values } from '../../base/setting.ts';
import type { Rate } from '../bestFirst.ts';
import { byFitness, validMembers } from '../bestFirst.ts';
import type { Member } from '../evolver.ts';
import { proportional } from './proportional.ts';
import { rank } from './rank.ts';
import { roulette } from './roulette.ts';
import type { Selection } from './selection.ts';
import { strengthSettings } from './selection.ts';
import { tournament } from './tournament.ts';

export const SELECTIONS: readonly Selection[] = [tournament, roulette, proportional, rank];

const names = SELECTIONS.map(({ name }) => name);

export const selectionSettings = {
  selection: choice('how parents are selected', names, tournament.name),
  ...strengthSettings,
} as const;

/** Selects one more parent. */
export type PickParent<G> = (rng: Rng) => Member<G>;

/** Selects parents among members: by fitness, or by another rating. */
export function createPick<G>(
  members: readonly Member<G>[],
  settings: Values<typeof selectionSettings>,
  rate: Rate = byFitness,
): PickParent<G> {
  const valid = validMembers(members);
  if (valid.length === 0) return (rng) => members[randomBelow(rng, members.length)]!;
  const selection = SELECTIONS.find(({ name }) => name === settings.selection)!;
  const draw = selection.prepare(rate(valid.map(({ worth }) => worth)), settings);
  return (rng) => valid[draw(rng)]!;
}
