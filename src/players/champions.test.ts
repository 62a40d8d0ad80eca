import { describe, expect, test } from 'vitest';
import evolved from '../../data/evolved.json' with { type: 'json' };
import ladderPlan from '../../tools/ladderPlan.json' with { type: 'json' };
import { GAME_WORKER, playEncounters } from '../arena/encounters.ts';
import type { GamePool } from '../arena/encounters.ts';
import { namedOpenings } from '../arena/openings.ts';
import { roundRobin } from '../arena/schedule.ts';
import { Standings } from '../arena/standings.ts';
import { pointsOf, totalOf } from '../arena/tally.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import { playedStrategy, thinkingOf } from '../explanations/playedStrategy.ts';
import { piecesLine } from '../explanations/piecesLine.ts';
import { weightsLine } from '../explanations/weightsText.ts';
import { inlinePool } from '../pools/pool.ts';
import { Game } from '../rules/game.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6, VARIANTS, variantNamed } from '../rules/variant.ts';
import type { BredChampion, Champion } from './champions.ts';
import { ANCHORS, CHAMPIONS, championNamed } from './champions.ts';
import { createPlayer, parseSpec, resolveSpec } from './players.ts';

/** At about half a microsecond each, well under a second. */
const MOST_NODES = 300_000;

describe('the champions', () => {
  test('are enough for every variant', () => {
    const counts = VARIANTS.map(({ name }) => [name, ladderOf(name).length] as const);
    const least: Readonly<Record<string, number>> = { english: 9 };
    expect(counts.filter(([name, count]) => count < (least[name] ?? 4))).toEqual([]);
  });

  test('have distinct names, by which they are found', () => {
    expect(new Set(CHAMPIONS.map(({ id }) => id)).size).toBe(CHAMPIONS.length);
    for (const champion of CHAMPIONS) {
      expect(champion.id).toBe(champion.name.toLowerCase());
      expect(championNamed(` ${champion.name.toUpperCase()} `)).toBe(champion);
    }
  });

  test('are ordered from the weakest to the strongest, above random moves', () => {
    for (const { name } of VARIANTS) {
      const ratings = ladderOf(name).map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((one, two) => one - two));
      expect(ratings[0]).toBeGreaterThan(0);
      expect(ANCHORS.find(({ variant, player }) => variant === name && player === 'random')!.rating).toBe(0);
    }
    for (const { low, rating, high } of [...CHAMPIONS, ...ANCHORS]) {
      expect(low).toBeLessThan(rating);
      expect(rating).toBeLessThan(high);
    }
  });

  test('have a character in one sentence', () => {
    expect(CHAMPIONS.filter(({ character }) => !/^[A-Z][^.!?]+\.$/.test(character))).toEqual([]);
  });

  test('are those of the plan, from the runs of the plan', () => {
    const late = new Set(Object.values<readonly Planned[]>(ladderPlan.joined).flatMap(namesOf));
    for (const [variant, ladder] of Object.entries(ladderPlan.ladders)) {
      expect(namesOf(ladderOf(variant)).filter((name) => !late.has(name))).toEqual(namesOf(ladder));
    }
    expect(namesOf(CHAMPIONS).toSorted()).toEqual(namesOf(plannedChampions()).toSorted());
    const runs: Readonly<Record<string, object>> = ladderPlan.runs;
    for (const { name, run, player, generation, depth, evolvedDepth, character } of plannedChampions()) {
      const champion = championNamed(name);
      if (evolvedDepth !== undefined) {
        const {
          experiment,
          seed,
          generation: last,
        } = evolved.variants[champion.variant as keyof typeof evolved.variants];
        const origin = { experiment, changes: [], seed, generation: last, isChampion: true, depth: evolvedDepth };
        expect(champion).toMatchObject({ character, origin });
        expect(parseSpec(champion.player).values).toMatchObject({ eval: 'evolved', depth: evolvedDepth });
        continue;
      }
      if (run === undefined) {
        expect(champion).toMatchObject({ character, player: parseSpec(player!).name, origin: null });
        continue;
      }
      expect(champion).toMatchObject({ character, origin: { ...runs[run], depth: depth ?? null } });
      expect(champion.origin!.isChampion).toBe(generation === undefined);
      if (generation !== undefined) expect(champion.origin!.generation).toBe(generation);
    }
  });
});

const BRED = CHAMPIONS.filter((champion): champion is BredChampion => champion.origin !== null);

