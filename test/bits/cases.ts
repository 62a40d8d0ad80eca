/**
 * Small runs of every method, game and board, and of the thesis' experiments. What each of them gave when it was new, in
 * version 0.1.0 but for the runs of weights, Foley's and those of HG and SHG, stands in `bits.json`, which `node test/bits/writeBits.ts` wrote
 * there.
 */

const SMALL = [
  'generations=4',
  'population=16',
  'fitness.games=24',
  'fitness.racing={"stages":[{"games":8,"keep":0.5}]}',
  'candidates=6',
  'finalists=2',
  'validation.games=20',
  'finalGames=20',
  'confirmationGames=40',
  'test.games=40',
  'test.opponents=["random","alphabeta:depth=1"]',
];

const THESIS = ['generations=5', 'population=40', 'fitness.games=20', 'confirmationGames=40', 'test.games=40'];

export interface BitsCase {
  readonly name: string;
  readonly file: string;
  readonly changes: readonly string[];
  readonly seed: number;
}

const WEIGHTS = [
  ...SMALL.filter((change) => !/^(population|fitness\.racing|generations)/.test(change)),
  'generations=3',
  'strategy.championDepth=2',
  'fitness.draw=0.5',
  'fitness.plies=0',
  'genome.most=2000',
  'genome.spread=25',
  'genome.length=0',
];

const FOLEY = [
  'generations=5',
  'evolver.population=6',
  'interval=2',
  'strategy.depth=2',
  'confirmationGames=20',
  'test.games=20',
  'test.opponents=["random"]',
];

const TINY = ['yardstick.every=0', 'test.games=20', 'test.opponents=["random"]'];
const HG = [
  ...TINY,
  'generations=4',
  'evolver.population=30',
  'evolver.patience=1000',
  'fitness.positions=200',
  'fitness.depth=3',
  'strategy.depth=2',
];
const LEARNING = [
  'generations=3',
  'fitness.games=20',
  'fitness.depth=2',
  'strategy.depth=2',
  'championDepth=2',
  'windows=4',
  'squares=3',
  'remembered=2',
  'settles=2',
  'confirmationGames=10',
  'test.games=4',
  'test.opponents=["random"]',
  'yardstick.games=0',
];

const SHG = [
  ...TINY,
  'generations=2',
  'evolver.population=20',
  'evolver.crossings=20',
  'strategy.depth=1',
  'strategy.championDepth=2',
  'confirmationGames=20',
];

const PLAIN = SMALL.filter((change) => !change.startsWith('population'));

export const BITS_CASES: readonly BitsCase[] = [
  ours('generational on 8x8', 'expressions-8x8', SMALL),
  ours('generational on 6x6', 'expressions-6x6', SMALL),
  ours('give-away on 8x8', 'expressions-giveaway', SMALL),
  ours('give-away on 6x6', 'expressions-giveaway', [...SMALL, 'variant=giveaway-6x6']),
  ours('steady state on 8x8', 'expressions-8x8', [
    'evolver.method=steadyState',
    ...SMALL,
    'offspring=8',
    'remeasure=3',
  ]),
  ours('steady state by age, ranked, on 6x6', 'expressions-6x6', [
    'evolver.method=steadyState',
    ...SMALL,
    'replace=oldest',
    'selection=rank',
  ]),
  ours('mu plus lambda on 6x6', 'expressions-6x6', ['evolver.method=muPlusLambda', ...PLAIN, 'mu=8', 'lambda=16']),
  ours('mu plus lambda on 8x8, never measured again', 'expressions-8x8', [
    'evolver.method=muPlusLambda',
    ...PLAIN,
    'mu=8',
    'lambda=16',
    'evolver.remeasure=false',
    'fitness.racing=null',
  ]),
  ours('NSGA-II on 8x8', 'expressions-8x8', ['evolver.method=nsga2', ...SMALL]),
  ours('NSGA-II on 6x6', 'expressions-6x6', ['evolver.method=nsga2', ...SMALL]),
  ours('islands in a ring on 6x6', 'expressions-6x6', [...SMALL, 'islands.count=3', 'interval=2']),
  ours('islands at random, steady state, on 8x8', 'expressions-8x8', [
    'evolver.method=steadyState',
    ...SMALL,
    'islands.count=3',
    'interval=1',
    'topology=random',
    'offspring=6',
  ]),
  ours('islands of NSGA-II, complete, on 6x6', 'expressions-6x6', [
    'evolver.method=nsga2',
    ...SMALL,
    'islands.count=2',
    'interval=2',
    'topology=complete',
  ]),
  ours('roulette, memory and a hall of the best on 8x8', 'expressions-8x8', [
    ...SMALL,
    'selection=roulette',
    'memory=0.5',
    'hallPolicy=best',
    'elitesFrom=hall',
  ]),
  ours('a search in training on 6x6', 'expressions-6x6', [...SMALL, 'strategy.mode=position', 'strategy.depth=2']),
  ours('a first run', 'first-6x6', ['generations=5']),
  ...['config1', 'config2', 'config3', 'config4', 'config5', 'config6'].map(thesis),
  ...['condition-a', 'condition-b', 'condition-c', 'condition-d'].map(thesis),
  ours('weights by CMA-ES on 6x6', 'default-8x8', [...WEIGHTS, 'variant=english-6x6', 'evolver.population=8']),
  ours('weights on islands, everybody against everybody, on 8x8', 'default-8x8', [
    'evolver.method=generational',
    'fitness.method=roundRobin',
    ...WEIGHTS.filter((change) => !change.startsWith('fitness.games')),
    'shape=plain',
    'shared=0',
    'evolver.population=6',
    'elites=1',
    'selection=roulette',
    'islands.count=2',
    'interval=1',
    'migrants=1',
  ]),
  ours("Foley's weights on three islands", 'foley/islands', FOLEY),
  ours('HG, weights from the end of the game backwards', 'mandziuk/hg-checkers', HG),
  ours('SHG, weights by duels, in give-away', 'mandziuk/shg-giveaway', SHG),
  ours('patterns that learn from games on 6x6', 'evolved/english-6x6', LEARNING),
  ours('patterns that learn from games on islands, in give-away', 'evolved/giveaway', [
    ...LEARNING,
    'islands.count=2',
    'interval=1',
    'migrants=1',
  ]),
  ours('sums that learn their weights', 'evolved/sums-english', [
    ...LEARNING.filter((change) => !/^(windows|squares|settles)/.test(change)),
    'evolver.population=12',
    'initialisation.maxExpansions=80',
  ]),
];

function ours(name: string, file: string, changes: readonly string[]): BitsCase {
  return { name, file: `experiments/${file}.json`, changes, seed: 11 };
}

function thesis(name: string): BitsCase {
  return { name, file: `experiments/thesis/${name}.json`, changes: THESIS, seed: 123 };
}
