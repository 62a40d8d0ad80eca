import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../base/inputError.ts';
import type { Experiment } from './experiment.ts';
import { ratedOpponents } from './yardstick.ts';
import { freezeExperiment, readExperiment } from './experiment.ts';
import type { FieldSchema } from './experimentSchema.ts';
import { experimentSchema } from './experimentSchema.ts';

const GRAMMAR = '<score> ::= own.men | opponent.kings | add(<feature>, 1.0)\n<feature> ::= own.edges | phase | own.men';
const LEAST = { name: 'try', variant: 'english', genome: { grammar: 'small.bnf', grammarText: GRAMMAR } };

const WEIGHTS = { genome: { method: 'weights' }, strategy: { depth: 1 } };

function read(changes: object = {}): Experiment {
  return readExperiment({ ...LEAST, ...changes }, 'x.json');
}

/** The lines of the error, without the source at the beginning of each. */
function problemsOf(json: unknown, textOf?: (file: string) => string): string[] {
  try {
    readExperiment(json, 'x.json', textOf);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.code).toBe('experiment-invalid');
    const lines = error.message.split('\n');
    expect(lines.filter((line) => !line.startsWith('x.json: '))).toEqual([]);
    return lines.map((line) => line.slice('x.json: '.length));
  }
  return [];
}

function problemsWith(changes: object): string[] {
  return problemsOf({ ...LEAST, ...changes });
}

describe('an experiment', () => {
  test('needs a name, a variant and a grammar; the rest gets defaults', () => {
    const { genome, evolver, islands, strategy, fitness, validation, test: examination } = read();
    expect(genome.initialisation).toMatchObject({ method: 'ramped', distinct: false, maxDepth: 13 });
    expect(genome.crossover).toMatchObject({ method: 'onePointVariable', within: 'used', tooLong: 'cut' });
    expect(genome.mutation).toMatchObject({ method: 'perCodon', probability: 0.01 });
    expect(genome).toMatchObject({ semantics: 'grape-lazy', codonLimit: 256, maxDepth: 30, apart: true });
    expect(evolver).toMatchObject({ method: 'generational', population: 200, inherit: false });
    expect(islands).toEqual({
      count: 1,
      interval: 10,
      migrants: 2,
      emigration: 'best',
      immigration: 'merit',
      topology: 'ring',
    });
    expect(strategy).toEqual({
      mode: 'settled',
      search: 'alphabeta',
      depth: 0,
      playouts: 300,
      cutoff: 6,
      championDepth: 0,
      exact: false,
      shuffle: false,
      rootBug: false,
    });
    expect(fitness).toMatchObject({ games: 40, draw: 0.5, sameGames: true, racing: null });
    expect(fitness.opponents).toEqual([{ player: 'random', weight: 1 }]);
    expect(validation).toMatchObject({ candidates: 20, games: 200 });
    expect(examination.games).toBe(500);
  });

  test('may have a search in any mode that values positions', () => {
    expect(read({ strategy: { depth: 2 } }).strategy).toMatchObject({ mode: 'settled', depth: 2 });
    expect(read({ strategy: { mode: 'position', depth: 2 } }).strategy).toMatchObject({ mode: 'position', depth: 2 });
  });

  test.each(['mcts', 'flat'])('may have the search %s instead of a depth', (search) => {
    expect(read({ strategy: { search, playouts: 20 } }).strategy).toMatchObject({ search, playouts: 20, cutoff: 6 });
    const weights = { genome: { method: 'weights' }, strategy: { search } };
    expect(read(weights).strategy).toMatchObject({ search, depth: 0 });
    expect(problemsWith({ strategy: { search, championDepth: 3, exact: true, shuffle: true } })).toEqual([]);
  });

  test('keeps what is given, and fills in the settings of the method that is given', () => {
    const { evolver, genome, fitness } = read({
      evolver: { method: 'muPlusLambda', mu: 7 },
      genome: { ...LEAST.genome, initialisation: { method: 'uniform', minLength: 3 } },
      fitness: { opponents: [{ player: 'first' }, { pool: { hall: 2 }, weight: 0.5 }], games: 8 },
    });
    expect(evolver).toMatchObject({ method: 'muPlusLambda', mu: 7, lambda: 150 });
    expect(evolver).not.toHaveProperty('population');
    expect(genome.initialisation).toMatchObject({ method: 'uniform', minLength: 3, maxLength: 150 });
    expect(fitness).toMatchObject({
      opponents: [
        { player: 'first', weight: 1 },
        { pool: { hall: 2, previous: 5 }, weight: 0.5 },
      ],
      games: 8,
    });
  });

  test('contains the text of its grammar', () => {
    const json = { ...LEAST, genome: { grammar: 'small.bnf' } };
    const { genome } = readExperiment(json, 'x.json', (file) => (file === 'small.bnf' ? GRAMMAR : ''));
    expect(genome).toMatchObject({ grammar: 'small.bnf', grammarText: GRAMMAR });
  });

  test('may name its schema, which is not part of it', () => {
    expect(read({ $schema: './experiment.schema.json' })).toEqual(read());
  });

  test('survives being read again, also from JSON', () => {
    let good = 0;
    const schema = experimentSchema();
    fc.assert(
      // With all parts random, hardly any would fit together.
      fc.property(anyValue(schema), fc.subarray(Object.keys(schema.properties!), { maxLength: 3 }), (json, parts) => {
        const { genome = {}, ...rest } = Object.fromEntries(
          Object.entries(json as object).filter(([name]) => parts.includes(name)),
        );
        const whole = { ...rest, ...LEAST, genome: { ...genome, ...LEAST.genome } };
        if (problemsOf(whole).length > 0) return;
        good++;
        const experiment = readExperiment(whole, 'x.json');
        expect(readExperiment(JSON.parse(JSON.stringify(experiment)), 'run 1')).toEqual(experiment);
      }),
      { numRuns: 100 },
    );
    expect(good).toBeGreaterThan(20);
  });
});

