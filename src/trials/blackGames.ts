/**
 * Everybody plays some games as Black against others drawn at random, and both score for each game (Nguyen 2018, section
 * III.C.2; Chellapilla and Fogel 1999 do the same with other points). Fitness is the sum of the points, so an individual that
 * is drawn more often as an opponent plays more games. After that the champion of the generation meets those of earlier
 * generations. The mean of its results is the author's measure of progress (section III.D); it does not affect fitness.
 */

import { settingTypes } from '../base/field.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import type { Candidate } from '../evolvers/evolver.ts';
import type { FieldValues, Phenotype } from '../genomes/representation.ts';
import { answersInBatches } from '../pools/pool.ts';
import { variantNamed } from '../rules/variant.ts';
import { confirmingOpenings, repeats } from './pairResults.ts';
import { openingsType } from './playerFields.ts';
import type { MeetingResult, MeetingsTask } from './playMeeting.ts';
import { drawStart } from './rounds.ts';
import type { Occasion, Path, Trial, TrialWorld, Verdict } from './trial.ts';
import type { TrialPool } from './trialPool.ts';
import { trialKind } from './trial.ts';

const FIELDS = {
  ...settingTypes({
    games: wholeNumber('games of each individual as Black', 1, 1000, 5),
    win: decimal('points for a win', -100, 100, 2),
    draw: decimal('points for a draw', -100, 100, 0),
    loss: decimal('points for a loss', -100, 100, -1),
    plies: wholeNumber('plies after which a game is a draw; 0: no limit', 0, 100_000, 0),
    rivals: wholeNumber('how many earlier champions the champion of a generation meets', 0, 100, 5),
    rivalGames: wholeNumber('games with each colour against each of them', 1, 1000, 3),
  }),
  openings: openingsType('the openings of games').default('start'),
} as const;

type Values = FieldValues<typeof FIELDS>;

/** The trait of a generation that compares its champion with earlier ones. */
export const PROGRESS = 'progress against earlier champions';
const LENGTH = 'plies of a game';
const DRAWN_GAMES = 'share of drawn games';

export const blackGames = trialKind({
  name: 'blackGames',
  summary: 'points from games as Black against others drawn at random; both players score',
  unit: 'points',
  answers: ['worth'],
  isTournament: true,
  fields: FIELDS,
  problems: ({ win, draw, loss }) => [
    ...(win > loss ? [] : [['win', `must be above fitness.loss, which is ${loss}, not ${win}.`] as const]),
    ...(draw >= loss && draw <= win
      ? []
      : [
          ['draw', `must be between fitness.loss and fitness.win, which are ${loss} and ${win}, not ${draw}.`] as const,
        ]),
  ],
  gamesOf: ({ games, rivals, rivalGames }, asked) => games * asked + 2 * rivals * rivalGames,
  create: (values, world): Trial => ({
    // On the scale where a win is 1 and a loss 0.
    draw: (values.draw - values.loss) / (values.win - values.loss),
    plies: values.plies,
    openings: confirmingOpenings(values, world),
    firstMemory: { champions: [] },
    answer: (question, occasion) => {
      if (question.kind !== 'worth') throw new TypeError('games as Black answer what individuals are worth, not duels');
      return playGroups(values, world, question.groups, occasion);
    },
    scoreOf: ({ fitness }) => fitness,
  }),
});

/** The champions of the last generations, the latest first. A type, not an interface, so that it is Json. */
type Memory = { readonly champions: readonly string[] };

/** An individual that can play. */
interface Entrant {
  readonly player: string;
  readonly size: number;
  points: number;
}

/** A game in which the first plays Black. */
interface BlackGame {
  readonly one: Entrant;
  readonly other: Entrant;
  /** The root of its random streams. */
  readonly path: Path;
}

interface PlayedGame extends BlackGame {
  readonly result: MeetingResult;
}

