/** Which conditions the study has and what each of them answers. Names are the same at all scales. */

/** A condition of the plan: an experiment with changes. */
export interface StudiedCondition {
  readonly name: string;
  readonly description: string;
  /** A file of `experiments/nguyen`, without its ending. */
  readonly experiment: 'text' | 'program' | 'blondie' | 'ours';
  readonly set: readonly string[];
  /** The condition from which it differs in one setting; undefined for the five main ones. */
  readonly baseline?: string;
}

export const TEXT = 'text';
export const PROGRAM = 'as the program';
const NO_CROSSOVER = 'no crossover';
export const BLONDIE = 'Blondie24';
export const OURS = 'ours';

/** Crossovers that change more of a net than the dominant inputs of one neuron, the most drastic last. */
export const DRASTIC = ['all inputs', 'two-point crossover', 'uniform crossover'] as const;

export const SMALL_STEPS = 'a quarter of the mutation';
export const LARGE_STEPS = 'four times the mutation';
export const SLOW_GROWTH = 'as the program, slow growth';
/** The setting of the only long run of the program. It takes so much time that it has seeds of its own. */
export const SIX_PLIES = 'as the program, six plies';
export const DEEP_TEXT = 'text, depth 4';
export const DEEP_OURS = 'ours, depth 4';
export const TREE = 'text, tree search';

/** Both algorithms with both nets: who breeds, and what is bred. */
export const GA_TIERS = 'text with our net';
export const CMA_SUMS = 'ours with the net of the text';

const MAIN: readonly StudiedCondition[] = [
  {
    name: TEXT,
    description: 'the method as the report describes it, in a search of two plies',
    experiment: 'text',
    set: [],
  },
  {
    name: PROGRAM,
    description: 'the program as it ran: other inputs, mutation, crossover and search',
    experiment: 'program',
    set: [],
  },
  {
    name: NO_CROSSOVER,
    description: 'the method of the text, where all children are mutated copies of one parent',
    experiment: 'text',
    set: ['evolver.crossing=false'],
    baseline: TEXT,
  },
  {
    name: BLONDIE,
    description: 'evolutionary programming as in Blondie24, which the report describes as its model',
    experiment: 'blondie',
    set: [],
  },
  { name: OURS, description: 'our own way, with as many games of training', experiment: 'ours', set: [] },
];

/** Each changes one setting that the report leaves open or makes a claim about. */
const CONTROLS: readonly StudiedCondition[] = [
  control(
    DRASTIC[0],
    TEXT,
    'all inputs of the neuron are swapped, not only dominant ones',
    'genome.crossover.dominant=false',
  ),
  control(DRASTIC[1], TEXT, 'everything between two random weights is swapped', 'genome.crossover.method=twoPoint'),
  control(DRASTIC[2], TEXT, 'every second weight is swapped, at random', 'genome.crossover.method=uniform'),
  control(
    'crossed children not mutated',
    TEXT,
    'crossed children keep the weights of their parents',
    'evolver.mutateCrossed=false',
  ),
  control(SMALL_STEPS, TEXT, 'the steps of mutation are a quarter as long', 'genome.mutation.strength=0.25'),
  control(LARGE_STEPS, TEXT, 'the steps of mutation are four times as long', 'genome.mutation.strength=4'),
  control('games of 100 plies', TEXT, 'games end as draws after 100 plies instead of 200', 'fitness.plies=100'),
  control(DEEP_TEXT, TEXT, 'a search of four plies in training', 'strategy.depth=4'),
  control(
    TREE,
    TEXT,
    'a tree search of 60 play-outs of six plies in training, the search that the report settled on',
    'strategy={"search":"mcts","playouts":60,"cutoff":6}',
  ),
  control(
    GA_TIERS,
    TEXT,
    'the genetic algorithm of the text breeds our net',
    'genome={"method":"net","shape":"tiers","crossover":{"method":"uniform"}}',
  ),
  control(
    SLOW_GROWTH,
    PROGRAM,
    'weights grow at a tenth of the speed, nearer to the files of the original',
    'genome.mutation.strength=0.1',
  ),
  control(CMA_SUMS, OURS, 'our evolver breeds the net of the text', 'genome.shape=subsquares'),
  control('ours, one input a square', OURS, 'no inputs for rows and for the whole board', 'genome.shape=squares'),
  control('ours with a hidden layer', OURS, 'eight hidden neurons beside the direct weights', 'genome.shape=small'),
  control(DEEP_OURS, OURS, 'a search of four plies in training', 'strategy.depth=4'),
];

const LONG: StudiedCondition = {
  name: SIX_PLIES,
  description: 'the program with six pairs of plies in a random line, and 300 lines for each pair',
  experiment: 'program',
  set: ['strategy.cutoff=6', 'yardstick.every=50'],
};

/** All conditions, the main ones first. */
export const CONDITIONS: readonly StudiedCondition[] = [...MAIN, ...CONTROLS, LONG];

export const MAIN_CONDITIONS: readonly string[] = MAIN.map(({ name }) => name);

function control(name: string, baseline: string, description: string, change: string): StudiedCondition {
  const { experiment, set } = MAIN.find((condition) => condition.name === baseline)!;
  return { name, description: `${baseline}: ${description}`, experiment, set: [...set, change], baseline };
}