describe('the problems of an experiment', () => {
  test('are reported all at once, each with its place', () => {
    const problems = problemsWith({
      name: '',
      generations: 0,
      evolver: { method: 'generational', population: 1.5, elitse: 2 },
      fitness: { games: 41, opponents: [{ player: 'random', weight: -1 }] },
      test: { opponents: ['human'] },
    });
    expect(problems).toEqual([
      'name must be a text of 1 to 100 characters, not "".',
      'generations must be a whole number from 1 to 100000, not 0.',
      'evolver.population must be a whole number from 2 to 100000, not 1.5.',
      'evolver.elitse is unknown. Did you mean elites?',
      'fitness.games must be an even number from 2 to 100000, not 41.',
      'fitness.opponents[0].weight must be a number from 0 to 1000, not -1.',
      'test.opponents[0] must be a player such as random or alphabeta:depth=2, not "human". ' +
        'A person cannot play this many games.',
    ]);
  });

  test.each([
    ['no object', 5, 'the experiment must be fields in braces, not 5.'],
    ['a list', [], 'the experiment must be fields in braces, not [].'],
    ['nothing', undefined, 'the experiment is missing; it must be fields in braces.'],
    ['no name', { ...LEAST, name: undefined }, 'name is missing; it must be a text of 1 to 100 characters.'],
  ])('%s', (_, json, problem) => {
    expect(problemsOf(json)).toEqual([problem]);
  });

  test.each<[string, object, string]>([
    [
      'a variant',
      { variant: 'engl' },
      'variant must be one of english, english-6x6, giveaway, giveaway-6x6, not "engl".',
    ],
    [
      'a field',
      { colour: 1 },
      'colour is unknown. The fields are $schema, title, name, description, variant, generations, ',
    ],
    ['an ugly field', { 'a\nb': 1 }, '"a\\nb" is unknown.'],
    ['a section', { fitness: 3 }, 'fitness must be fields in braces, not 3.'],
    [
      'a method',
      { evolver: { method: 'magic' } },
      'evolver.method must be one of generational, steadyState, muPlusLambda, byPlace, nsga2, cmaes, converging, duelling, not "magic".',
    ],
    ['no method', { evolver: { population: 9 } }, 'evolver.method is missing; it must be one of generational,'],
    [
      'a method that is not an object',
      { evolver: 'nsga2' },
      'evolver must be fields in braces, among them a method, not "nsga2".',
    ],
    ['a setting of another method', { evolver: { method: 'nsga2', elites: 1 } }, 'evolver.elites is unknown.'],
    [
      'settings that clash',
      { evolver: { method: 'generational', population: 4, elites: 4 } },
      'evolver cannot be made. generational: elites must be fewer than population, which is 4.',
    ],
    [
      'a method for genomes of numbers',
      { evolver: { method: 'cmaes' } },
      'evolver cannot be made. cmaes needs a genome of numbers, such as weights. Choose another method.',
    ],
    ['a switch', { strategy: { rootBug: 'yes' } }, 'strategy.rootBug must be true or false, not "yes".'],
    ['a search in index mode', { strategy: { mode: 'index', depth: 1 } }, 'strategy.depth must be 0 in index mode,'],
    [
      'random play in index mode',
      { strategy: { mode: 'index', search: 'mcts' } },
      'strategy.search must be alphabeta in index mode, because a search needs values of positions.',
    ],
    [
      'a depth for a search without one',
      { strategy: { search: 'flat', depth: 2 } },
      'strategy.depth must be 0 for the search flat. Use strategy.playouts and strategy.cutoff.',
    ],
    [
      'exact depth for a search without one',
      { strategy: { search: 'mcts', exact: true } },
      'strategy.exact applies to alpha-beta only. Set strategy.championDepth, or remove it.',
    ],
    [
      'random play without an evaluation',
      { strategy: { search: 'mcts', cutoff: 0 } },
      'strategy.cutoff must be a whole number from 1 to 100, not 0.',
    ],
    [
      'weights without a search',
      { genome: { method: 'weights' } },
      'strategy.depth must be at least 1, because weights need a search. Or set strategy.search to mcts or flat.',
    ],
    ['exact depth without a search', { strategy: { exact: true } }, 'strategy.exact applies to a search only. Set'],
    ['random order without a search', { strategy: { shuffle: true } }, 'strategy.shuffle applies to a search only.'],
    [
      'the bug of 6x6',
      { strategy: { mode: 'index', rootBug: true } },
      'strategy.rootBug is only possible with mode index on 6x6.',
    ],
    [
      'migrants',
      { evolver: { method: 'muPlusLambda', mu: 3 }, islands: { count: 2, migrants: 3 } },
      'islands.migrants must be below the population of an island, which is 3, not 3.',
    ],
    [
      'more newcomers than children',
      {
        evolver: { method: 'generational', population: 12, elites: 2 },
        islands: { count: 4, migrants: 4, topology: 'complete', immigration: 'open' },
      },
      'islands.migrants must be at most 3 with immigration open, not 4: an island may receive 12 newcomers, who take the places of its 10 children.',
    ],
    [
      'parents to select where there are none',
      { ...WEIGHTS, evolver: { method: 'cmaes' }, islands: { count: 2, migrants: 1, emigration: 'selected' } },
      'islands.emigration must be best, because cmaes does not select parents.',
    ],
    [
      'places of children where there are none',
      { ...WEIGHTS, evolver: { method: 'cmaes' }, islands: { count: 2, migrants: 1, immigration: 'open' } },
      'islands.immigration must be merit, because cmaes does not select parents.',
    ],
    [
      'a final of islands without a round-robin',
      { validation: { by: 'islands' } },
      'validation.by must be opponents or fittest, unless fitness.method is roundRobin or blackGames.',
    ],
    [
      'games for a method that asks thousands of times',
      { ...WEIGHTS, evolver: { method: 'converging' } },
      'fitness.method must be positions for the evolver converging.',
    ],
    [
      'worths for a method that asks for duels',
      { ...WEIGHTS, evolver: { method: 'duelling' } },
      'fitness.method must be duels for the evolver duelling.',
    ],
    [
      'positions for genomes without weights',
      { evolver: { method: 'converging' }, fitness: { method: 'positions' } },
      'genome.method must be weights for the fitness positions.',
    ],
    [
      'a win that is worth less than the plies before it',
      { ...WEIGHTS, evolver: { method: 'converging' }, fitness: { method: 'positions', win: 1000 } },
      'fitness.win must be at least 1200, twice what 6 plies cost, not 1000.',
    ],
    [
      'sharing without a distance',
      { evolver: { method: 'converging', sharing: true } },
      'evolver cannot be made. converging: sharing needs genomes with a distance, such as weights.',
    ],
    [
      'more crossings at a time than there are places',
      { ...WEIGHTS, evolver: { method: 'duelling', population: 10, together: 6 }, fitness: { method: 'duels' } },
      'evolver cannot be made. duelling: together must be at most 5 for this population, not 6.',
    ],
    [
      'a length beyond the bounds',
      { ...WEIGHTS, genome: { method: 'weights', most: 100, length: 200 } },
      'genome.length must be at most genome.most, which is 100, not 200.',
    ],
    [
      'a length of whole weights',
      { ...WEIGHTS, genome: { method: 'weights', whole: true, length: 200 } },
      'genome.length must be 0 for whole weights, which cannot be scaled exactly.',
    ],
    [
      'first weights beyond the bounds',
      { ...WEIGHTS, genome: { method: 'weights', most: 10, spread: 20 } },
      'genome.spread must be at most genome.most, which is 10, not 20.',
    ],
    [
      'openings',
      { fitness: { openings: 'endings' } },
      'fitness.openings must be three-move, random, random:plies=N or start, not "endings". There are no openings "endings".',
    ],
    [
      'plies',
      { validation: { openings: 'random:plies=0' } },
      'validation.openings must be three-move, random, random:plies=N or start, not "random:plies=0". random openings: plies must be',
    ],
    [
      'a player',
      { test: { opponents: ['random', 'randm'] } },
      'test.opponents[1] must be a player such as random or alphabeta:depth=2, not "randm". There is no player "randm".',
    ],
    [
      'a player by the clock',
      { test: { opponents: ['alphabeta:time=1s'] } },
      'test.opponents[0] must be a player such as random or alphabeta:depth=2, not "alphabeta:time=1s". The moves of alphabeta:time=1s depend on the speed of the machine.',
    ],
    [
      'a player of another board',
      { variant: 'english-6x6', test: { opponents: ['expression:x[70]'] } },
      'test.opponents[0] cannot play english-6x6. There is no feature "x[70]" on 6x6.',
    ],
    [
      'an evaluation of another board',
      { variant: 'english-6x6', fitness: { opponents: [{ player: 'alphabeta:eval=x[70]' }] } },
      'fitness.opponents[0].player cannot play english-6x6.',
    ],
    [
      'no opponents',
      { fitness: { opponents: [] } },
      'fitness.opponents must be a list of 1 to 100 in brackets, not [].',
    ],
    [
      'opponents of the run only',
      { fitness: { opponents: [{ pool: {} }] } },
      'fitness.opponents must include a player with a weight above 0,',
    ],
    [
      'an opponent that is not an object',
      { fitness: { opponents: ['random'] } },
      'fitness.opponents[0] must be fields in braces, not "random".',
    ],
    [
      'an opponent without a player',
      { fitness: { opponents: [{ weight: 1 }] } },
      'fitness.opponents[0].player is missing; it must be a player',
    ],
    [
      'a pool',
      { fitness: { opponents: [{ player: 'random' }, { pool: { hal: 1, previous: -1 } }] } },
      'fitness.opponents[1].pool.previous must be a whole number from 0 to 1000, not -1.',
    ],
    [
      'a pool alone in validation',
      { validation: { opponents: [{ pool: {} }] } },
      'validation.opponents must include a player',
    ],
    [
      'more finalists than candidates',
      { validation: { candidates: 2, finalists: 3 } },
      'validation.finalists must be at most validation.candidates, which is 2, not 3.',
    ],
    [
      'racing without stages',
      { fitness: { racing: {} } },
      'fitness.racing.stages is missing; it must be a list of 1 to 20 in brackets.',
    ],
    [
      'a stage as long as the race',
      { fitness: { games: 20, racing: { stages: [{ games: 20 }] } } },
      'fitness.racing.stages[0].games must be between 2 and 18, not 20.',
    ],
    [
      'stages that go back',
      { fitness: { games: 20, racing: { stages: [{ games: 8 }, { games: 8 }] } } },
      'fitness.racing.stages[1].games must be between 10 and 18, not 8.',
    ],
  ])('%s', (_, changes, problem) => {
    expect(problemsWith(changes)[0]).toContain(problem);
  });
});

