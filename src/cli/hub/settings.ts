/** The parameters of the engine that a client can see and set. */

import { InputError } from '../../base/inputError.ts';
import { orderPlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { VARIANTS, variantNamed } from '../../rules/variant.ts';

export interface Settings {
  readonly variant: Variant;
  /** The player as the user named it. */
  readonly player: string;
  /** The player of this name. */
  readonly spec: string;
  readonly seed: number;
}

/** A parameter in the form of the protocol. */
export interface Param {
  readonly name: string;
  readonly value: string | number;
  readonly type: 'enum' | 'string' | 'int';
  readonly min?: number;
  readonly max?: number;
  readonly values?: string;
}

const MAX_SEED = Number.MAX_SAFE_INTEGER;

export function describeParams({ variant, player, seed }: Settings): Param[] {
  const values = VARIANTS.map(({ name }) => name).join(' ');
  return [
    { name: 'variant', value: variant.name, type: 'enum', values },
    { name: 'player', value: player, type: 'string' },
    { name: 'seed', value: seed, type: 'int', min: 0, max: MAX_SEED },
  ];
}

/** Valid settings, with the player's spec in its shortest form. */
export function checkSettings(settings: Omit<Settings, 'spec'>): Settings {
  const { name, spec } = orderPlayer(settings.player, settings.variant);
  return { ...settings, player: name, spec };
}

/** The settings with one parameter changed; unknown parameters are ignored. */
export function changeSettings(settings: Settings, name: string, value: string): Settings {
  switch (name) {
    case 'variant':
      return checkSettings({ ...settings, variant: variantNamed(value) });
    case 'player':
      return checkSettings({ ...settings, player: value });
    case 'seed':
      return { ...settings, seed: parseSeed(value) };
    default:
      return settings;
  }
}

function parseSeed(text: string): number {
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed <= MAX_SEED) return seed;
  throw new InputError('hub-param', `seed must be a whole number from 0 to ${MAX_SEED}, not "${text.slice(0, 40)}".`);
}
