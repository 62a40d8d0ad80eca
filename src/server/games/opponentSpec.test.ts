import { afterEach, describe, expect, test } from 'vitest';
import { wholeNumber } from '../../base/setting.ts';
import type { Cost, PlayerKind } from '../../players/playerKind.ts';
import { playerKind } from '../../players/playerKind.ts';
import { PLAYER_KINDS, createPlayer } from '../../players/players.ts';
import { ENGLISH, ENGLISH_6X6 } from '../../rules/variant.ts';
import { opponentSpec } from './opponentSpec.ts';

const kinds = PLAYER_KINDS as PlayerKind[];
const known = kinds.length;
afterEach(() => kinds.splice(known));

describe('a new kind of player is limited by its declared cost, whatever its options are called', () => {
  test.each<[string, (effort: number) => Cost, string | undefined]>([
    ['new', (effort) => ({ nodes: effort }), undefined],
    ['new:effort=65', (effort) => ({ nodes: 1, megabytes: effort }), 'cannot use more than 64 megabytes'],
    ['new:effort=64', (effort) => ({ nodes: 1, megabytes: effort }), undefined],
    ['new:effort=31', (effort) => ({ timeMs: 1000 * effort }), 'cannot think longer than 30 seconds about a move'],
    ['new:effort=30', (effort) => ({ timeMs: 1000 * effort }), undefined],
    ['new:effort=2', (effort) => ({ playouts: 1_000_000 * effort }), 'cannot play out more than 1000000 games'],
    ['new', () => ({}), 'cannot think without a limit'],
    ['new', () => ({ megabytes: 1 }), 'cannot think without a limit'],
  ])('%s, case %#', (spec, cost, problem) => {
    kinds.push(
      playerKind({
        name: 'new',
        summary: 'is new',
        example: 'new',
        options: { effort: wholeNumber('how hard it tries', 1, 100, 1) },
        cost: ({ effort }) => cost(effort),
        create: (_values, variant) => createPlayer('random', variant),
      }),
    );
    if (problem === undefined) expect(opponentSpec(spec, ENGLISH)).toEqual({ spec, player: spec });
    else expect(() => opponentSpec(spec, ENGLISH)).toThrow(problem);
  });
});

test.each(kinds.filter((kind) => !('standsFor' in kind || kind.isPerson)))('$name may be played as it is', (kind) => {
  expect(opponentSpec(kind.example, ENGLISH).spec).toBe(createPlayer(kind.example, ENGLISH).name);
});

test('a champion plays under its name, on its board', () => {
  const { spec, player } = opponentSpec('Champion:Oak', ENGLISH);
  expect(spec).toBe('champion:oak');
  expect(player).toMatch(/^alphabeta:/);
  expect(() => opponentSpec('champion:oak', ENGLISH_6X6)).toThrow('champion:oak was evolved for english');
});
