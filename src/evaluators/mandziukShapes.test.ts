import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePositions, valueOf } from '../../test/gamePositions.ts';
import { slowFeatures } from '../../test/slowFeatures.ts';
import { anyPosition, slowBoardOf } from '../../test/slowPositions.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { Game } from '../rules/game.ts';
import { BLACK } from '../rules/side.ts';
import { ENGLISH, variantNamed } from '../rules/variant.ts';
import { PLAIN_SEARCH } from '../search/searchOptions.ts';
import { searchRoot } from '../search/searchRoot.ts';
import { Searcher } from '../search/searcher.ts';
import type { Evaluation } from './evaluator.ts';
import { createEvaluation, evaluatorsBySide } from './evaluators.ts';
import { pointsOf } from './expression.ts';
import { linearEvaluation } from './linear.ts';
import { MANDZIUK_SHAPES } from './mandziukShapes.ts';
import { shapeNamed, weightCount } from './shapes.ts';

type Numbers = ReadonlyMap<string, number>;

const VARIANTS = [ENGLISH, variantNamed('english-6x6')];

/** A part of the game as the paper defines it (section 4.2), with the limit of the ending as a parameter. */
type SlowPhase = (numbers: Numbers, limit: number) => boolean;

const isEnding: SlowPhase = (numbers, limit) =>
  numbers.get('own.pieces')! <= limit || numbers.get('opponent.pieces')! <= limit;
const isWith =
  (isMine: boolean, isHis: boolean): SlowPhase =>
  (numbers, limit) =>
    !isEnding(numbers, limit) &&
    numbers.get('own.kings')! > 0 === isMine &&
    numbers.get('opponent.kings')! > 0 === isHis;
const isBeginning = isWith(false, false);

const THREE: readonly SlowPhase[] = [
  isBeginning,
  (numbers, limit) => !isEnding(numbers, limit) && !isBeginning(numbers, limit),
  isEnding,
];
const FIVE: readonly SlowPhase[] = [
  isBeginning,
  isWith(true, false),
  isWith(false, true),
  isWith(true, true),
  isEnding,
];

test('the numbers of weights are those of the paper', () => {
  expect(MANDZIUK_SHAPES.map((shape) => [shape.name, weightCount(shape)])).toEqual([
    ['8F', 8],
    ['10F', 10],
    ['15F', 15],
    ['15FGiveaway', 15],
    ['16F', 16],
    ['19F', 19],
    ['25F', 25],
    ['3Ph', 24],
    ['E3Ph', 39],
    ['E3PhGiveaway', 36],
    ['5Ph', 40],
  ]);
});

test('the shapes of Table 1 have as many crosses in each row as the table', () => {
  const columns = ['15F', '15FGiveaway', '19F', '25F', 'E3Ph', 'E3PhGiveaway'].map((name) => shapeNamed(name).terms);
  const crosses = (term: string): number => columns.filter((terms) => terms.includes(term)).length;
  const table = {
    men: 6,
    kings: 6,
    crownDistance: 4,
    edgeMen: 6,
    edgeKings: 3,
    attackers: 6,
    centreMen: 5,
    centreKings: 6,
    movableMen: 4,
    movableKings: 2,
    openKingRow: 2,
    defenders: 5,
    mainDiagonalMen: 2,
    mainDiagonalKings: 4,
    doubleDiagonalMen: 2,
    doubleDiagonalKings: 5,
    loneMen: 4,
    loneKings: 2,
    holes: 5,
    bridge: 3,
    oreo: 3,
    triangle: 3,
    dog: 5,
    cornerMan: 3,
    cornerKing: 3,
  };
  expect(Object.fromEntries(Object.keys(table).map((term) => [term, crosses(term)]))).toEqual(table);
  expect(shapeNamed('25F').terms.toSorted()).toEqual(Object.keys(table).toSorted());
});

