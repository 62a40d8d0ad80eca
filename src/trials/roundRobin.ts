/**
 * Every two individuals of a group, that is of an island, meet with both colours (Foley 2003). Fitness is the share of
 * the points. Individuals that choose the same moves are one player, whose games against another are played once. If
 * all games start in the same position and players leave nothing to chance, two players who met in the generation
 * before, or on another island, would repeat their games. Their result is remembered instead.
 */

import { settingTypes } from '../base/field.ts';
import { wholeNumber } from '../base/setting.ts';
import type { Score } from '../arena/tally.ts';
import { addScores, gamesOf } from '../arena/tally.ts';
import type { Candidate, Worth } from '../evolvers/evolver.ts';
import type { FieldValues, Phenotype } from '../genomes/representation.ts';
import { answersInBatches } from '../pools/pool.ts';
import { pointsShare } from './measure.ts';
import { PairResults, confirmingOpenings, repeats, reversed } from './pairResults.ts';
import { GAME_FIELDS } from './playerFields.ts';
import type { Mix, RoundsPlan } from './rounds.ts';
import { SIZE_FIELDS, sizeCost } from './sizeCost.ts';
import type { Occasion, Trial, TrialWorld, Verdict } from './trial.ts';
import { trialKind } from './trial.ts';

const FIELDS = {
  ...settingTypes({ rounds: wholeNumber('how often two individuals meet, each time with both colours', 1, 1000, 1) }),
  ...GAME_FIELDS,
  ...SIZE_FIELDS,
} as const;

type Values = FieldValues<typeof FIELDS>;

export const roundRobin = trialKind({
  name: 'roundRobin',
  summary: 'the share of the points against all others on its island, with both colours',
  unit: 'share',
  answers: ['worth'],
  isTournament: true,
  fields: FIELDS,
  problems: () => [],
  gamesOf: ({ rounds }, asked, groups) => rounds * asked * Math.max(0, asked / groups - 1),
  create: (values, world): Trial => ({
    draw: values.draw,
    plies: values.plies,
    openings: confirmingOpenings(values, world),
    firstMemory: null,
    answer: (question, occasion) => {
      if (question.kind !== 'worth')
        throw new TypeError('a round-robin answers what individuals are worth, not who wins a duel');
      return playGroups(values, world, question.groups, occasion);
    },
    scoreOf: ({ fitness, phenotype }) => fitness + sizeCost(phenotype, values),
  }),
});

/** A player of a group, on behalf of all individuals that choose the same moves. */
interface Entrant {
  readonly key: string;
  readonly player: string;
  /** How many individuals they are. */
  count: number;
  /** Against all others of the group. */
  score: Score;
}

interface Meeting {
  readonly one: Entrant;
  readonly other: Entrant;
}

async function playGroups<G>(
  values: Values,
  world: TrialWorld,
  groups: readonly (readonly Candidate<G>[])[],
  { path, pool, onGames, memory }: Occasion,
): Promise<Verdict> {
  const plan = { openings: values.openings, purpose: 'training', count: values.rounds, isSpread: true, path } as const;
  const entered = groups.map((group) => entrantsOf(group, world));
  const meetings = entered.flatMap(meetingsOf);
  const isRepeating = repeats(values, world);
  const known = new PairResults(isRepeating ? memory : null);
  const due = isRepeating ? unknownPairs(meetings, known) : meetings;
  const played = new Map<Meeting, Score>();
  const planAgainst = plansBy(plan);
  let games = 0;
  const answers = answersInBatches(
    pool.rounds,
    due,
    () => MEETINGS_IN_TASK,
    (batch) => ({
      variant: world.variant,
      plies: values.plies,
      stretches: batch.map(({ one, other }) => {
        const met = planAgainst(other.player);
        return { player: one.player, plan: met, from: 0, to: met.count };
      }),
    }),
  );
  for await (const [batch, scores] of answers) {
    for (const [index, meeting] of batch.entries()) {
      const score = scores[index]!;
      games += gamesOf(score);
      played.set(meeting, score);
      if (isRepeating) known.add(meeting.one.key, meeting.other.key, score);
    }
    onGames?.(games, due.length * 2 * values.rounds);
  }
  for (const meeting of meetings) {
    const { one, other } = meeting;
    const score = played.get(meeting) ?? known.find(one.key, other.key)!;
    count(one, score, other === one ? one.count - 1 : other.count);
    if (other !== one) count(other, reversed(score), one.count);
  }
  const answer = {
    kind: 'worth',
    groups: groups.map((group, index) => group.map((one) => worthOf(one, entered[index]!, values, world))),
  } as const;
  const measured = entered.reduce((sum, { size }) => sum + size, 0);
  const present = new Set(entered.flatMap((entrants) => [...entrants.keys()]));
  return {
    answer,
    memory: isRepeating ? known.memoryOf(present) : null,
    measured,
    games,
    opponents: mixOf(entered),
  };
}