test.each<[string, object]>([
  ['as many newcomers as children', { count: 4, migrants: 3, topology: 'complete', immigration: 'open' }],
  ['more migrants in a ring', { count: 4, migrants: 9, topology: 'ring', immigration: 'open' }],
  ['more migrants by merit', { count: 4, migrants: 9, topology: 'complete', immigration: 'merit' }],
  ['open settings of a single island', { count: 1, migrants: 11, emigration: 'selected', immigration: 'open' }],
])('islands may have %s', (_, islands) => {
  expect(problemsWith({ evolver: { method: 'generational', population: 11, elites: 2 }, islands })).toEqual([]);
});

describe('a grammar', () => {
  function problemsWithGenome(genome: object, variant = 'english'): string[] {
    return problemsWith({ variant, genome: { ...LEAST.genome, ...genome } });
  }

  test('must exist', () => {
    expect(problemsOf({ ...LEAST, genome: { grammar: 'small.bnf' } })).toEqual([
      'genome.grammar must be the file of a grammar, not "small.bnf". The text of small.bnf is missing.',
    ]);
    expect(problemsOf({ ...LEAST, genome: { grammar: 'small.bnf' } }, () => '')).toEqual([
      'genome.grammar must be the file of a grammar, not "small.bnf". It is empty.',
    ]);
    expect(problemsOf({ ...LEAST, genome: {} })).toEqual([
      'genome.grammar is missing; it must be a text of 1 to 1000 characters.',
    ]);
  });

  test('must be valid', () => {
    expect(problemsWithGenome({ grammarText: '<a> ::= <b>' })).toEqual([
      'genome.grammar must be a valid grammar, but small.bnf is not. Line 1, column 9: <b> is not defined. Add a rule ' +
        '<b> ::= ...',
    ]);
  });

  test('must fit the board', () => {
    const [problem] = problemsWithGenome({ grammarText: '<a> ::= x[70]' }, 'english-6x6');
    expect(problem).toContain(
      'genome.grammar must fit english-6x6, but small.bnf does not. There is no feature "x[70]"',
    );
    expect(problemsWithGenome({ grammarText: '<a> ::= x[70]' })).toEqual([]);
  });

  test('must have enough room', () => {
    expect(problemsWithGenome({ codonLimit: 2 })[0]).toContain('genome.codonLimit is too small. codonLimit is 2, but');
    expect(problemsWithGenome({ initialisation: { method: 'ramped', minDepth: 9, maxDepth: 8 } })).toEqual([
      'genome.initialisation does not fit small.bnf. minDepth is 9, which is more than maxDepth, 8.',
    ]);
    expect(problemsWithGenome({ maxDepth: 2, grammarText: '<a> ::= <b>\n<b> ::= <c>\n<c> ::= own.men' })).toEqual([
      'genome.initialisation is unusable: none of 100 individuals maps to a text. Increase ' +
        'genome.maxDepth, which is 2, or allow longer genomes.',
    ]);
    expect(
      problemsWithGenome({ mutation: { method: 'subtree' }, maxDepth: 2, grammarText: '<a> ::= <b>\n<b> ::= 1' })[0],
    ).toMatch(/^genome.mutation does not fit small.bnf. maxDepth is 2/);
  });
});

