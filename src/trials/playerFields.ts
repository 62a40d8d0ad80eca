/** The players and openings that an experiment names: their specs are checked before a run starts. */

import { z } from 'zod';
import { OPENING_CHOICES, namedOpenings } from '../arena/openings.ts';
import { attempt } from '../base/attempt.ts';
import { listType, meaningType, section, settingType } from '../base/field.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import { anatomyOf, createEvaluation } from '../evaluators/evaluators.ts';
import type { FieldProblem } from '../genomes/representation.ts';
import { parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Opponent } from './rounds.ts';

const MOST_PLAYERS = 100;

export const playerType = meaningType('a player', 'a player such as random or alphabeta:depth=2', problemOfPlayer);

const weight = settingType(decimal('how often it is met, relative to the others', 0, 1000, 1));

const namedOpponent = section('a player', { player: playerType, weight });

const bredOpponents = section('strategies that the run itself bred, all equally often', {
  pool: section('which ones; while there are none, the other opponents share their games', {
    hall: settingType(wholeNumber('how many of the first in the hall of fame', 0, 1000, 5)),
    previous: settingType(wholeNumber('how many of the previous population, drawn at random', 0, 1000, 5)),
  }),
  weight,
});

export function playersType(summary: string): z.ZodArray<typeof playerType> {
  return listType(summary, playerType, MOST_PLAYERS);
}

const opponentType = z.union([namedOpponent, bredOpponents]);

/** How games are played and counted in every trial. */
export const GAME_FIELDS = {
  draw: settingType(decimal('points for a draw; a win is 1', 0, 1, 0.5)),
  plies: settingType(
    wholeNumber(
      'plies after which a training or validation game is a draw, not counting the opening; 0: no limit',
      0,
      100_000,
      0,
    ),
  ),
  openings: openingsType('the openings of games').default('random:plies=4'),
} as const;

/** Players and bred opponents, with weights. */
export function opponentsType(summary: string): z.ZodArray<typeof opponentType> {
  return listType(summary, opponentType, MOST_PLAYERS).superRefine(needPlayer);
}

export function openingsType(summary: string): z.ZodString {
  return meaningType(summary, OPENING_CHOICES, problemOfOpenings);
}

/** Opponents that cannot play the variant, each reported at its field. */
export function strangersAmong(field: string, opponents: readonly Opponent[], variant: Variant): FieldProblem[] {
  return opponents.flatMap((opponent, index) =>
    'player' in opponent ? strangerAt(`${field}.${index}.player`, opponent.player, variant) : [],
  );
}

/** A problem if a player cannot play the variant. */
export function strangerAt(field: string, player: string, variant: Variant): FieldProblem[] {
  const { problem } = attempt(() => checkBoard(player, variant));
  return problem === undefined ? [] : [[field, `cannot play ${variant.name}. ${problem}`]];
}

/** The opponents with each named player replaced. */
export function withPlayers<One extends Opponent>(
  opponents: readonly One[],
  change: (player: string) => string,
): One[] {
  return opponents.map((one) => ('player' in one ? { ...one, player: change(one.player) } : one));
}

/**
 * Everything the player reads must exist. The player itself is not created, because that may read endgame tables from
 * the disk.
 */
function checkBoard(player: string, variant: Variant): void {
  const { kind, values } = parseSpec(player);
  const played = 'standsFor' in kind ? undefined : kind.playsBy?.(values);
  // Taking an evaluation apart is cheaper than creating it, where possible.
  if (played && !anatomyOf(played.evaluation, variant)) createEvaluation(played.evaluation, variant);
}

function problemOfPlayer(text: string): string | undefined {
  const { value: spec, problem } = attempt(() => parseSpec(text));
  if (!spec) return problem;
  const { kind, values, name } = spec;
  if (kind.isPerson) return 'A person cannot play this many games.';
  // The player of a run is resolved when the experiment is frozen.
  if ('standsFor' in kind || kind.cost(values).timeMs === undefined) return undefined;
  return `The moves of ${name} depend on the speed of the machine. Limit its depth or nodes instead of its time.`;
}

/** The names are the same for all variants, so any variant will do. */
function problemOfOpenings(text: string): string | undefined {
  const { value, problem } = attempt(() => namedOpenings(text, ENGLISH, 0));
  return value ? undefined : (problem ?? `There are no openings "${text.slice(0, 40)}".`);
}

/** In the first generation the run has not bred any opponents yet. */
function needPlayer(
  opponents: readonly { readonly player?: string; readonly weight: number }[],
  context: z.RefinementCtx,
): void {
  if (opponents.some((one) => one.player !== undefined && one.weight !== 0)) return;
  context.addIssue(
    'must include a player with a weight above 0, because the first generation has no bred opponents yet.',
  );
}