describe.each(BRED)('$name', ({ id, variant: game, player, expression, origin }) => {
  const variant = variantNamed(game);

  test('plays what was evolved', () => {
    const { strategy, mode, anatomy } = playedStrategy(`champion:${id}`, variant)!;
    if (anatomy.kind === 'pieces') expect(piecesLine(anatomy)).toBe(expression);
    else if (anatomy.kind === 'weights') expect(weightsLine(anatomy)).toBe(expression);
    else expect(strategy?.text).toBe(parseStrategy(expression, variant.board).text);
    expect(parseSpec(player).name).toBe(player);
    if (origin.depth === null) return;
    expect([mode, parseSpec(player).values['depth']]).toEqual(['search', origin.depth]);
  });

  test('is quick, without randomness and without endgame tables', () => {
    expect(parseSpec(player).values['tables'] ?? false).toBe(false);
    for (const seed of [1, 2]) {
      const position = gameAfter(variant, 8 * seed, seed);
      const answers = [1, 2].map(() => createPlayer(`champion:${id}`, variant).choose(position, createRng(seed)));
      expect(position.legalMoves).toContainEqual(answers[0]!.move);
      expect(answers[1]!.move).toEqual(answers[0]!.move);
      expect(answers[0]!.nodes ?? 0).toBeLessThan(MOST_NODES);
    }
    expect(createPlayer(`champion:${id}`, variant).isRandom).toBe(false);
  });
});

describe.each(CHAMPIONS.filter(({ origin }) => origin === null))('$name', ({ id, player, variant: game }) => {
  test('evolves while it thinks, so it has no strategy, and plays the same for the same seed', () => {
    const variant = variantNamed(game);
    expect(playedStrategy(`champion:${id}`, variant)).toBeUndefined();
    expect(thinkingOf(`champion:${id}`)!.length).toBeGreaterThan(2);
    expect(parseSpec(player).name).toBe(player);
    const position = gameAfter(variant, 8, 1);
    const answers = [1, 2].map(() => createPlayer(`champion:${id}`, variant).choose(position, createRng(1)));
    expect(position.legalMoves).toContainEqual(answers[0]!.move);
    expect(answers[1]!.move).toEqual(answers[0]!.move);
    expect(answers[0]!.nodes).toBeLessThan(MOST_NODES);
  });
});

test.each([ENGLISH_6X6, GIVEAWAY_6X6])(
  'two steps up the ladder of $name make a difference in new games',
  async (variant) => {
    const champions = ladderOf(variant.name).filter(({ origin }) => (origin?.depth ?? 0) < 5);
    const standings = await playAll(champions, variant);
    for (let higher = 2; higher < champions.length; higher++) {
      expect(pointsOf(totalOf(standings.tally(higher, higher - 2)))).toBeGreaterThan(ROUNDS);
    }
  },
);

describe('a champion as a player', () => {
  test('stands for the player that it is', () => {
    expect(createPlayer('champion: OAK', ENGLISH).name).toBe('champion:oak');
    expect(createPlayer('champion:name=oak', GIVEAWAY).name).toBe('champion:oak');
    expect(resolveSpec('champion:oak')).toBe(championNamed('oak').player);
  });

  test('plays on the board it was evolved for', () => {
    expect(() => createPlayer('champion:oak', ENGLISH_6X6)).toThrow(
      'champion:oak was evolved for english, but english-6x6 is played on 6x6. Use --variant english.',
    );
  });

  test.each([
    ['champion', 'champion needs the name of a champion such as oak. Example: champion:oak.'],
    ['champion:triffid', 'There is no champion "triffid". The champions are moss, clover, '],
  ])('%s is rejected with a reason', (spec, message) => {
    expect(() => parseSpec(spec)).toThrow(message);
  });
});

/** Pairs of games. */
const ROUNDS = 5;

interface Planned {
  readonly name: string;
  readonly run?: string | undefined;
  readonly player?: string | undefined;
  readonly generation?: number | undefined;
  readonly depth?: number | undefined;
  readonly evolvedDepth?: number | undefined;
  readonly character: string;
}

function plannedChampions(): readonly Planned[] {
  const { ladders, joined } = ladderPlan;
  return [ladders, joined].flatMap((part) => Object.values<readonly Planned[]>(part).flat());
}

function namesOf(champions: readonly { readonly name: string }[]): string[] {
  return champions.map(({ name }) => name);
}

function ladderOf(name: string): Champion[] {
  return CHAMPIONS.filter(({ variant }) => variant === name);
}

/** A game after the given number of random plies. */
function gameAfter(variant: Variant, plies: number, seed: number): Game {
  const rng = createRng(seed);
  const game = new Game(variant);
  for (let ply = 0; ply < plies && !game.outcome; ply++) {
    game.play(game.legalMoves[randomBelow(rng, game.legalMoves.length)]!);
  }
  return game.outcome ? new Game(variant) : game;
}

/** All against all, from other openings than those of the ratings. */
async function playAll(champions: readonly Champion[], variant: Variant): Promise<Standings> {
  const pool: GamePool = await inlinePool(GAME_WORKER);
  const openings = namedOpenings('random:plies=5', variant, 77)!;
  const players = champions.map(({ player }) => player);
  const event = { variant: variant.name, players, opening: (round: number) => openings.at(round), seed: 77 };
  const standings = new Standings(players.length);
  for await (const { encounter, pair } of playEncounters(pool, event, roundRobin(players.length, ROUNDS))) {
    standings.add(encounter, pair);
  }
  return standings;
}
