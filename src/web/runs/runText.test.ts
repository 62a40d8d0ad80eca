import { describe, expect, test } from 'vitest';
import { choiceSentence, formatMoment, formatPoints, runCommands, variantTitle } from './runText.ts';

test('numbers and names are formatted for readers', () => {
  expect(formatPoints(0.7367)).toBe('73.7');
  expect(variantTitle('english-6x6')).toBe('English draughts on 6x6');
  expect(variantTitle('chess')).toBe('chess');
  expect(formatMoment('2026-11-16T12:50:00')).toBe('16 Nov, 12:50');
});

describe('how a champion was chosen', () => {
  const validation = { points: 0.617, games: 60, candidates: 6 };

  test('names candidates and games', () => {
    expect(choiceSentence({ generation: 14, unit: 'share', validation })).toBe(
      'It comes from generation 14 and won 61.7 % of the points in 60 validation games, the most of 6 candidates.',
    );
  });

  test('says if duels decided', () => {
    const chosen = { generation: 9, unit: 'duels', validation: { points: 0, games: 0, candidates: 1 } } as const;
    expect(choiceSentence(chosen)).toBe('It comes from generation 9 and won its knock-out.');
  });

  test('says if there was no validation', () => {
    expect(choiceSentence({ generation: 14, unit: 'share', validation: { points: 0, games: 0, candidates: 1 } })).toBe(
      'It comes from generation 14 and was the best in training.',
    );
  });
});

test('commands name the game unless it is the default', () => {
  const play = (variant: string) => runCommands(12, variant).at(2)!.command;
  expect(play('english')).toBe('evodraughts play --white run:12');
  expect(play('giveaway')).toBe('evodraughts play --white run:12 --variant giveaway');
});
