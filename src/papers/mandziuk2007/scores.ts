/** What heuristics score in the tournaments of their seeds, and differences between two of them. */

import type { GroupComparison } from '../../stats/compareGroups.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { holm } from '../../stats/holm.ts';
import { clashesOf } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { scoreOf } from './clash.ts';
import type { Game, Generator, ShapeName } from './heuristics.ts';
import { COMMON_SHAPES, GAMES, GENERATORS, SHAPES } from './heuristics.ts';
import { allStandings } from './tournament.ts';

type Played = Pick<Evidence, 'clashes'>;

/** The scores of a heuristic by seed: its share of the points in the tournament. */
export function seedScores({ clashes }: Played, game: Game, heuristic: string): ReadonlyMap<number, number> {
  const own = allStandings(clashes, game).filter((standing) => standing.heuristic === heuristic);
  return new Map(own.map(({ seed, byGames }) => [seed, byGames]));
}

/** By seed, the score of one heuristic less that of another. */
function scoreGains(played: Played, game: Game, first: string, second: string): number[] {
  const others = seedScores(played, game, second);
  return [...seedScores(played, game, first)].flatMap(([seed, score]) => {
    const other = others.get(seed);
    return other === undefined ? [] : [score - other];
  });
}

/** The gains of HG over SHG, shape by shape and seed by seed. */
export function generatorGains(played: Played, game: Game): number[] {
  return COMMON_SHAPES.flatMap((shape) => scoreGains(played, game, `HG:${shape}`, `SHG:${shape}`));
}

/** The gains of one shape over another, by generator and seed. */
export function shapeGains(played: Played, games: readonly Game[], first: ShapeName, second: ShapeName): number[] {
  return games.flatMap((game) =>
    GENERATORS.flatMap((generator) => scoreGains(played, game, `${generator}:${first}`, `${generator}:${second}`)),
  );
}

/** By seed, the score of a baseline in a direct match against its control. */
export function controlScores(played: Played, game: Game, control: string): number[] {
  return clashesOf(played as Evidence, 'control')
    .filter((clash) => clash.game === game && clash.second === control)
    .map(scoreOf);
}

export interface ScoreComparison {
  readonly game: Game;
  readonly first: string;
  readonly second: string;
  readonly gains: readonly number[];
  readonly comparison: GroupComparison;
  /** Corrected by Holm's method within its table. */
  readonly adjusted: number;
}

/** HG against SHG with each common shape, in both games. */
export function generatorComparisons(played: Played): ScoreComparison[] {
  return compareAll(
    played,
    GAMES.flatMap((game) => COMMON_SHAPES.map((shape) => ({ game, first: [`HG:${shape}`], second: [`SHG:${shape}`] }))),
  );
}

/** Every shape against every other that the same generators have, in both games. */
export function shapeComparisons(played: Played): ScoreComparison[] {
  const pairs = GAMES.flatMap((game) =>
    SHAPES.flatMap((one, index) =>
      SHAPES.slice(index + 1).map((two) => {
        const generators = one === 'E3Ph' || two === 'E3Ph' ? (['HG'] as const) : GENERATORS;
        return { game, first: namesOf(generators, one), second: namesOf(generators, two) };
      }),
    ),
  );
  return compareAll(played, pairs);
}

function namesOf(generators: readonly Generator[], shape: ShapeName): string[] {
  return generators.map((generator) => `${generator}:${shape}`);
}

interface Pairing {
  readonly game: Game;
  /** Names of heuristics, in pairs. */
  readonly first: readonly string[];
  readonly second: readonly string[];
}

function compareAll(played: Played, pairings: readonly Pairing[]): ScoreComparison[] {
  const compared = pairings.map(({ game, first, second }) => {
    const scores = (names: readonly string[]): number[] =>
      names.flatMap((name) => [...seedScores(played, game, name).values()]);
    const gains = first.flatMap((name, index) => scoreGains(played, game, name, second[index]!));
    return {
      game,
      first: labelOf(first),
      second: labelOf(second),
      gains,
      comparison: compareGroups(scores(first), scores(second)),
    };
  });
  const adjusted = holm(compared.map(({ comparison }) => comparison.p));
  return compared.map((one, index) => ({ ...one, adjusted: adjusted[index]! }));
}

/** `HG:8F` alone, or the shape if several generators have it. */
function labelOf(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : names[0]!.split(':')[1]!;
}
