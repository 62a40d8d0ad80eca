/** All clashes that are due after the runs. Those of the best champions follow from the results of the tournaments. */

import type { Champions, PaperChampion } from './champions.ts';
import type { Clash, ClashKey, ClashResult } from './clash.ts';
import { CONTROLS } from './design.ts';
import type { Game } from './heuristics.ts';
import { GAMES, HEURISTICS } from './heuristics.ts';
import { KNOWN_DEPTH, RIVALS, TD_EVALUATION, ownPlayer, paperPlayer } from './paperPlayers.ts';
import type { Sizes } from './scales.ts';
import { bestIn } from './tournament.ts';

/** Every two of the fifteen champions of a seed, in both games. */
export function tournamentClashes(champions: Champions, { extent }: Sizes): Clash[] {
  const { games, depth } = extent.tournament;
  return GAMES.flatMap((game) =>
    champions.seeds.flatMap((seed) => {
      const all = fifteen(champions, game, seed);
      return all.flatMap((one, index) =>
        all.slice(index + 1).map((other): Clash => ({
          kind: 'tournament',
          game,
          seed,
          first: one.name,
          second: other.name,
          players: [paperPlayer(one.evaluation, depth), paperPlayer(other.evaluation, depth)],
          games,
        })),
      );
    }),
  );
}

/** The give-away champions of the first seed against players that were not evolved here (section 7.1). */
export function giveAwayClashes(champions: Champions, { extent }: Sizes): Clash[] {
  const { nulls, td } = extent;
  const [shallow, equal] = nulls.depths;
  const seed = champions.seeds[0]!;
  const none = `null:depth=${nulls.nullDepth}`;
  // TD-GAC looked further than its depth; our search plays out captures.
  const tdPlayer = ownPlayer(TD_EVALUATION, td.tdDepth);
  return fifteen(champions, 'give-away', seed).flatMap(({ name, evaluation }): Clash[] => {
    const shared = { game: 'give-away', seed, first: name } as const;
    return [
      {
        kind: 'null at equal depth',
        ...shared,
        second: RIVALS.null,
        players: [paperPlayer(evaluation, equal), none],
        games: nulls.games,
      },
      {
        kind: 'null searching deeper',
        ...shared,
        second: RIVALS.null,
        players: [paperPlayer(evaluation, shallow), none],
        games: nulls.games,
      },
      {
        kind: 'temporal differences',
        ...shared,
        second: RIVALS.td,
        players: [paperPlayer(evaluation, td.depth), tdPlayer],
        games: td.games,
      },
    ];
  });
}

/** Every control against its baseline of the same seed. */
export function controlClashes(champions: Champions, { extent }: Sizes): Clash[] {
  const { depth } = extent.tournament;
  return champions.all.flatMap(({ game, name, seed, evaluation }): Clash[] => {
    const control = CONTROLS.find((one) => one.name === name);
    const baseline = control && champions.find(game, control.baseline, seed);
    if (!baseline) return [];
    return [
      {
        kind: 'control',
        game,
        seed,
        first: baseline.name,
        second: name,
        players: [paperPlayer(baseline.evaluation, depth), paperPlayer(evaluation, depth)],
        games: extent.controlGames,
      },
    ];
  });
}

/** The best champion of each game against a known player, in our own search from three-move openings. */
export function bestClashes(champions: Champions, { extent }: Sizes, played: readonly ClashResult[]): Clash[] {
  const rivals = {
    checkers: { name: RIVALS.material, player: ownPlayer('material', KNOWN_DEPTH), among: 'HG:' },
    'give-away': { name: RIVALS.hawthorn, player: 'champion:hawthorn', among: '' },
  } as const;
  return GAMES.map((game): Clash => {
    const { name, player, among } = rivals[game];
    const best = bestIn(played, game, (heuristic) => heuristic.startsWith(among));
    const { evaluation } = champions.find(game, best.heuristic, best.seed)!;
    return {
      kind: 'known player',
      game,
      seed: best.seed,
      first: best.heuristic,
      second: name,
      players: [ownPlayer(evaluation, KNOWN_DEPTH), player],
      games: extent.bestGames,
      openings: 'three-move',
    };
  });
}

/** The champions of HG, each with the key of its clash with the weights of least squares. */
export function optimumKeys(champions: Champions): { readonly key: ClashKey; readonly champion: PaperChampion }[] {
  const names = HEURISTICS.filter(({ generator }) => generator === 'HG').map(({ name }) => name);
  return champions.all
    .filter(({ name }) => names.includes(name))
    .map((champion) => {
      const { game, seed, name: first } = champion;
      return { champion, key: { kind: 'least squares', game, seed, first, second: RIVALS.optimum } };
    });
}

export function optimumClash(key: ClashKey, champion: PaperChampion, optimum: string, { extent }: Sizes): Clash {
  const { depth } = extent.tournament;
  return {
    ...key,
    players: [paperPlayer(champion.evaluation, depth), paperPlayer(optimum, depth)],
    games: extent.optimumGames,
  };
}

/** In the order of the paper. */
function fifteen(champions: Champions, game: Game, seed: number): PaperChampion[] {
  return HEURISTICS.flatMap(({ name }) => champions.find(game, name, seed) ?? []);
}