async function playGroups<G>(
  values: Values,
  world: TrialWorld,
  groups: readonly (readonly Candidate<G>[])[],
  { path, pool, onGames, memory }: Occasion,
): Promise<Verdict> {
  const entered = groups.map((group) => group.map((one) => entrantOf(one, world)));
  const all = entered.flat().filter((entrant) => entrant !== undefined);
  const trained = await playAll(drawnGames(entered, values, path), values, world, pool, onGames);
  for (const { one, other, result } of trained) {
    one.points += pointsFor('one', result, values);
    other.points += pointsFor('other', result, values);
  }
  const { champions } = memory as Memory;
  const champion = firstOfBest(all);
  const newest = champion ? [champion.player, ...champions].slice(0, values.rivals) : champions;
  const met = champion
    ? await playAll(gamesAgainstRivals(champion, champions, values, world, path), values, world, pool)
    : [];
  return {
    answer: {
      kind: 'worth',
      groups: entered.map((group) => group.map((one) => (one ? [one.points, -one.size] : null))),
    },
    memory: { champions: newest },
    measured: new Set(all.map(({ player }) => player)).size,
    games: trained.length + met.length,
    opponents: all.map(({ player }) => ({ player, share: 1 / all.length })),
    traits: {
      ...(met.length > 0 && { [PROGRESS]: meanOf(met.map(({ one, result }) => leadOf(one === champion, result))) }),
      ...(trained.length > 0 && {
        [LENGTH]: meanOf(trained.map(({ result }) => result.plies)),
        [DRAWN_GAMES]: meanOf(trained.map(({ result }) => (result.winner === undefined ? 1 : 0))),
      }),
    },
  };
}

function entrantOf<G>({ genome }: Candidate<G>, world: TrialWorld): Entrant | undefined {
  const phenotype: Phenotype | undefined = world.express(genome as never);
  return phenotype && { player: world.playerOf(phenotype), size: phenotype.size, points: 0 };
}

/** Everybody's games as Black in its group, that is on its island. The same opponent may be drawn several times. */
function drawnGames(groups: readonly (readonly (Entrant | undefined)[])[], { games }: Values, path: Path): BlackGame[] {
  return groups.flatMap((group, island) => {
    const rng = createRng(...path, island, OPPONENTS);
    const present = group.filter((entrant) => entrant !== undefined);
    if (present.length < 2) return [];
    return present.flatMap((one, index) =>
      Array.from({ length: games }, (_, game) => {
        const other = present[(index + 1 + randomBelow(rng, present.length - 1)) % present.length]!;
        return { one, other, path: [...path, island, index, game] as const };
      }),
    );
  });
}

/** No individual and no island has these numbers. */
const OPPONENTS = -1;
const RIVALS = -2;

/** The games of a champion against earlier ones. Players that would repeat a game play it once. */
function gamesAgainstRivals(
  champion: Entrant,
  champions: readonly string[],
  values: Values,
  world: TrialWorld,
  path: Path,
): BlackGame[] {
  const games = repeats(values, world) ? 1 : values.rivalGames;
  return champions.flatMap((player, index) => {
    const rival = { player, size: 0, points: 0 };
    return Array.from({ length: 2 * games }, (_, game) => {
      const [one, other] = game % 2 === 0 ? [champion, rival] : [rival, champion];
      return { one, other, path: [...path, RIVALS, index, game] as const };
    });
  });
}

async function playAll(
  games: readonly BlackGame[],
  { openings, plies }: Values,
  world: TrialWorld,
  pool: TrialPool,
  onGames?: Occasion['onGames'],
): Promise<PlayedGame[]> {
  const variant = variantNamed(world.variant);
  const played: PlayedGame[] = [];
  const answers = answersInBatches(
    pool.meetings,
    games,
    () => GAMES_IN_TASK,
    (batch): MeetingsTask => ({
      variant: world.variant,
      plies,
      meetings: batch.map((game) => ({
        one: game.one.player,
        other: game.other.player,
        start: drawStart(openings, game.path, variant),
        seed: game.path,
      })),
    }),
  );
  for await (const [batch, results] of answers) {
    played.push(...batch.map((game, index) => ({ ...game, result: results[index]! })));
    onGames?.(played.length, games.length);
  }
  return played;
}

/** Few enough that all threads have work to the end, since games of searching players take long. */
const GAMES_IN_TASK = 3;

function pointsFor(who: 'one' | 'other', { winner }: MeetingResult, { win, draw, loss }: Values): number {
  if (winner === undefined) return draw;
  return winner === who ? win : loss;
}

/** 1 for a win of the champion, 0 for a draw and -1 for a loss. */
function leadOf(isFirst: boolean, { winner }: MeetingResult): number {
  if (winner === undefined) return 0;
  return (winner === 'one') === isFirst ? 1 : -1;
}

/** The first of those with the most points, as methods rank equals. */
function firstOfBest(entrants: readonly Entrant[]): Entrant | undefined {
  const most = Math.max(...entrants.map(({ points }) => points));
  return entrants.find(({ points }) => points === most);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
