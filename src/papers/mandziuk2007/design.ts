/** Which conditions the plan has, and which controls answer which question. A control changes one setting. */

import type { Game, Heuristic, ShapeName } from './heuristics.ts';
import { GAMES, HEURISTICS, conditionOf } from './heuristics.ts';
import type { Sizes } from './scales.ts';

/** A condition of the plan: a generator and a shape in a game, with changes if it is a control. */
export interface StudiedCondition {
  readonly name: string;
  readonly description: string;
  readonly game: Game;
  readonly generator: Heuristic['generator'];
  readonly shape: ShapeName;
  /** Undefined for the fifteen heuristics of the paper. */
  readonly control: Control | undefined;
}

/** A heuristic with one setting changed. */
export interface Control {
  /** Its name without the game: `HG:3Ph with sharing`. */
  readonly name: string;
  /** The heuristic from which it differs. */
  readonly baseline: string;
  readonly description: string;
  readonly change: ControlChange;
}

/** Another shape, or another setting of the experiment. */
type ControlChange = { readonly shape: 'with every raw number' | 'of the other game' } | { readonly set: string };

export const SHARING = 'HG:3Ph with sharing';
export const RAW = 'HG:16F';
/** Tournaments of two, as in all runs, and of five. */
export const TOURNAMENTS = ['HG:25F', 'HG:25F, tournaments of 5'] as const;
export const HG_UNMUTATED = 'HG:25F without mutation';
export const SHG_UNMUTATED = 'SHG:25F without mutation';

const NO_MUTATION = 'genome.mutation.probability=0';

export const CONTROLS: readonly Control[] = [
  {
    name: SHARING,
    baseline: 'HG:3Ph',
    description: 'individuals among many similar ones count as less fit',
    change: { set: 'evolver.sharing=true' },
  },
  {
    name: TOURNAMENTS[1],
    baseline: TOURNAMENTS[0],
    description: 'parents are the best of five individuals instead of two',
    change: { set: 'evolver.tournamentSize=5' },
  },
  { name: HG_UNMUTATED, baseline: 'HG:25F', description: 'no gene mutates', change: { set: NO_MUTATION } },
  { name: SHG_UNMUTATED, baseline: 'SHG:25F', description: 'no gene mutates', change: { set: NO_MUTATION } },
  {
    name: RAW,
    baseline: 'HG:8F',
    description: 'the features of 8F as raw numbers of each player',
    change: { shape: 'with every raw number' },
  },
  {
    name: 'HG:E3Ph of the other game',
    baseline: 'HG:E3Ph',
    description: 'the terms of E3Ph that Table 1 gives to the other game, as we restored it',
    change: { shape: 'of the other game' },
  },
  {
    name: 'HG:E3Ph with positions kept',
    baseline: 'HG:E3Ph',
    description: 'positions of earlier phases are used again with their values',
    change: { set: 'fitness.reuse=true' },
  },
  {
    name: 'HG:25F with large first genes',
    baseline: 'HG:25F',
    description: 'first genes are up to as large as the value of a win instead of a tenth of it',
    change: { set: 'genome.spread=10000' },
  },
  {
    name: 'HG:E3Ph with blended genes',
    baseline: 'HG:E3Ph',
    description:
      'every gene of a child is drawn between those of its parents or a little beyond, so that the error comes close to its least',
    change: { set: 'genome.crossover.method=blend' },
  },
];

/** The conditions at a scale, the heuristics of both games first. */
export function conditionsOf({ hasAllControls }: Pick<Sizes, 'hasAllControls'>): StudiedCondition[] {
  const games = hasAllControls ? GAMES : (['checkers'] as const);
  return [
    ...GAMES.flatMap((game) => HEURISTICS.map((heuristic) => mainCondition(heuristic, game))),
    ...games.flatMap((game) => CONTROLS.map((control) => controlCondition(control, game))),
  ];
}

/** All conditions of any scale, by name. */
export const CONDITIONS: ReadonlyMap<string, StudiedCondition> = new Map(
  conditionsOf({ hasAllControls: true }).map((condition) => [condition.name, condition]),
);

function mainCondition({ name, generator, shape }: Heuristic, game: Game): StudiedCondition {
  const how = generator === 'HG' ? 'weights fitted to values of alpha-beta' : 'weights chosen by duels';
  return {
    name: conditionOf(name, game),
    description: `${how}, shape ${shape}`,
    game,
    generator,
    shape,
    control: undefined,
  };
}

function controlCondition(control: Control, game: Game): StudiedCondition {
  const { generator, shape } = HEURISTICS.find(({ name }) => name === control.baseline)!;
  const name = conditionOf(control.name, game);
  return { name, description: `${control.baseline}: ${control.description}`, game, generator, shape, control };
}
