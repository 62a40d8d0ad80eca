/**
 * The yardstick of an experiment: players of known strength whom the best of its generations and its champion meet, so
 * that a run has a strength that compares with that of other runs. Fitness does not: it depends on whom a run trains
 * against. The ratings are those of `data/champions.json`. They are stored with the experiment, since a later version
 * may rate the same players otherwise.
 */

import { z } from 'zod';
import { withoutTables } from '../arena/fairTestPlan.ts';
import { evenNumber, mustBe, section, settingType, textType } from '../base/field.ts';
import { InputError } from '../base/inputError.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import type { FieldProblem } from '../genomes/representation.ts';
import type { RatedPlayer } from '../players/champions.ts';
import { ratedPlayers } from '../players/champions.ts';
import { parseSpec, resolveSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { playerType, strangerAt } from '../trials/playerFields.ts';

/** A player by its name, or one with a rating of its own. */
export type YardstickOpponent = string | RatedPlayer;

const MOST_OPPONENTS = 20;
const MOST_GAMES = 10_000;
const MOST_ELO = 10_000;
export const YARDSTICK_GAMES = 60;

const ratedOpponent = section('a player with its rating', {
  player: playerType,
  title: textType('what it is called', 1, 100),
  elo: settingType(decimal('its strength, in Elo above random moves', -MOST_ELO, MOST_ELO, 0)),
});

const opponents = z
  .array(z.union([playerType, ratedOpponent]), { error: mustBe('a list of players in brackets') })
  .max(MOST_OPPONENTS, { error: mustBe(`a list of at most ${MOST_OPPONENTS} players`) })
  .describe('players of known strength, such as random or champion:fern; an empty list means the preset of the game');

export const yardstickType = section('how strong the best of generations and the champion are, in Elo', {
  opponents: opponents.default([]),
  games: evenNumber('games against each opponent; 0: strength is not measured', 0, MOST_GAMES).default(YARDSTICK_GAMES),
  every: settingType(
    wholeNumber(
      'generations from one measurement to the next; the first and the last are always measured; 0: none is',
      0,
      100_000,
      1,
    ),
  ),
});

/** Who measures the strength of players, and with how many games each. */
export interface Yardstick {
  readonly variant: string;
  readonly opponents: readonly RatedPlayer[];
  readonly games: number;
  readonly every: number;
}

/** Cheap players from the weakest to about the strongest that a short run breeds. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  english: ['random', 'champion:clover', 'champion:heather', 'champion:hazel'],
  'english-6x6': ['random', 'champion:thyme', 'champion:broom', 'champion:juniper'],
  giveaway: ['random', 'champion:teasel', 'champion:bramble', 'champion:rose'],
  'giveaway-6x6': ['random', 'champion:burr', 'champion:briar', 'champion:sloe'],
};

/** The yardstick of an experiment of any version, which may not know of it. */
export function yardstickOf(experiment: unknown, variant: string): Yardstick {
  const { yardstick } = Object(experiment) as { yardstick?: unknown };
  const fields = yardstickType.prefault({}).safeParse(yardstick).data ?? yardstickType.parse({});
  return { ...fields, variant, opponents: ratedOpponents(fields.opponents, variant) };
}

/** Whether a yardstick measures anything. */
export function isMeasuring({ games, every }: Pick<Yardstick, 'games' | 'every'>): boolean {
  return games > 0 && every > 0;
}

/** The opponents by what plays, with their ratings. Throws an InputError for one of unknown strength. */
export function ratedOpponents(named: readonly YardstickOpponent[], variant: string): RatedPlayer[] {
  const wanted = named.length === 0 ? (PRESETS[variant] ?? ['random']) : named;
  return wanted.map((one) => {
    if (typeof one !== 'string') return one;
    const rated = ratedAs(one, variant);
    if (!rated) throw new InputError('yardstick-unknown', `${one.slice(0, 60)} ${unknownStrength(variant)}`);
    return { ...rated, player: withoutTables(resolveSpec(rated.player)) };
  });
}

/** Opponents whose strength is not known, or who cannot play on the board. */
export function problemsOfYardstick(
  field: string,
  named: readonly YardstickOpponent[],
  variant: Variant,
): FieldProblem[] {
  return named.flatMap((one, index): FieldProblem[] => {
    const place = `${field}.${index}`;
    if (typeof one !== 'string') return strangerAt(`${place}.player`, one.player, variant);
    return ratedAs(one, variant.name)
      ? []
      : [[place, `is ${one.slice(0, 60)}, which ${unknownStrength(variant.name)}`]];
  });
}

function ratedAs(player: string, variant: string): RatedPlayer | undefined {
  const name = withoutTables(parseSpec(player).name);
  return ratedPlayers(variant).find((rated) => withoutTables(parseSpec(rated.player).name) === name);
}

function unknownStrength(variant: string): string {
  const known = ratedPlayers(variant).map((rated) => rated.player);
  return (
    `has no known strength in ${variant}. Known are ${known.join(', ')}. ` +
    'A player with a rating of your own is written as {"player": ..., "title": ..., "elo": ...}.'
  );
}
