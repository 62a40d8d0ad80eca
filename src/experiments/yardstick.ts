/**
 * The yardstick of an experiment: players of known strength that the best of its generations and its champion meet, so
 * that the strengths of different runs can be compared. Fitness cannot: it depends on the opponents in training. The
 * ratings are those of `data/champions.json`. They are stored with the experiment, because a later version may rate the
 * same players differently.
 */

import { z } from 'zod';
import { withoutTables } from '../arena/fairTestPlan.ts';
import { evenNumber, mustBe, section, settingType, textType } from '../base/field.ts';
import { InputError } from '../base/inputError.ts';
import { wholeNumber } from '../base/setting.ts';
import type { FieldProblem } from '../genomes/representation.ts';
import type { RatedPlayer } from '../players/champions.ts';
import { ratedPlayers } from '../players/champions.ts';
import { parseSpec, resolveSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { playerType, strangerAt } from '../trials/playerFields.ts';

/** A player by its name, or one with its own rating. */
export type YardstickOpponent = string | RatedPlayer;

const MOST_OPPONENTS = 20;
const MOST_GAMES = 10_000;
const MOST_ELO = 10_000;
export const YARDSTICK_GAMES = 60;

const eloError = mustBe(`a number from ${-MOST_ELO} to ${MOST_ELO}`);
const eloType = z
  .number({ error: eloError })
  .min(-MOST_ELO, { error: eloError })
  .max(MOST_ELO, { error: eloError })
  // JSON has no -0.
  .overwrite((elo) => elo + 0)
  .describe('its strength, in Elo above random moves');

const ratedOpponent = section('a player with its rating', {
  player: playerType,
  title: textType('its name', 1, 100),
  elo: eloType,
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
      'generations between measurements; the first and the last are always measured; 0: none are',
      0,
      100_000,
      1,
    ),
  ),
});

/** The opponents that measure the strength of players, and the number of games against each. */
export interface Yardstick {
  readonly variant: string;
  readonly opponents: readonly RatedPlayer[];
  readonly games: number;
  readonly every: number;
}

/** Fast players, from the weakest to about the strongest that a short run breeds. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  english: ['random', 'champion:clover', 'champion:heather', 'champion:hazel'],
  'english-6x6': ['random', 'champion:thyme', 'champion:broom', 'champion:juniper'],
  giveaway: ['random', 'champion:teasel', 'champion:bramble', 'champion:rose'],
  'giveaway-6x6': ['random', 'champion:burr', 'champion:briar', 'champion:sloe'],
};

/** The yardstick of an experiment of any version, even one without a yardstick. */
export function yardstickOf(experiment: unknown, variant: string): Yardstick {
  const { yardstick } = Object(experiment) as { yardstick?: unknown };
  const fields = yardstickType.prefault({}).safeParse(yardstick).data ?? yardstickType.parse({});
  return { ...fields, variant, opponents: ratedOpponents(fields.opponents, variant) };
}

/** Whether a yardstick measures anything. */
export function isMeasuring({ games, every }: Pick<Yardstick, 'games' | 'every'>): boolean {
  return games > 0 && every > 0;
}

/** The opponents as player specs, with their ratings. Throws an InputError for one of unknown strength. */
export function ratedOpponents(named: readonly YardstickOpponent[], variant: string): RatedPlayer[] {
  const wanted = named.length === 0 ? (PRESETS[variant] ?? ['random']) : named;
  return wanted.map((one) => {
    if (typeof one !== 'string') return one;
    const rated = ratedAs(one, variant);
    if (!rated) throw new InputError('yardstick-unknown', `${one.slice(0, 60)} ${unknownStrength(variant)}`);
    return { ...rated, player: withoutTables(resolveSpec(rated.player)) };
  });
}

/** Opponents whose strength is unknown, or that cannot play on the board. */
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
    `has no known strength in ${variant}. Known players: ${known.join(', ')}. ` +
    'To give your own rating, write {"player": ..., "title": ..., "elo": ...}.'
  );
}
