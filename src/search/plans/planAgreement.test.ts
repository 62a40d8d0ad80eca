import { expect, test } from 'vitest';
import { Game } from '../../rules/game.ts';
import { wordFromMove } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { searchRoot } from '../searchRoot.ts';
import { PlanAgreement } from './planAgreement.ts';
import { geneReader } from './readGene.ts';

const GAME = new Game(ENGLISH);
/** The seven moves at the start, in the order of the kernel. */
const WORDS = GAME.legalMoves.map((move) => wordFromMove(move, ENGLISH.board));

test('the best plan or most plans decide, and the mean score of its plans between equally common moves', () => {
  const best = agreementOn([
    [3, 9],
    [5, 8],
    [1, 7],
    [5, 2],
    [6, 1],
  ]);
  expect([best.chosen('best'), best.chosen('common')]).toEqual([WORDS[3], WORDS[5]]);
  const tied = agreementOn([
    [4, 9],
    [2, 8],
    [2, 7],
    [4, 5],
    [0, 4],
  ]);
  expect([tied.chosen('best'), tied.chosen('common')]).toEqual([WORDS[4], WORDS[2]]);
  // Scores may be negative.
  const lost = agreementOn([
    [1, -1],
    [6, -2],
    [6, -3],
    [1, -5],
  ]);
  expect(lost.chosen('common')).toBe(WORDS[6]);
});

test('only the last generation decides', () => {
  const agreement = agreementOn([
    [3, 1],
    [3, 1],
    [5, 0],
  ]);
  add(agreement, [
    [5, 2],
    [0, 1],
    [0, 0],
  ]);
  expect([agreement.chosen('best'), agreement.chosen('common')]).toEqual([WORDS[5], WORDS[0]]);
  const shares = agreement.ownShares().map((one) => one.shares.map((share) => Math.round(3 * share)));
  expect(shares).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
    [2, 0],
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
});

test('games of the first half of the generations are forgotten', () => {
  const agreement = create(5);
  const counted: unknown[] = [];
  for (let generation = 0; generation < 5; generation++) {
    agreement.beginGeneration();
    for (const points of [1, 0, 0.5, 1]) agreement.addGame(4 * 6, points);
    agreement.addGame(0, 0);
    add(agreement, [[1, 1]]);
    counted.push(agreement.tried().map(({ word, games, chance }) => [WORDS.indexOf(word), games, chance]));
  }
  const after = (generations: number): unknown => [
    [0, generations, 0],
    [6, 4 * generations, 0.625],
  ];
  expect(counted).toEqual([after(1), after(2), after(1), after(2), after(3)]);
});

test('replies are those to the given move', () => {
  const agreement = agreementOn([[2, 1]]);
  for (const [index, move] of GAME.legalMoves.entries()) {
    const game = new Game(ENGLISH);
    game.play(move);
    const replies = agreement.replyShares(WORDS[index]!);
    expect(replies.map(({ word }) => word)).toEqual(game.legalMoves.map((reply) => wordFromMove(reply, ENGLISH.board)));
    expect(replies.map(({ shares }) => shares[0])).toEqual(replies.map((_, place) => Number(place === 0)));
  }
  expect(agreement.replyShares(0)).toEqual([]);
});

type Plan = readonly [move: number, score: number];

/** After a generation that left these plans, the best first. */
function agreementOn(plans: readonly Plan[]): PlanAgreement {
  const agreement = create(2);
  add(agreement, plans);
  return agreement;
}

function create(generations: number): PlanAgreement {
  return new PlanAgreement(searchRoot(GAME), ENGLISH, geneReader('index', 'direction'), generations);
}

/** Opponents always reply with their first move. */
function add(agreement: PlanAgreement, plans: readonly Plan[]): void {
  const genes = Float32Array.from(plans, ([move]) => (move + 0.5) / WORDS.length);
  const scores = Float64Array.from(plans, ([, score]) => score);
  agreement.addGeneration(genes, scores, new Float32Array(plans.length));
}
