/**
 * Makes the champions that come with EvoDraughts:
 *
 *     node tools/makeLadder.ts
 *
 * runs the experiments of `tools/ladderPlan.json`, takes the champions from them, rates those of each game, and writes
 * `data/champions.json`, game by game and from the weakest to the strongest. It took twelve and a half minutes on two
 * cores, a third of them for games, mostly of the players that search deepest. The games of Bracken and Cedar took
 * nine more; those of Cress were played beside other work. The same plan gives the same file with any number of threads.
 * Progress goes to the error stream.
 *
 *     node tools/makeLadder.ts Sequoia
 *
 * makes and rates only the named ones among those that joined later, and keeps all others as they are.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabPool } from '../src/lab/labPool.ts';
import { openLabPool } from '../src/lab/labPool.ts';
import type { Anchor, Champion } from '../src/players/champions.ts';
import { CHAMPIONS, ANCHORS as RATED_ANCHORS } from '../src/players/champions.ts';
import { openStore } from '../src/store/store.ts';
import type { PlannedChampion, PlannedEvolved, PlannedPlayer, Unrated } from './ladderChampion.ts';
import { takeChampion, takeEvolved, takePlayer } from './ladderChampion.ts';
import ladderPlan from './ladderPlan.json' with { type: 'json' };
import { ANCHORS, OPENINGS, rateLadder, rateNewcomer } from './ladderRatings.ts';
import type { ConductedRun, PlannedRun } from './ladderRuns.ts';
import { conductPlanned } from './ladderRuns.ts';

const NOTE =
  `Evolved players from beginner to strong, made by tools/makeLadder.ts from tools/ladderPlan.json. Ratings are Elo ` +
  `above the player of random moves, which is put at 0, from games among the champions of a game and the anchors. ` +
  `Every opening (${OPENINGS}) was played with both colours, without endgame tables. From low to high is the 95 % ` +
  `interval. Champions that joined later are rated by games against these players, whose ratings they do not change. ` +
  `Ratings of different games do not compare.`;

const RUNS: Readonly<Record<string, PlannedRun>> = ladderPlan.runs;
const LADDERS: Readonly<Record<string, readonly PlannedChampion[]>> = ladderPlan.ladders;
type Planned = PlannedChampion | PlannedEvolved | PlannedPlayer;
const JOINED: Readonly<Record<string, readonly Planned[]>> = ladderPlan.joined;
const ONLY = process.argv.slice(2);
for (const name of ONLY) {
  const isPlanned = Object.values(JOINED).some((joined) => joined.some((one) => one.name === name));
  if (!isPlanned) throw new RangeError(`No champion of the plan that joined later is named ${name}`);
}

const pool = await openLabPool(availableParallelism());
try {
  const runs = await conductAll(pool);
  const champions: Champion[] = [];
  const anchors: Anchor[] = [];
  for (const [variant, ladder] of Object.entries(LADDERS)) {
    const take = (planned: Planned): Unrated =>
      'player' in planned
        ? takePlayer(planned, variant)
        : 'evolvedDepth' in planned
          ? takeEvolved(planned, variant)
          : takenFor(variant, planned, runs.get(planned.run)!);
    const rated = ONLY.length > 0 ? ratedBefore(variant) : await rate(ladder.map(take), variant, pool);
    const names = new Set(ladder.map(({ name }) => name));
    const founders = rated.champions.filter(({ name }) => names.has(name));
    const joining = (JOINED[variant] ?? []).filter(isWanted).map(take);
    const joined = await joinLadder(joining, [...founders, ...rated.anchors], variant, pool);
    const ids = new Set(joined.map(({ id }) => id));
    const others = rated.champions.filter(({ id }) => !ids.has(id));
    champions.push(...[...others, ...joined].toSorted((one, two) => one.rating - two.rating));
    anchors.push(...rated.anchors);
    tell(`${variant} is rated`);
  }
  const text = JSON.stringify({ note: NOTE, champions, anchors }, undefined, 2);
  writeFileSync(new URL('../data/champions.json', import.meta.url), `${text}\n`);
} finally {
  await pool.close();
}

function isWanted({ name }: Planned): boolean {
  return ONLY.length === 0 || ONLY.includes(name);
}

function ratedBefore(variant: string): { champions: Champion[]; anchors: Anchor[] } {
  return {
    champions: CHAMPIONS.filter((one) => one.variant === variant),
    anchors: RATED_ANCHORS.filter((one) => one.variant === variant),
  };
}

/** All runs of the plan that are wanted, each as far as it is needed, in a temporary store. */
async function conductAll(threads: LabPool): Promise<Map<string, ConductedRun>> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-ladder-'));
  try {
    using store = openStore(join(folder, 'store.sqlite'));
    const runs = new Map<string, ConductedRun>();
    const everybody = [LADDERS, JOINED].flatMap((ladders) => Object.values<readonly Planned[]>(ladders).flat());
    for (const [name, planned] of Object.entries(RUNS)) {
      const taken = everybody
        .filter((one): one is PlannedChampion => 'run' in one && one.run === name)
        .filter(isWanted);
      if (taken.length === 0) continue;
      const last = Math.max(...taken.map(({ generation = Infinity }) => generation));
      runs.set(name, await conductPlanned(planned, last, store, threads));
      tell(`The run ${name} is done`);
    }
    return runs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function takenFor(variant: string, planned: PlannedChampion, run: ConductedRun): Unrated {
  const champion = takeChampion(planned, run);
  if (champion.variant === variant) return champion;
  throw new RangeError(`${champion.name} was evolved for ${champion.variant}, not for ${variant}`);
}

async function rate(
  taken: readonly Unrated[],
  variant: string,
  threads: LabPool,
): Promise<{ champions: Champion[]; anchors: Anchor[] }> {
  const players = taken.map(({ player }) => player);
  const ratings = await rateLadder(players, variant, threads.games);
  return {
    champions: taken.map((champion) => ({ ...champion, ...ratings.get(champion.player)! })),
    anchors: ANCHORS.map((player) => ({ variant, player, ...ratings.get(player)! })),
  };
}

async function joinLadder(
  taken: readonly Unrated[],
  rated: readonly (Champion | Anchor)[],
  variant: string,
  threads: LabPool,
): Promise<Champion[]> {
  const joined: Champion[] = [];
  for (const champion of taken) {
    joined.push({ ...champion, ...(await rateNewcomer(champion.player, rated, variant, threads.games)) });
  }
  return joined;
}

function tell(what: string): void {
  process.stderr.write(`${what} after ${Math.round(performance.now() / 1000)} s\n`);
}
