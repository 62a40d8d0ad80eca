import { expect, test } from 'vitest';
import { scoreOf } from './clash.ts';
import { HEURISTICS } from './heuristics.ts';
import { PUBLISHED, PUBLISHED_NODES } from './published.ts';

const NAMES = HEURISTICS.map(({ name }) => name);

test('there are fifteen heuristics, and the paper speaks of no other', () => {
  expect(NAMES).toHaveLength(15);
  const { tournament, td, programs, otherScores } = PUBLISHED;
  const players = [...programs, ...otherScores].map(({ player }) => player);
  const told = [tournament.first, tournament.belowTheTen, ...tournament.sevenBest, ...td.best, ...players];
  for (const name of told) expect(NAMES).toContain(name);
});

test('every two heuristics play ten games, 1050 in all', () => {
  const { games, gamesPerPair } = PUBLISHED.tournament;
  expect(games).toBe((gamesPerPair * 15 * 14) / 2);
});

test('the counts of the text add up', () => {
  const { beaten, drawn, ahead } = PUBLISHED.nullDeeper;
  expect(beaten + drawn + ahead).toBe(15);
  for (const { wins, draws, losses, games } of PUBLISHED.programs) expect(wins + draws + losses).toBe(games);
  expect(scoreOf(PUBLISHED.programs[0]!)).toBe(0.37);
});

test('times are told as nodes', () => {
  expect(PUBLISHED_NODES).toEqual([2200, 20_000]);
});

test('every decision has a reason', () => {
  for (const { reason, choice } of PUBLISHED.decisions)
    expect(Math.min(reason.length, choice.length)).toBeGreaterThan(5);
});
