import { describe, expect, test } from 'vitest';
import openings from '../../data/openings.json' with { type: 'json' };
import { runCli } from '../../test/runCli.ts';
import { formatFen } from '../rules/fen.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import { distinctLines } from './findOpenings.ts';
import { openGame } from './opening.ts';
import { listedOpenings, namedOpenings } from './openings.ts';

test('the list in data/ is what the command computes', async () => {
  const { code, out } = await runCli(['openings', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(openings);
});

test('174 of 216 positions after three plies lose no man by force', () => {
  expect(distinctLines(ENGLISH, 3)).toHaveLength(216);
  expect(openings.openings.english).toHaveLength(174);
});

test.each(VARIANTS)('all openings lead to different positions: $name', (variant) => {
  const source = namedOpenings('three-move', variant, 1)!;
  const fens = Array.from({ length: source.count }, (_, round) => {
    const game = openGame(variant, source.at(round));
    expect(game.plies).toBe(3);
    return formatFen(game.position, variant.board);
  });
  expect(new Set(fens).size).toBe(source.count);
});

describe('sources', () => {
  test('a list is used in an order drawn from the seed, then again', () => {
    const list = ['9-13', '9-14', '10-14', '10-15', '11-15'].map((moves) => ({ moves }));
    const one = listedOpenings(list, 'a list', 1);
    const order = [0, 1, 2, 3, 4].map((round) => one.at(round));
    expect(order.toSorted((a, b) => a.moves.localeCompare(b.moves))).toEqual(
      list.toSorted((a, b) => a.moves.localeCompare(b.moves)),
    );
    expect(one.at(5)).toEqual(one.at(0));
    const orders = [1, 2, 3, 4].map((seed) =>
      JSON.stringify([0, 1, 2, 3, 4].map((round) => listedOpenings(list, '', seed).at(round))),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(() => listedOpenings([], 'empty.pdn', 1)).toThrow('empty.pdn contains no openings.');
  });

  test('there are as many random plies as requested, different in every round', () => {
    const source = namedOpenings('random:plies=8', ENGLISH, 1)!;
    const rounds = Array.from({ length: 50 }, (_, round) => source.at(round).moves);
    for (const moves of rounds) expect(openGame(ENGLISH, { moves }).plies).toBe(8);
    expect(new Set(rounds).size).toBe(50);
    expect(source.at(7)).toEqual(source.at(7));
  });

  test('unknown names give undefined; invalid options throw', () => {
    expect(namedOpenings('games.pdn', ENGLISH, 1)).toBeUndefined();
    expect(() => namedOpenings('random:plies=0', ENGLISH, 1)).toThrow('plies must be a whole number from 1 to 40');
    expect(() => namedOpenings('random:moves=3', ENGLISH, 1)).toThrow('has no option "moves"');
  });

  test('an opening that ends the game is rejected', () => {
    expect(() => openGame(ENGLISH, { fen: 'B:W9,14:B5', moves: '' })).toThrow('ends the game');
  });
});