/** Few enough that all threads have work to the end, since games of searching players take long. */
const MEETINGS_IN_TASK = 4;

/** The first meeting of each pair whose result is not known. */
function unknownPairs(meetings: readonly Meeting[], known: PairResults): Meeting[] {
  const due = new Set<string>();
  return meetings.filter(({ one, other }) => {
    if (known.find(one.key, other.key)) return false;
    const pair = [one.key, other.key].toSorted().join('\n');
    return due.size < due.add(pair).size;
  });
}

function entrantsOf<G>(group: readonly Candidate<G>[], world: TrialWorld): Map<string, Entrant> {
  const found = new Map<string, Entrant>();
  for (const { genome } of group) {
    const phenotype: Phenotype | undefined = world.express(genome as never);
    if (!phenotype) continue;
    const same = found.get(phenotype.key);
    if (same) same.count++;
    else
      found.set(phenotype.key, {
        key: phenotype.key,
        player: world.playerOf(phenotype),
        count: 1,
        score: { wins: 0, draws: 0, losses: 0 },
      });
  }
  return found;
}

/** Every two once. If several individuals choose the same moves, they meet each other too. */
function meetingsOf(entrants: ReadonlyMap<string, Entrant>): Meeting[] {
  const all = [...entrants.values()];
  return all.flatMap((one, index) => all.slice(one.count > 1 ? index : index + 1).map((other) => ({ one, other })));
}

/** The rounds against each opponent: the same openings for all. A task contains and draws each plan once. */
function plansBy(plan: Omit<RoundsPlan, 'mix'>): (opponent: string) => RoundsPlan {
  const made = new Map<string, RoundsPlan>();
  return (opponent) => {
    const found = made.get(opponent) ?? { ...plan, mix: [{ player: opponent, share: 1 }] };
    made.set(opponent, found);
    return found;
  };
}

/** Adds a score once for each opponent that chooses the same moves. */
function count(entrant: Entrant, { wins, draws, losses }: Score, times: number): void {
  entrant.score = addScores(entrant.score, { wins: times * wins, draws: times * draws, losses: times * losses });
}

function worthOf<G>(
  { genome }: Candidate<G>,
  entrants: ReadonlyMap<string, Entrant>,
  values: Values,
  world: TrialWorld,
): Worth {
  const phenotype: Phenotype | undefined = world.express(genome as never);
  if (!phenotype) return null;
  const share = pointsShare(entrants.get(phenotype.key)!.score, values.draw);
  return [share - sizeCost(phenotype, values), -phenotype.size];
}

/** All who played, each as often as it was present. */
function mixOf(groups: readonly ReadonlyMap<string, Entrant>[]): Mix {
  const all = groups.flatMap((entrants) => [...entrants.values()]);
  const total = all.reduce((sum, one) => sum + one.count, 0);
  return all.map(({ player, count: times }) => ({ player, share: times / total }));
}
