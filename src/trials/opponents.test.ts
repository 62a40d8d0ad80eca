import { beforeAll, describe, expect, test } from 'vitest';
import { worthsIn } from '../evolvers/askTell.ts';
import type { Candidate, Worth } from '../evolvers/evolver.ts';
import { featuresOf } from '../features/features.ts';
import type { Codons } from '../genomes/grammarGenome.ts';
import { inlinePool } from '../pools/pool.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import { ENGLISH_6X6 } from '../rules/variant.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { trainingContest } from './opponents.ts';
import { sizeCost } from './sizeCost.ts';
import { createLaboratory } from '../lab/laboratory.ts';
import type { TrialPool } from './trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from './trialPool.ts';
import { drawRounds } from './rounds.ts';

/** A codon selects one; another codon would have to follow the last. */
const GRAMMAR = '<score> ::= settled | mul(settled, 2.0) | own.men | own.advancement | neg(settled) | neg(<score>)';
const [GOOD, TWIN, MEN, ADVANCE, BAD, NOTHING] = [0, 1, 2, 3, 4, 5] as const;
const RACE = { racing: { stages: [{ games: 2, keep: 0.3 }] } };

interface Entry {
  readonly candidate: Candidate<Codons>;
  readonly before?: Worth;
}

let pool: TrialPool;
beforeAll(async () => {
  pool = trialPoolOf(await inlinePool(TRIAL_WORKER));
});

describe('what an individual is worth', () => {
  test('is its share of the points minus its penalty, then its smallness', async () => {
    const plain = await measuring({}, ...[GOOD, MEN, TWIN].map(born));
    expect([plain.measured, plain.games, ...plain.worths.map((worth) => worth![1])]).toEqual([2, 40, -1, -1, -3]);
    const [good, men, twin] = plain.worths.map((worth) => worth![0]!);
    expect(good).toBeGreaterThan(men!);
    expect(twin).toBe(good);
    const { worths } = await measuring({ perNode: 0.01, freeNodes: 1, soloPenalty: 0.3 }, born(GOOD), born(TWIN));
    expect(worths.map((worth) => worth![0])).toEqual([good! - 0.3, good! - 0.02]);
  });

  test('is the known worth, without games, and null for an invalid genome', async () => {
    const known = { candidate: { ...born(GOOD).candidate, known: [0.25, -9] } };
    const unfit = { candidate: { ...born(MEN).candidate, known: null } };
    const { worths, measured, games } = await measuring({}, known, born(NOTHING), unfit);
    expect([worths, measured, games]).toEqual([[[0.25, -9], null, null], 0, 0]);
  });

  test('keeps the share of memory of its previous worth', async () => {
    const asked = [born(GOOD), survivor(TWIN, [0.1, -7]), survivor(GOOD, null)];
    const [fresh, blended, unfit] = (await measuring({ memory: 0.75 }, ...asked)).worths;
    expect(blended).toEqual([0.75 * 0.1 + 0.25 * fresh![0]!, -3]);
    expect(unfit).toEqual(fresh);
  });
});

describe('the penalty', () => {
  const cost = { perNode: 0.01, freeNodes: 2, soloPenalty: 0.3 };
  const penalty = (text: string, size: number): number => sizeCost({ text, evaluation: text, size, key: text }, cost);

  test('applies to every feature on its own, and to every node that is not free', () => {
    const features = [BOARD_6, BOARD_8].flatMap((board) => [...featuresOf(board).keys()]);
    expect(features).toContain('x[3]');
    expect(features.filter((name) => penalty(name, 1) !== 0.3)).toEqual([]);
    expect([penalty('-1.5', 1), penalty('neg(x[3])', 2), penalty('add(x[3], 1.0)', 3)]).toEqual([0, 0, 0.01]);
  });

  test('affects the race, with the lowest cost of all that have the strategy', async () => {
    const costly = { ...RACE, games: 40, perNode: 1 };
    const { worths: whole } = await measuring(costly, ...[TWIN, ADVANCE, GOOD].map((codon) => survivor(codon, null)));
    const playOn = async (...codons: number[]): Promise<readonly boolean[]> =>
      (await measuring(costly, ...codons.map(born))).worths.map((worth, index) => worth![0] === whole[index]![0]);
    expect(await playOn(TWIN, ADVANCE)).toEqual([false, true]);
    expect(await playOn(TWIN, ADVANCE, GOOD)).toEqual([true, false, true]);
  });
});

