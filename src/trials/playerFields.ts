/** The players and openings that an experiment names: their specs are checked before a run begins. */

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

const weight = settingType(decimal('how often it is met, compared with the others', 0, 1000, 1));

const namedOpponent = section('a player', { player: playerType, weight });

const bredOpponents = section('those whom the run itself bred, all alike', {
  pool: section('who they are; as long as there are none, the other opponents share their games', {
    hall: settingType(wholeNumber('so many of the hall of fame, its first', 0, 1000, 5)),
    previous: settingType(wholeNumber('so many of the population before, drawn at random', 0, 1000, 5)),
  }),
  weight,
});

export function playersType(summary: string): z.ZodArray<typeof playerType> {
  return listType(summary, playerType, MOST_PLAYERS);
}

const opponentType = z.union([namedOpponent, bredOpponents]);

/** How games are played and counted, whatever the trial. */
export const GAME_FIELDS = {
  draw: settingType(decimal('what a draw is worth; a win is 1', 0, 1, 0.5)),
  plies: settingType(
    wholeNumber(
      'plies after which a training or validation game is a draw, not counting the opening; 0: no limit',
      0,
      100_000,
      0,
    ),
  ),
  openings: openingsType('where games begin').default('random:plies=4'),
} as const;

/** Players and what the run breeds, with weights. */
export function opponentsType(summary: string): z.ZodArray<typeof opponentType> {
  return listType(summary, opponentType, MOST_PLAYERS).superRefine(needPlayer);
}

export function openingsType(summary: string): z.ZodString {
  return meaningType(summary, OPENING_CHOICES, problemOfOpenings);
}

/** What the opponents of an experiment are called by a field, and whether they can play. */
export function strangersAmong(field: string, opponents: readonly Opponent[], variant: Variant): FieldProblem[] {
  return opponents.flatMap((opponent, index) =>
    'player' in opponent ? strangerAt(`${field}.${index}.player`, opponent.player, variant) : [],
  );
}

/** A player that cannot play on the board. */
export function strangerAt(field: string, player: string, variant: Variant): FieldProblem[] {
  const { problem } = attempt(() => checkBoard(player, variant));
  return problem === undefined ? [] : [[field, `cannot play ${variant.name}. ${problem}`]];
}

/** Opponents with other players in place of those that they name. */
export function withPlayers<One extends Opponent>(
  opponents: readonly One[],
  change: (player: string) => string,
): One[] {
  return opponents.map((one) => ('player' in one ? { ...one, player: change(one.player) } : one));
}

/**
 * What a player reads must be there. The player itself is not made, since that may take endgame tables from the disk.
 */
function checkBoard(player: string, variant: Variant): void {
  const { kind, values } = parseSpec(player);
  const played = 'standsFor' in kind ? undefined : kind.playsBy?.(values);
  // To take it apart is cheaper than to make it, where that can be done.
  if (played && !anatomyOf(played.evaluation, variant)) createEvaluation(played.evaluation, variant);
}

function problemOfPlayer(text: string): string | undefined {
  const { value: spec, problem } = attempt(() => parseSpec(text));
  if (!spec) return problem;
  const { kind, values, name } = spec;
  if (kind.isPerson) return 'A person has no time for so many games.';
  // Who plays under the name of a run is looked up when the experiment is frozen.
  if ('standsFor' in kind || kind.cost(values).timeMs === undefined) return undefined;
  return `What ${name} plays depends on the machine; limit its depth or nodes instead of its time.`;
}

/** The names are the same for all variants, so that any will do here. */
function problemOfOpenings(text: string): string | undefined {
  const { value, problem } = attempt(() => namedOpenings(text, ENGLISH, 0));
  return value ? undefined : (problem ?? `There are no openings "${text.slice(0, 40)}".`);
}

/** In the first generation the run has bred nobody yet. */
function needPlayer(
  opponents: readonly { readonly player?: string; readonly weight: number }[],
  context: z.RefinementCtx,
): void {
  if (opponents.some((one) => one.player !== undefined && one.weight !== 0)) return;
  context.addIssue('must hold a player with a weight above 0, since at first there is nobody else.');
}