describe('freezing', () => {
  const opponents = [{ player: 'run:12', weight: 2 }, { player: 'first' }, { pool: {} }];

  test('replaces the players of runs and adds the yardstick of the game, and nothing else', () => {
    const experiment = read({
      fitness: { opponents },
      validation: { opponents: [{ player: 'run:3@40' }] },
      test: { opponents: ['random', 'run:12'] },
    });
    const known: Record<string, string> = {
      'run:12': 'expression:own.men,mode=position',
      'run:3@40': 'expression:own.kings,mode=position',
    };
    const frozen = freezeExperiment(experiment, (player) => known[player] ?? player);
    expect(frozen).toEqual({
      ...experiment,
      fitness: {
        ...experiment.fitness,
        opponents: [
          { player: 'expression:own.men,mode=position', weight: 2 },
          ...(experiment.fitness['opponents'] as readonly object[]).slice(1),
        ],
      },
      validation: {
        ...experiment.validation,
        opponents: [{ player: 'expression:own.kings,mode=position', weight: 1 }],
      },
      test: { ...experiment.test, opponents: ['random', 'expression:own.men,mode=position'] },
      yardstick: { ...experiment.yardstick, opponents: ratedOpponents([], 'english') },
    });
  });

  test('rejects a player for another board', () => {
    const experiment = read({ name: 'small', variant: 'english-6x6', fitness: { opponents } });
    expect(() => freezeExperiment(experiment, (player) => (player === 'run:12' ? 'expression:x[70]' : player))).toThrow(
      'small: fitness.opponents[0].player cannot play english-6x6.',
    );
  });
});

/** Any value that a schema allows, with small numbers and few texts. It may still conflict with others. */
function anyValue(schema: FieldSchema): fc.Arbitrary<unknown> {
  const ways = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])] as FieldSchema[];
  if (ways.length > 0) return fc.oneof(...ways.map(anyValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum: min = 0, maximum: max = 0, multipleOf = 1 } = schema;
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min, max: Math.min(max, min + 40) }).map((value) => value - (value % multipleOf));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyValue(schema.items as FieldSchema), { minLength: 1, maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        anyValue(field as FieldSchema),
      ]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'null':
      return fc.constant(null);
    // A player, the openings, or just a text.
    default:
      return fc.constant('random');
  }
}
