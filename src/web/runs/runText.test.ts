import { describe, expect, test } from 'vitest';
import {
  championSentences,
  formatMoment,
  formatPoints,
  hasGrowingOpponents,
  runCommands,
  variantTitle,
} from './runText.ts';

test('numbers and names are written as people read them', () => {
  expect(formatPoints(0.7367)).toBe('73.7');
  expect(variantTitle('english-6x6')).toBe('English draughts on 6x6');
  expect(variantTitle('chess')).toBe('chess');
  expect(formatMoment('2026-11-16T12:50:00')).toBe('16 Nov, 12:50');
});

describe('how a champion was chosen', () => {
  const champion = {
    player: 'expression:own.men',
    generation: 14,
    expression: 'own.men',
    sentences: [],
    training: 0.55,
    confirmation: { points: 0.548, games: 2000 },
    validation: { points: 0.617, games: 60, candidates: 6 },
    remarks: [],
  };

  test('names candidates, games and the gap', () => {
    const [chosen, gap] = championSentences(champion);
    expect(chosen).toBe('It is of generation 14, chosen among 6 by 61.7 of a hundred points in 60 validation games.');
    expect(gap).toMatch(/made 55\.0 .* and 54\.8 in 2\u00A0000 new games .* a gap of 0\.2, so little of its/);
  });

  test('says so where there was no validation, and where it was lucky', () => {
    const lucky = { ...champion, training: 0.7, validation: { points: 0, games: 0, candidates: 1 } };
    const [chosen, gap] = championSentences(lucky);
    expect(chosen).toBe('It is of generation 14 and was the best in training.');
    expect(gap).toMatch(/a gap of 15\.2, so some of its/);
  });
});

test('opponents grow where there is a pool that is met', () => {
  const opponents = (...list: unknown[]) => ({ fitness: { opponents: list } });
  expect(hasGrowingOpponents(opponents({ player: 'random' }, { pool: { hall: 5 }, weight: 0.2 }))).toBe(true);
  expect(hasGrowingOpponents(opponents({ player: 'random' }, { pool: { hall: 5 }, weight: 0 }))).toBe(false);
  expect(hasGrowingOpponents(opponents({ player: 'random' }))).toBe(false);
  expect(hasGrowingOpponents({})).toBe(false);
});

test('commands name the game unless it is the usual one', () => {
  const play = (variant: string) => runCommands(12, variant).at(2)!.command;
  expect(play('english')).toBe('evodraughts play --white run:12');
  expect(play('giveaway')).toBe('evodraughts play --white run:12 --variant giveaway');
});
