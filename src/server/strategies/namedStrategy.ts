/** The strategy that a spec names: the player it stands for, and its origin. */

import type { StrategyView } from '../../api/playerApi.ts';
import { InputError } from '../../base/inputError.ts';
import type { PlayedStrategy } from '../../explanations/playedStrategy.ts';
import { playedStrategy, thinkingOf } from '../../explanations/playedStrategy.ts';
import type { Champion } from '../../players/champions.ts';
import { championNamed } from '../../players/champions.ts';
import { resolvePlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { TestRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { championRating } from '../games/opponentView.ts';
import { runScores, testViews } from './testViews.ts';
import { runStrategyTitle } from './runStrategyTitle.ts';
import { championOrigin, runOrigin } from './strategyOrigin.ts';

type Known = Pick<StrategyView, 'title' | 'source' | 'rating' | 'character' | 'origin' | 'tests'>;

/** Includes the player itself, and the shortest form of its name. */
export type NamedStrategy = Known & Pick<StrategyView, 'player' | 'spec' | 'variant'>;

/** Throws if the player has no strategy or was evolved for another board. */
export function namedStrategy(player: string, variant: Variant, store: Store): NamedStrategy {
  const { name, spec, origin, evolvedFor } = resolvePlayer(player);
  if (evolvedFor !== undefined && variantNamed(evolvedFor).board !== variant.board) throw otherBoard(name, evolvedFor);
  const played = playedStrategy(spec, variant);
  if (!played && !thinkingOf(spec)) throw noStrategy(name);
  const known =
    origin?.kind === 'champion'
      ? knownOfChampion(championNamed(origin.id), variant, store)
      : origin?.kind === 'run'
        ? knownOfRun(origin.run, origin.generation, variant, store)
        : knownOfSpec(name, played, variant, store);
  return { ...known, player: name, spec, variant: variant.name };
}

function knownOfChampion(champion: Champion, variant: Variant, store: Store): Known {
  const { id, name, games, character } = champion;
  return {
    title: name,
    source: 'bundled',
    // The rating applies to its own variant only.
    rating: champion.variant === variant.name ? { ...championRating(champion), games } : null,
    character,
    origin: championOrigin(champion),
    tests: testsOfPlayer(`champion:${id}`, variant, store),
  };
}

function knownOfRun(id: number, generation: number | undefined, variant: Variant, store: Store): Known {
  const run = store.run(id);
  return {
    title: runStrategyTitle(run, generation),
    source: 'run',
    rating: null,
    character: null,
    origin: runOrigin(run, generation, store),
    // Only the champion is tested.
    tests: generation !== undefined ? [] : runScores(store.tests({ run: run.id }), variant.name),
  };
}

function knownOfSpec(name: string, played: PlayedStrategy | undefined, variant: Variant, store: Store): Known {
  return {
    title: played ? titleOf(played) : name,
    source: 'expression',
    rating: null,
    character: null,
    origin: null,
    tests: testsOfPlayer(name, variant, store),
  };
}

function titleOf(played: PlayedStrategy): string {
  if (played.strategy === null) return `A search with ${PIECES_TITLES[played.anatomy.makeup.kind]}`;
  return played.mode === 'search' ? 'A search with an expression' : 'An expression';
}

const PIECES_TITLES = { net: 'a net', patterns: 'patterns' } as const;

/** The tests of a player, found by its name. */
function testsOfPlayer(player: string, variant: Variant, store: Store): StrategyView['tests'] {
  const isMeant = (test: TestRecord): boolean => test.player === player && test.variant === variant.name;
  return testViews(store.tests().filter(isMeant));
}

function otherBoard(name: string, evolvedFor: string): InputError {
  const advice = `Ask for it with variant=${evolvedFor}.`;
  return new InputError('strategy-board', `${name} was evolved for ${evolvedFor}, which has another board. ${advice}`);
}

function noStrategy(name: string): InputError {
  const those =
    'champions such as champion:oak, strategies of runs such as run:12 or run:12@40, expressions such as ' +
    'expression:own.men - opponent.men, and searches such as alphabeta:eval=own.men - opponent.men';
  return new InputError(
    'strategy-none',
    `${name.slice(0, 80)} has no strategy to show. Players that have one: ${those}.`,
  );
}
