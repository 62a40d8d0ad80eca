/**
 * The champions of the program of Nguyen (2018) as a run. They play as the program does: flat search over random lines,
 * whose ends the net evaluates. Their files have no scores in training, no other members and no seeds.
 */

import type { Json } from '../../base/json.ts';
import { netAnatomy } from '../../evaluators/net.ts';
import { formatNet } from '../../evaluators/netText.ts';
import { piecesLine } from '../../explanations/piecesLine.ts';
import { parseSpec } from '../../players/players.ts';
import { NGUYEN_VERSION } from '../../reports/condition.ts';
import { ENGLISH } from '../../rules/variant.ts';
import type { BestRecord, GenerationRecord, ImportedRun, Statistics } from '../../store/records.ts';
import { PROGRESS } from '../../trials/blackGames.ts';
import type { OriginalChampion } from './originalChampion.ts';
import { ORIGINAL_SHAPE } from './originalChampion.ts';
import type { OriginalChampions } from './originalChampions.ts';

const NAME = 'Nguyen (2018): champions of the original program';
const LINES = 300;
/** That of its one long run, if the folder does not tell. */
export const USUAL_PLY = 6;

export function importedFromChampions(read: OriginalChampions): ImportedRun {
  const { champions, ply } = read;
  const last = champions.at(-1)!;
  const byGeneration = new Map(champions.map((champion) => [champion.generation, champion]));
  const best = bestOf(last, ply ?? USUAL_PLY);
  const { player, ...individual } = best;
  return {
    run: {
      name: NAME,
      variant: ENGLISH.name,
      seed: 0,
      version: NGUYEN_VERSION,
      generations: last.generation,
      experiment: experimentOf(read, last.generation),
    },
    generations: Array.from({ length: last.generation + 1 }, (_, number) =>
      generationOf(number, byGeneration.get(number), ply ?? USUAL_PLY),
    ),
    champion: {
      individual,
      player,
      generation: last.generation,
      unit: 'unknown',
      training: 0,
      validation: { points: 0, games: 0, candidates: 1 },
      confirmation: { points: 0, games: 0 },
      explanation: [],
      ancestry: [],
    },
    tests: [],
  };
}

/** Generations without a champion are stored too, so that every generation keeps its number. */
function generationOf(number: number, champion: OriginalChampion | undefined, ply: number): GenerationRecord {
  const progress = champion?.progress;
  return {
    number,
    statistics: { ...UNKNOWN, ...(progress !== undefined && { traits: { [PROGRESS]: progress } }) },
    best: champion
      ? bestOf(champion, ply)
      : { id: number, genome: null, parents: [], worth: null, text: null, player: '' },
    opponents: [],
    timeMs: 0,
  };
}

function bestOf({ generation, weights }: OriginalChampion, ply: number): BestRecord {
  const shaped = { shape: ORIGINAL_SHAPE, weights };
  const player = parseSpec(`flat:plies=${ply},lines=${LINES},eval=net(${formatNet(shaped)})`).name;
  return {
    id: generation,
    genome: null,
    parents: [],
    worth: null,
    text: piecesLine(netAnatomy(shaped, ENGLISH)),
    player,
  };
}

const UNKNOWN: Statistics = {
  unit: 'unknown',
  best: 0,
  mean: 0,
  deviation: 0,
  sizeNoun: 'weight',
  bestSize: 0,
  meanSize: 0,
  diversity: 0,
  valid: 0,
  population: 0,
  measured: 0,
  games: 0,
};

/** What the folder tells, and how the champions play here. */
function experimentOf({ folder, date, ply, champions }: OriginalChampions, generations: number): Json {
  return {
    name: NAME,
    description:
      'Champions of the program of Nguyen (2018). Their files do not tell seeds, settings, other members and scores in training.',
    variant: ENGLISH.name,
    generations,
    strategy: { search: 'flat', playouts: LINES, cutoff: ply ?? USUAL_PLY },
    original: {
      folder,
      date,
      ply,
      net: ORIGINAL_SHAPE.name,
      champions: champions.length,
      generations: rangesText(champions.map(({ generation }) => generation)),
    },
  };
}

/** `0-3, 66, 199`. */
export function rangesText(numbers: readonly number[]): string {
  const starts = numbers.filter((number, index) => number !== numbers[index - 1]! + 1);
  return starts
    .map((start, index) => {
      const next = starts[index + 1];
      const end = next === undefined ? numbers.at(-1)! : numbers[numbers.indexOf(next) - 1]!;
      return start === end ? `${start}` : `${start}-${end}`;
    })
    .join(', ');
}