describe('the games', () => {
  test('are drawn for every strategy by its first birth, unless they are the same for all', async () => {
    const worthsOf = async (sameGames: boolean, ...ids: number[]): Promise<readonly Worth[]> =>
      (await measuring({ sameGames }, ...ids.map((id) => bornAs(id, GOOD)))).worths;
    const apart = [await worthsOf(false, 7), await worthsOf(false, 8), await worthsOf(false, 9)].flat();
    expect(new Set(apart.map(String)).size).toBeGreaterThan(1);
    expect(await worthsOf(false, 7, 8, 9)).toEqual([apart[0], apart[0], apart[0]]);
    expect(await worthsOf(true, 7)).toEqual(await worthsOf(true, 8));
  });

  test.each([true, false])('differ between stages and generations: the same for all %s', (sameGames) => {
    const rounds = (id: number, from: number, generation: number): string => {
      const mix = [{ player: 'random', share: 1 }];
      const contest = trainingContest(experimentWith({ sameGames }).fitness as never, ENGLISH_6X6.name, mix, [
        1,
        4,
        generation,
      ]);
      const plan = contest.roundsOf({ player: 'first', id, isKept: false, handicap: 0 }, from, from + 5);
      expect(plan.isSpread).toBe(sameGames);
      return JSON.stringify(drawRounds(plan, ENGLISH_6X6));
    };
    const drawn = [rounds(1, 0, 0), rounds(1, 5, 0), rounds(1, 0, 1)];
    expect(new Set(drawn).size).toBe(3);
    expect(drawn.includes(rounds(2, 0, 0))).toBe(sameGames);
  });

  test('are all played by survivors and their twins, and never exceed the limit', async () => {
    const three = [BAD, TWIN, MEN].map(born);
    const [whole] = (await measuring(RACE, born(BAD))).worths;
    const raced = await measuring(RACE, ...three);
    const kept = await measuring(RACE, ...three, survivor(BAD, [0, 0]), born(BAD));
    expect([raced.heard.join(' '), kept.heard.join(' ')]).toEqual(['6,24 24,24', '6,24 42,42']);
    expect([kept.games, kept.worths[0], kept.worths[3]]).toEqual([42, whole, whole]);
    expect(raced.worths[0]).not.toEqual(whole);
  });

  test('are against strategies that the run bred, if the experiment says so', async () => {
    const bred = { pool: { hall: 1, previous: 0 }, weight: 1 };
    const { opponents } = await measuring({ opponents: [{ player: 'random', weight: 3 }, bred] }, born(GOOD));
    const shares = [0.75, 0.25];
    expect(opponents).toEqual(
      ['random', 'expression:own.men,mode=settled'].map((player, at) => ({ player, share: shares[at] })),
    );
  });
});

function experimentWith(settings: object): Experiment {
  const genome = { grammar: 'small.bnf', grammarText: GRAMMAR, apart: false };
  const fitness = { games: 20, ...settings };
  return readExperiment({ name: 'try', variant: ENGLISH_6X6.name, genome, fitness }, 'x.json');
}

function bornAs(id: number, codon: number): Entry {
  return { candidate: { id, genome: [codon], parents: [] } };
}

function born(codon: number): Entry {
  return bornAs(codon, codon);
}

function survivor(codon: number, before: Worth): Entry {
  return { ...born(codon), before };
}

/** The answer about the given candidates, in a run whose hall has one member, and the reported progress. */
async function measuring(settings: object, ...candidates: Entry[]) {
  const experiment = experimentWith(settings);
  const { representation, trial } = createLaboratory(experiment);
  const heard: number[][] = [];
  const group = candidates.map(({ candidate }) => candidate);
  const verdict = await trial.answer(
    { kind: 'worth', groups: [group] },
    {
      memory: null,
      bred: { hall: [representation.express([MEN])!], previous: [] },
      lived: new Map(
        candidates.flatMap(({ candidate, before }) => (before === undefined ? [] : [[candidate.id, before]])),
      ),
      path: [1, 4, 0],
      generation: 0,
      pool,
      onGames: (...progress) => heard.push(progress),
    },
  );
  return { ...verdict, worths: worthsIn(verdict.answer)[0]!, heard };
}
