/**
 * The registry: all kinds of players, and how a spec such as `alphabeta:depth=6,eval=material` becomes one. A new kind
 * is a file and a line here; help, validation and the contract tests follow from that line.
 */

import { InputError } from '../base/inputError.ts';
import type { Variant } from '../rules/variant.ts';
import { alphaBetaPlayer } from './alphaBetaPlayer.ts';
import { championPlayer } from './championPlayer.ts';
import { expressionPlayer } from './expressionPlayer.ts';
import { firstPlayer } from './firstPlayer.ts';
import { humanPlayer } from './humanPlayer.ts';
import { mctsPlayer } from './mctsPlayer.ts';
import { minimaxPlayer } from './minimaxPlayer.ts';
import { mtdfPlayer } from './mtdfPlayer.ts';
import { nullPlayer } from './nullPlayer.ts';
import type { Option } from './option.ts';
import { parseOptions } from './option.ts';
import type { Player } from './player.ts';
import type { PlayerKind } from './playerKind.ts';
import { randomPlayer } from './randomPlayer.ts';
import { runPlayer } from './runPlayer.ts';

/** All kinds of players. */
export const PLAYER_KINDS: readonly PlayerKind[] = [
  randomPlayer,
  firstPlayer,
  expressionPlayer,
  runPlayer(createPlayer),
  championPlayer(createPlayer),
  minimaxPlayer,
  alphaBetaPlayer,
  mtdfPlayer,
  nullPlayer,
  mctsPlayer,
  humanPlayer,
];

/** A spec that was read and found good. */
export interface PlayerSpec {
  readonly kind: PlayerKind;
  readonly values: Readonly<Record<string, unknown>>;
  /** The spec in its shortest form: what differs from the presets, in the order of the options. */
  readonly name: string;
}

/** Reads a spec such as `alphabeta:depth=6`. Throws an InputError that says what is wrong with it. */
export function parseSpec(text: string): PlayerSpec {
  const [head = '', ...rest] = text.trim().split(':');
  const kind = PLAYER_KINDS.find(({ name }) => name === head.trim().toLowerCase());
  if (!kind) {
    const names = PLAYER_KINDS.map(({ name }) => name).join(', ');
    throw new InputError('player-unknown', `There is no player "${head.slice(0, 40)}". The players are ${names}.`);
  }
  const values = parseOptions(kind.options, splitOptions(rest.join(':'), kind), kind.name);
  if (kind.main !== undefined && values[kind.main] === undefined) {
    const { form } = kind.options[kind.main]!;
    throw new InputError('spec-form', `${kind.name} needs ${form}; write it as in ${kind.example}.`);
  }
  return { kind, values, name: shortName(kind, values) };
}

/** A player that can be asked for moves; a human cannot. */
export function createPlayer(spec: string, variant: Variant): Player {
  const { kind, values, name } = parseSpec(spec);
  return Object.assign(kind.create(values as never, variant), { name });
}

/**
 * The spec of the player that stands behind a champion or one of a run, which may change while the run goes on; any
 * other as it is.
 */
export function resolveSpec(spec: string): string {
  const { kind, values, name } = parseSpec(spec);
  return kind.standsFor?.(values).player ?? name;
}

function splitOptions(text: string, kind: PlayerKind): Map<string, string> {
  const options = new Map<string, string>();
  for (const part of splitAtCommas(text)) {
    const [name, value] = namedPart(part) ?? [kind.main, part];
    if (name === undefined || value === '') {
      throw new InputError(
        'spec-form',
        `"${part}" is not an option with a value; write name=value, as in ${kind.example}.`,
      );
    }
    if (options.has(name)) throw new InputError('option-twice', `${kind.name}: the option ${name} is given twice.`);
    options.set(name, value);
  }
  return options;
}

/** The parts between commas. A comma inside brackets belongs to an expression. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let open = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') open++;
    if (character === ')') open--;
    if (character === ',' && open <= 0) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Name and value of `name=value`; a comparison such as `a >= b` is none. */
function namedPart(part: string): [name: string, value: string] | undefined {
  const match = /^(\w+)\s*=(.*)$/s.exec(part);
  return match ? [match[1]!, match[2]!.trim()] : undefined;
}

function shortName(kind: PlayerKind, values: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries<Option<unknown>>(kind.options)
    .filter(([name, option]) => values[name] !== option.preset)
    .map(([name, option]) => `${name === kind.main ? '' : `${name}=`}${option.format(values[name] as never)}`);
  return parts.length === 0 ? kind.name : `${kind.name}:${parts.join(',')}`;
}
