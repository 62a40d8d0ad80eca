/** Which bouts are played. */

import { BLONDIE, DEEP_OURS, DEEP_TEXT, MAIN_CONDITIONS, OURS, PROGRAM, TEXT } from './design.ts';
import type { Bout } from './bouts.ts';
import type { Champions, PaperChampion } from './champions.ts';
import type { Sizes } from './scales.ts';

/** Parts of a run whose best the champion meets: the program of the original met those of every sixth of the run. */
export const PARTS = [0, 1, 2, 3, 4, 5] as const;
/** The best of half the generations. */
export const HALFWAY_PART = 3;

export const RANDOM = 'random moves';
export const PURE = 'pure tree search';
export const FIRST = 'the best of generation 0';
export const HALFWAY = 'the best of half the generations';
/** Alpha-beta with the same net. */
export const ALPHA_BETA = [2, 4, 6] as const;

export function plannedBouts(champions: Champions, { extent }: Sizes): Bout[] {
  return [
    ...earlierBouts(champions, extent.earlierGames),
    ...conditionBouts(champions, extent.earlierGames),
    ...treeBouts(champions, extent),
    ...deeperBouts(champions, extent.depthGames),
  ];
}

/** How a bout against the best of an earlier generation names it. */
export function partName(part: number): string {
  return `the best after ${part} of 6 parts`;
}

export function alphaBetaName(depth: number): string {
  return `alpha-beta, depth ${depth}, same net`;
}

function earlierBouts(champions: Champions, games: number): Bout[] {
  return MAIN_CONDITIONS.flatMap((condition) =>
    champions.of(condition).flatMap((champion) =>
      PARTS.map((part): Bout => {
        const { player } = champions.bestAfter(champion, part / PARTS.length);
        return { ...keyOf(champion, 'earlier generation', partName(part)), players: [champion.player, player], games };
      }),
    ),
  );
}

/** All pairs of the main conditions, and deeper training against shallower. */
function conditionBouts(champions: Champions, games: number): Bout[] {
  const pairs = [
    ...MAIN_CONDITIONS.flatMap((one, index) => MAIN_CONDITIONS.slice(index + 1).map((two) => [one, two] as const)),
    [DEEP_TEXT, TEXT] as const,
    [DEEP_OURS, OURS] as const,
  ];
  return pairs.flatMap(([condition, rival]) =>
    champions.of(condition).map((champion): Bout => {
      const players = [champion, champions.beside(champion, rival)].map((one) => search(one.evaluation, 2));
      return { ...keyOf(champion, 'other condition', rival), players: players as [string, string], games };
    }),
  );
}

function treeBouts(champions: Champions, { treeGames: games, playouts }: Sizes['extent']): Bout[] {
  const tree = (evaluation: string): string => `mcts:playouts=${playouts},cutoff=6,eval=${evaluation}`;
  const bout = (champion: PaperChampion, rival: string, player: string): Bout => ({
    ...keyOf(champion, 'tree search', rival),
    players: [tree(champion.evaluation), player],
    games,
  });
  return [
    ...champions.of(TEXT).flatMap((champion) => {
      const best = (part: number): string => tree(champions.bestAfter(champion, part / PARTS.length).evaluation);
      return [
        bout(champion, RANDOM, 'random'),
        bout(champion, FIRST, best(0)),
        bout(champion, HALFWAY, best(HALFWAY_PART)),
        ...ALPHA_BETA.map((depth) => bout(champion, alphaBetaName(depth), search(champion.evaluation, depth))),
      ];
    }),
    ...[TEXT, PROGRAM, BLONDIE, OURS].flatMap((condition) =>
      champions.of(condition).map((champion) => bout(champion, PURE, `mcts:playouts=${playouts}`)),
    ),
  ];
}

function deeperBouts(champions: Champions, games: number): Bout[] {
  return [TEXT, OURS].flatMap((condition) =>
    champions.of(condition).map((champion): Bout => {
      const players = [search(champion.evaluation, 4), search(champion.evaluation, 2)] as const;
      return { ...keyOf(champion, 'deeper search', 'itself at depth 2'), players, games };
    }),
  );
}

function keyOf(
  { condition, seed }: PaperChampion,
  kind: Bout['kind'],
  rival: string,
): Pick<Bout, 'kind' | 'condition' | 'seed' | 'rival'> {
  return { kind, condition, seed, rival };
}

/** Our own search, without endgame tables. */
export function search(evaluation: string, depth: number): string {
  return `alphabeta:depth=${depth},eval=${evaluation},tables=off`;
}
