/**
 * The registry of all kinds of players. It turns a spec such as `alphabeta:depth=6,eval=material` into a player. A new
 * kind is a file and a line here; help, validation and the contract tests follow from that line.
 */

import { InputError } from '../base/inputError.ts';
import type { Setting } from '../base/setting.ts';
import { parseSettings } from '../base/setting.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { alphaBetaPlayer } from './alphaBetaPlayer.ts';
import { championPlayer } from './championPlayer.ts';
import { expressionPlayer } from './expressionPlayer.ts';
import { firstPlayer } from './firstPlayer.ts';
import { flatPlayer } from './flatPlayer.ts';
import { humanPlayer } from './humanPlayer.ts';
import { mctsPlayer } from './mctsPlayer.ts';
import { minimaxPlayer } from './minimaxPlayer.ts';
import { mtdfPlayer } from './mtdfPlayer.ts';
import { nullPlayer } from './nullPlayer.ts';
import { oleaPlayer } from './oleaPlayer.ts';
import type { Player } from './player.ts';
import type { Evolved, NamingKind, Origin, PlayerKind } from './playerKind.ts';
import { randomPlayer } from './randomPlayer.ts';
import { runPlayer } from './runPlayer.ts';

/** All kinds of players. */
export const PLAYER_KINDS: readonly (PlayerKind | NamingKind)[] = [
  randomPlayer,
  firstPlayer,
  expressionPlayer,
  runPlayer,
  championPlayer,
  minimaxPlayer,
  alphaBetaPlayer,
  mtdfPlayer,
  nullPlayer,
  mctsPlayer,
  flatPlayer,
  oleaPlayer,
  humanPlayer,
];

/** A valid spec. */
export interface PlayerSpec {
  readonly kind: PlayerKind | NamingKind;
  readonly values: Readonly<Record<string, unknown>>;
  /** The spec in its shortest form: options that differ from their defaults or are always named, in a fixed order. */
  readonly name: string;
}

/** Parses a spec such as `alphabeta:depth=6`. Throws an InputError that says what is wrong with it. */
export function parseSpec(text: string): PlayerSpec {
  const [head = '', ...rest] = text.trim().split(':');
  const kind = PLAYER_KINDS.find(({ name }) => name === head.trim().toLowerCase());
  if (!kind) {
    const names = PLAYER_KINDS.map(({ name }) => name).join(', ');
    throw new InputError('player-unknown', `There is no player "${head.slice(0, 40)}". The players are ${names}.`);
  }
  const values = parseSettings(kind.options, splitOptions(rest.join(':'), kind), kind.name);
  if (kind.main !== undefined && values[kind.main] === undefined) {
    const { form } = kind.options[kind.main]!;
    throw new InputError('spec-form', `${kind.name} needs ${form}. Example: ${kind.example}.`);
  }
  return { kind, values, name: formatSpec(kind, values) };
}

/**
 * A resolved player. A match resolves it once and uses `spec` in all of its games, because the player of a run may
 * change while the run continues.
 */
export interface ResolvedPlayer {
  /** As requested, in its shortest form: `run:12`. */
  readonly name: string;
  /** The spec of the actual player: the same, except for champions and runs. */
  readonly spec: string;
  readonly kind: PlayerKind;
  readonly values: Readonly<Record<string, unknown>>;
  /** For champions and players of runs: where they come from, and the variant they were evolved for. */
  readonly origin?: Origin;
  readonly evolvedFor?: string;
}

/** Resolves the player of a spec. With a variant, a player that was evolved for another board is rejected. */
export function resolvePlayer(text: string, variant?: Variant): ResolvedPlayer {
  const { kind, values, name } = parseSpec(text);
  if (!('standsFor' in kind)) return { name, spec: name, kind, values };
  const evolved = kind.standsFor(values);
  if (variant && variantNamed(evolved.variant).board !== variant.board) throw otherBoard(kind, name, evolved, variant);
  const { kind: playing, values: own } = resolvePlayer(evolved.player, variant);
  return {
    name,
    spec: evolved.player,
    kind: playing,
    values: own,
    origin: kind.origin(values),
    evolvedFor: evolved.variant,
  };
}

/** The spec of the actual player behind a spec. */
export function resolveSpec(text: string): string {
  return resolvePlayer(text).spec;
}

/** A player that can be asked for moves; a human cannot. A resolved player must be for the board of the variant. */
export function createPlayer(player: string | ResolvedPlayer, variant: Variant): Player {
  const { kind, values, name } = typeof player === 'string' ? resolvePlayer(player, variant) : player;
  return Object.assign(kind.create(values, variant), { name });
}

/** A player for requested games. It is created once, so that errors are reported before the first game. */
export function orderPlayer(text: string, variant: Variant): ResolvedPlayer & Pick<Player, 'isRandom'> {
  const player = resolvePlayer(text, variant);
  return { ...player, isRandom: createPlayer(player, variant).isRandom };
}

/** A spec in its shortest form: options that differ from their defaults or are always named, in a fixed order. */
export function formatSpec(kind: PlayerSpec['kind'], values: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries<Setting<unknown>>(kind.options)
    .filter(([name, option]) => values[name] !== option.preset || kind.alwaysNamed?.includes(name))
    .map(([name, option]) => `${name === kind.main ? '' : `${name}=`}${option.format(values[name] as never)}`);
  return parts.length === 0 ? kind.name : `${kind.name}:${parts.join(',')}`;
}

function otherBoard(kind: NamingKind, name: string, evolved: Evolved, { name: played, board }: Variant): InputError {
  const problem = `${name} was evolved for ${evolved.variant}, but ${played} is played on ${board.size}x${board.size}`;
  return new InputError(`${kind.name}-board`, `${problem}. Use --variant ${evolved.variant}.`);
}

function splitOptions(text: string, kind: PlayerSpec['kind']): Map<string, string> {
  const options = new Map<string, string>();
  for (const part of splitAtCommas(text)) {
    const [name, value] = namedPart(part) ?? [kind.main, part];
    if (name === undefined || value === '') {
      throw new InputError(
        'spec-form',
        `"${part}" is not an option with a value. Write name=value, as in ${kind.example}.`,
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

/** Name and value of `name=value`; undefined for a comparison such as `a >= b`. */
function namedPart(part: string): [name: string, value: string] | undefined {
  const match = /^(\w+)\s*=(.*)$/s.exec(part);
  return match ? [match[1]!, match[2]!.trim()] : undefined;
}