describe.each(VARIANTS)('on positions of $name', (variant) => {
  const limit = variant.board.size === 8 ? 3 : 2;
  const weighed = MANDZIUK_SHAPES.map((shape, index) => {
    const rng = createRng(2007, index);
    const weights = Array.from({ length: weightCount(shape) }, () => randomBelow(rng, 401) - 200);
    const phases = { 1: [() => true], 3: THREE, 5: FIVE }[shape.phases[8].length as 1 | 3 | 5];
    const [black, white] = evaluatorsBySide(linearEvaluation({ shape, weights }, variant), (evaluate) => evaluate);
    return { shape, weights, phases, black, white };
  });

  test('every shape is a sum of features counted on the cells of the board, for either viewer', () => {
    const phasesMet = new Set<string>();
    const anywhere = fc.sample(anyPosition(variant.board), { numRuns: 1000, seed: 2007 });
    for (const position of [...gamePositions(variant, 12), ...anywhere]) {
      const { seenBy } = slowFeatures(slowBoardOf(position, variant.board));
      for (const { shape, weights, phases, ...evaluators } of weighed) {
        for (const [viewer, numbers] of [
          ['black', seenBy.black],
          ['white', seenBy.white],
        ] as const) {
          const phase = phases.findIndex((isMet) => isMet(numbers, limit));
          const sum = shape.terms.reduce(
            (total, term, index) => total + slowTerm(term, numbers) * weights[phase * shape.terms.length + index]!,
            0,
          );
          const isMover = (position.turn === BLACK) === (viewer === 'black');
          const value = valueOf(evaluators[viewer], position);
          expect(isMover ? value : 0 - value).toBe(pointsOf(sum, 1));
          phasesMet.add(`${shape.name} ${phase}`);
        }
      }
    }
    expect(phasesMet.size).toBe(7 + 3 * 3 + 5);
  });

  test('the phases are disjoint and complete on any position', () => {
    fc.assert(
      fc.property(anyPosition(variant.board), (position) => {
        const { seenBy } = slowFeatures(slowBoardOf(position, variant.board));
        for (const numbers of [seenBy.black, seenBy.white]) {
          for (const [name, slow] of [
            ['3Ph', THREE],
            ['5Ph', FIVE],
          ] as const) {
            const met = slow.map((isMet) => isMet(numbers, limit));
            expect(met.filter(Boolean)).toHaveLength(1);
            const first = shapeNamed(name).phases[variant.board.size].findIndex(({ condition }) =>
              condition.every(({ feature, from, to }) => numbers.get(feature)! >= from && numbers.get(feature)! <= to),
            );
            expect(first).toBe(met.indexOf(true));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('10F in a search differs from 8F, as a balanced view of it would not', () => {
  const others = '3 5 2 8 -1 6';
  // The weights of 8F are half the differences of those of 10F.
  const raw = createEvaluation(`linear(10F: 100 -40 160 -110 ${others})`, ENGLISH);
  const differences = choicesBy(createEvaluation(`linear(8F: 70 135 ${others})`, ENGLISH));
  expect(choicesBy({ evaluate: raw.evaluate })).toEqual(differences);
  const changed = choicesBy(raw).filter(({ move }, index) => move !== differences[index]!.move);
  expect(changed.length).toBeGreaterThan(5);
});

/** The moves and scores of a search from positions of games. */
function choicesBy(evaluation: Evaluation): { readonly move: number; readonly score: number }[] {
  const searchers = evaluatorsBySide(evaluation, (evaluate) => new Searcher(ENGLISH, evaluate, PLAIN_SEARCH));
  return gamePositions(ENGLISH, 2)
    .map((start) => new Game(ENGLISH, { start }))
    .filter(({ legalMoves }) => legalMoves.length > 1)
    .map((game) => searchers[game.turn].search(searchRoot(game), { limits: { depth: 3 } }))
    .map(({ move, score }) => ({ move, score }));
}

/** A term by its name: `men` is a difference, `own.men` is what the viewer sees. */
function slowTerm(name: string, numbers: Numbers): number {
  return numbers.get(name) ?? numbers.get(`own.${name}`)! - numbers.get(`opponent.${name}`)!;
}
